export const downloads = {
  listLabel: 'Downloads',
  none: 'Für diesen Benutzer gibt es keine Downloads',
  noneText: 'Sobald Ihnen jemand Unterlagen bereitstellt, stehen sie hier.',
} as const;
