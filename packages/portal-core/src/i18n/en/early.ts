/** Texts shown when the catalogue cannot be fetched. */
export const early = {
  retry: 'Try again',
  notShown: 'This part cannot be shown',
  notShownText: 'A piece of it could not be loaded. Please try again.',
  notConfigured: 'It has not been set up on this page where access to the portal comes from.',
  sessionEnded: 'The session has ended',
  unavailable: 'The server cannot be reached right now',
};
