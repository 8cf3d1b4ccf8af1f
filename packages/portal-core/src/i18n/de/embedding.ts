import { early } from './early.js';

export const embedding = {
  sessionEnded: 'Die Sitzung ist abgelaufen',
  sessionEndedText: 'Diese Seite bekommt gerade keinen Zugang zum Portal. Es wird nichts gesendet.',
  notShown: early.notShown,
  notShownText: early.notShownText,
  stylesBlocked: 'Die Sicherheitsregeln dieser Seite lassen seine Darstellung nicht zu.',
};
