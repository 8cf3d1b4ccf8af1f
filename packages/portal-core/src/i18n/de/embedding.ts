export const embedding = {
  sessionEnded: 'Die Sitzung ist abgelaufen',
  sessionEndedText: 'Diese Seite bekommt gerade keinen Zugang zum Portal. Es wird nichts gesendet.',
  notShown: 'Dieser Bereich lässt sich nicht anzeigen',
  notShownText: 'Ein Teil davon konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
};
