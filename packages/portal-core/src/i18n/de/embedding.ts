import { early } from './early.js';

export const embedding = {
  sessionEnded: early.sessionEnded,
  sessionEndedText: 'Diese Seite bekommt gerade keinen Zugang zum Portal. Es wird nichts gesendet.',
  notShown: early.notShown,
  notShownText: early.notShownText,
  limitedTo: 'Diese Seite zeigt nur',
  readOnlyImport: 'Auf dieser Seite lassen sich Bestellungen nur ansehen, nicht importieren.',
  stylesBlocked: 'Die Sicherheitsregeln dieser Seite lassen seine Darstellung nicht zu.',
};
