import { early } from './early.js';

export const embedding = {
  sessionEnded: early.sessionEnded,
  sessionEndedText: 'This page has no access to the portal right now. Nothing is sent.',
  notShown: early.notShown,
  notShownText: early.notShownText,
  limitedTo: 'This page shows only',
  readOnlyImport: 'On this page orders can only be looked at, not imported.',
  stylesBlocked: 'The security rules of this page do not let its styles in.',
};
