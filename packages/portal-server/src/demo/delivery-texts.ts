/** Comments of the warehouse and the merchants on deliveries: HTML, as the editor stores it. */
export const DELIVERY_COMMENTS = {
  UNDER_REVIEW: [
    '<p>Wir prüfen Termin und Stellplatz und melden uns bis morgen.</p>',
    '<p>Danke für die Ankündigung. Bitte die Anzahl der Paletten noch ergänzen.</p>',
  ],
  ACCEPTED: [
    '<p>Angenommen, bitte an <strong>Tor 3</strong> anmelden.</p>',
    '<p>Termin passt. Lieferschein bitte außen an der ersten Palette anbringen.</p>',
  ],
  DECLINED: [
    '<p>An diesem Tag ist Inventur, wir können nicht annehmen. Bitte neuen Termin ankündigen.</p>',
    '<p>Ohne Lieferschein können wir die Ware leider nicht annehmen.</p>',
  ],
  OBSOLETE: ['<p>Doppelt angekündigt, siehe die andere Anlieferung.</p>'],
  DONE: ['<p>Ware vollständig vereinnahmt.</p>', '<p>Vereinnahmt, Einlagerung ist abgeschlossen.</p>'],
  question: [
    '<p>Kann die Ware auch einen Tag früher kommen?</p>',
    '<p>Der Fahrer meldet sich eine Stunde vorher.</p>',
  ],
} as const;

/** Reasons why fewer units came than announced, while more are expected and when the delivery is complete. */
export const DELIVERY_DIFFERENCES = {
  ACCEPTED: 'Eine Palette fehlt, der Spediteur bringt sie nach',
  DONE: 'Karton beschädigt, zurück an den Spediteur',
} as const;

export const DELIVERY_NOTES = [
  '',
  '',
  '2 Europaletten, nicht stapelbar',
  'Bitte MHD erfassen',
  'Container, Entladung von Hand',
  'Nachlieferung zum Rückstand',
] as const;

export const DELIVERY_CARRIERS = [
  'Dachser',
  'DB Schenker',
  'DHL Freight',
  'Gebrüder Weiss',
  'Hellmann',
  'Eigene Spedition',
] as const;
