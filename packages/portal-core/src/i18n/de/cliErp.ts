/** Texts of the command line about the link to the ERP. */
export const cliErp = {
  erpNoFileMaker: 'Die Einstellungen des Portals nennen keine FileMaker-Datei (KONTOR_FILEMAKER_URL).',
  erpChecked: '{{url}}, Layout „{{layout}}“',
  erpFine_one: '{{count}} Feld ist so da, wie Kontor es braucht.',
  erpFine_other: 'Alle {{count}} Felder sind so da, wie Kontor sie braucht.',
  erpFlaws_one:
    '{{count}} von {{total}} Angaben fehlt oder passt nicht. Die Sätze oben sind für die Entwicklerin oder den Entwickler der FileMaker-Datei.',
  erpFlaws_other:
    '{{count}} von {{total}} Angaben fehlen oder passen nicht. Die Sätze oben sind für die Entwicklerin oder den Entwickler der FileMaker-Datei.',
  erpFlaw_layoutMissing:
    'Bitte ein Layout „{{field}}“ auf der Tabelle der {{records}} anlegen und dem Konto von Kontor zeigen (Berechtigung fmrest).',
  erpFlaw_fieldMissing:
    'Bitte das Feld „{{field}}“ auf das Layout „{{layout}}“ legen; gibt es das Feld nicht, bitte anlegen.',
  erpFlaw_portalMissing:
    'Bitte auf das Layout „{{layout}}“ ein Portal mit dem Objektnamen „{{field}}“ legen und in dessen Beziehung das Anlegen von Datensätzen erlauben.',
  erpFlaw_wrongKind: 'Das Feld „{{field}}“ ist vom Typ {{found}}; gebraucht wird {{wanted}}.',
  erpFlaw_notWritable:
    'Das Feld „{{field}}“ ist vom Typ {{found}} und lässt sich nicht beschreiben; gebraucht wird ein gewöhnliches Feld.',
  erpRecords_order: 'Aufträge',
  erpRecords_product: 'Artikel',
  erpRecords_delivery: 'Wareneingänge',
  erpRecords_stock: 'Lagerbestände',
  erpKind_text: 'Text',
  erpKind_number: 'Zahl',
  erpKind_date: 'Datum',
  erpKind_time: 'Zeit',
  erpKind_timeStamp: 'Zeitstempel',
  erpKind_container: 'Container',
  erpKind_calculation: 'Formel',
  erpKind_summary: 'Statistik',
} as const;
