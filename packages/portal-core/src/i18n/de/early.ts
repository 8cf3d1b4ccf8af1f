/** Texts shown when the catalogue cannot be fetched. */
export const early = {
  retry: 'Erneut versuchen',
  notShown: 'Dieser Bereich lässt sich nicht anzeigen',
  notShownText: 'Ein Teil davon konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  notConfigured: 'Auf dieser Seite ist nicht eingerichtet, woher der Zugang zum Portal kommt.',
  sessionEnded: 'Die Sitzung ist abgelaufen',
  unavailable: 'Der Server ist gerade nicht erreichbar',
};
