export const forms = {
  staleTitle: 'Jemand hat den Datensatz inzwischen geändert',
  staleFields: 'Geändert: {{fields}}',
  staleKept: 'Ihre Eingaben sind noch da, aber nicht gespeichert.',
  keepMine: 'Meine Eingaben behalten',
  takeTheirs: 'Neuen Stand übernehmen',
} as const;
