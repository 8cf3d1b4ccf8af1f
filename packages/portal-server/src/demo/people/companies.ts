/** Company names: a trade with a name; `{name}` is replaced by a family name, `{town}` by the town. */
export const COMPANIES: readonly string[] = [
  'Hotel {name}',
  'Hotel Seeblick',
  'Gasthof zur Post',
  'Gasthaus {name}',
  'Pension {name}',
  'Ferienhof {name}',
  'Café {name}',
  'Bäckerei {name}',
  'Metzgerei {name}',
  'Tischlerei {name}',
  'Schreinerei {name} & Söhne',
  'Malerbetrieb {name}',
  'Elektro {name}',
  'Zahnarztpraxis Dr. {name}',
  'Gemeinschaftspraxis Dr. {name} & Dr. Lang',
  'Apotheke am Markt',
  'Kanzlei {name} & Partner',
  'Steuerbüro {name}',
  'Architekturbüro {name}',
  'Kindergarten Sonnenschein',
  'Grundschule {town}',
  'Freiwillige Feuerwehr {town}',
  'Stadtwerke {town}',
  'Sportverein {town} e.V.',
  'Buchhandlung {name}',
  'Blumen {name}',
  'Friseur {name}',
  'Autohaus {name}',
  'Physiotherapie {name}',
  'Werbeagentur {name}',
];

/** Legal forms after a company's name, by country. */
export const LEGAL_FORMS: Readonly<Record<'DE' | 'AT' | 'CH', readonly string[]>> = {
  DE: ['GmbH', 'GmbH & Co. KG', 'e.K.', 'OHG', '', ''],
  AT: ['GmbH', 'KG', 'e.U.', 'OG', '', ''],
  CH: ['AG', 'GmbH', '& Co.', '', ''],
};

/** Departments in the second address line of companies. */
export const DEPARTMENTS: readonly string[] = [
  'Einkauf',
  'Wareneingang',
  'Empfang',
  'Rezeption',
  'Küche',
  'Sekretariat',
  'z. Hd. Buchhaltung',
  'Tor 2',
  'Lager',
];

/** Second address lines of private addresses. */
export const ADDRESS_ADDITIONS: readonly string[] = [
  'c/o Müller',
  'c/o Brandt',
  'Hinterhaus',
  'Seitenflügel links',
  '2. OG links',
  '3. Stock rechts',
  'EG',
  'Dachgeschoss',
  'Haus B',
  'Wohnung 14',
  'Whg. 12',
  'bei Familie Huber',
];
