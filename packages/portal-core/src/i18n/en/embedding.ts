export const embedding = {
  sessionEnded: 'The session has ended',
  sessionEndedText: 'This page has no access to the portal right now. Nothing is sent.',
  notShown: 'This part cannot be shown',
  notShownText: 'A piece of it could not be loaded. Please try again.',
};
