export const sampleRecords = {
  tableLabel: 'Musterdatensätze',
  id: 'Nr.',
  name: 'Name',
  noResults: 'Zu dieser Anfrage gibt es keine Ergebnisse',
  foundCount_one: '{{total}} Musterdatensatz gefunden',
  foundCount_other: '{{total}} Musterdatensätze gefunden',
} as const;
