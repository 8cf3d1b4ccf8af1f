/** Texts of the commands that list and change records. */
export const cliRecords = {
  columnMerchantId: 'Händler Nr.',
  listNone: 'Nichts gefunden.',
  listPart_one: '{{shown}} von {{count}} gezeigt. Mehr: --limit ZAHL oder --all',
  listPart_other: '{{shown}} von {{count}} gezeigt. Mehr: --limit ZAHL oder --all',
  hintListJson: 'Bestellungen als JSON: kontor orders list --json',
  orderUnknown: 'Die Bestellung {{number}} gibt es nicht',
  orderAmbiguous: 'Die Nummer {{number}} haben mehrere Bestellungen, ihre Nummern im ERP: {{ids}}',
  hintErpNumber: 'Bitte die Nummer des ERP mit --erp angeben',
  deliveryUnknown: 'Die Anlieferung {{id}} gibt es nicht',
  askHold_one: '{{count}} Bestellung anhalten? [j/N] ',
  askHold_other: '{{count}} Bestellungen anhalten? [j/N] ',
  askRelease_one: '{{count}} Bestellung fortsetzen? [j/N] ',
  askRelease_other: '{{count}} Bestellungen fortsetzen? [j/N] ',
  askCancel_one: '{{count}} Bestellung stornieren? [j/N] ',
  askCancel_other: '{{count}} Bestellungen stornieren? [j/N] ',
  watching: 'Dateien, die in {{path}} ankommen, werden importiert. Strg-C beendet.',
  watchStopping: 'Die laufende Datei wird noch fertig; noch einmal Strg-C bricht sofort ab.',
  watchMoved: '{{file}} → {{place}}',
  watchAnswer:
    'Beantworten: {{command}} mit diesen Angaben, oder am Terminal ohne sie. Eine bestätigte Zuordnung gilt danach für Dateien mit denselben Spalten.',
  hintJsonLines: 'Eine Zeile JSON je Datei: --jsonl',
} as const;
