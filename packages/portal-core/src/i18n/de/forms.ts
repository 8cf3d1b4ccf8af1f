export const forms = {
  staleTitle: 'Jemand hat den Datensatz inzwischen geändert',
  changedBy: 'Zuletzt geändert: {{name}}, {{ago}}',
  staleFields: 'Geändert: {{fields}}',
  staleKept: 'Ihre Eingaben sind noch da, aber nicht gespeichert.',
  fieldStale: 'Jemand hat „{{name}}“ inzwischen geändert',
  fieldNow: 'Dort steht jetzt: {{now}}',
  fieldKept: 'Ihr Eintrag steht noch hier. Speichern ersetzt den neuen Stand.',
  keepMine: 'Meine Eingaben behalten',
  takeTheirs: 'Neuen Stand übernehmen',
} as const;
