/** A field of a table of the simulated file. */
export interface SimulatedField {
  readonly result: 'text' | 'number' | 'date' | 'timeStamp';
  readonly type?: 'normal' | 'calculation';
  /** What FileMaker enters itself: the number of the record, or the time of its last change. */
  readonly enters?: 'serial' | 'changedAt';
  readonly unique?: true;
}
export type SimulatedFields = Readonly<Record<string, SimulatedField>>;

/** A layout: the fields of its own table, and those of the tables that its portals show, by portal. */
export interface SimulatedLayout {
  readonly fields: SimulatedFields;
  readonly portals: Readonly<Record<string, SimulatedFields>>;
}

export type SimulatedValue = string | number;
/** A record as it is kept. */
export interface SimulatedRecord {
  readonly recordId: string;
  modId: number;
  readonly fields: Record<string, SimulatedValue>;
  readonly portals: Record<string, Record<string, SimulatedValue>[]>;
}

const text = { result: 'text' } as const;

/** The layout that Kontor's default mapping names, as a FileMaker developer would make it. */
export const API_AUFTRA: SimulatedLayout = {
  fields: {
    ZZN_Kontor_ID: text,
    Externe_Order_ID: text,
    ID_MANDAN: { result: 'number' },
    _ID_AUFTRA: { result: 'number', enters: 'serial' },
    Status: text,
    ZZN_Geaendert_am: { result: 'timeStamp', enters: 'changedAt' },
    Trackingnummer: text,
    Versanddienstleister: text,
    ZZN_Notiz_Scanner: text,
    Datum: { result: 'date' },
    Kundenreferenz: text,
    Customer_ID: text,
    Versandart: text,
    Adressblock: text,
    'ADRESS::Anrede': text,
    'ADRESS::Adresszeile_1': text,
    'ADRESS::Adresszeile_2': text,
  },
  portals: {
    AUFTRAPOS_AUFTRA_SL: {
      'AUFTRAPOS_AUFTRA_SL::Nr_Artikel': text,
      'AUFTRAPOS_AUFTRA_SL::Artikelname': text,
      'AUFTRAPOS_AUFTRA_SL::Menge': { result: 'number' },
    },
    ADRBLO_ADRESS_SL: Object.fromEntries(
      [
        'Zuordnung',
        'ZZN_Nachname',
        'ZZN_Vorname',
        'Strasse',
        'PLZ',
        'Ort',
        'LKZ',
        'ZZN_Firmenname',
        'ZZN_Adresszusatz',
      ].map((name) => [`ADRBLO_ADRESS_SL::${name}`, text]),
    ),
    INTNET_ADRESS_SL: { 'INTNET_ADRESS_SL::Adresse': text },
  },
};

/** The layout of products that the mapping names by itself. */
export const API_ARTIKE: SimulatedLayout = {
  fields: {
    Nr_Artikel: text,
    ID_MANDAN: { result: 'number' },
    Artikelname: text,
    Nr_EAN: text,
    ZZN_Barcode: text,
    VK: { result: 'number' },
    Einheit: text,
    Artikelgewicht: { result: 'number' },
    Zolltarifnummer: text,
    ZZN_Shopname: text,
    Status: text,
    ZZN_Geaendert_am: { result: 'timeStamp', enters: 'changedAt' },
  },
  portals: {},
};

/** The layout of stock that the mapping names by itself: a record for each product on a place. */
export const API_LAGER: SimulatedLayout = {
  fields: {
    Nr_Artikel: text,
    ID_MANDAN: { result: 'number' },
    ZZN_Lager: text,
    Lagerplatz: text,
    Lagerstand: { result: 'number' },
    ZZN_Geaendert_am: { result: 'timeStamp', enters: 'changedAt' },
  },
  portals: {},
};

/** The layout of inbound orders that the mapping names by itself. */
export const API_BESTEL: SimulatedLayout = {
  fields: {
    ZZN_Kontor_ID: { ...text, unique: true },
    ID_MANDAN: { result: 'number' },
    ID_Intendo: { result: 'number' },
    ZZN_Lager: text,
    ZZN_Liefertag: { result: 'date' },
    Versanddienstleister: text,
    Trackingnummer: text,
    ZZN_Notiz: text,
    ZZN_Geaendert_am: { result: 'timeStamp', enters: 'changedAt' },
  },
  portals: {
    BESPOS_BESTEL_SL: {
      'BESPOS_BESTEL_SL::Position': { result: 'number' },
      'BESPOS_BESTEL_SL::Nr_Artikel': text,
      'BESPOS_BESTEL_SL::Artikelname': text,
      'BESPOS_BESTEL_SL::Nr_EAN': text,
      'BESPOS_BESTEL_SL::Menge_bestellt': { result: 'number' },
      'BESPOS_BESTEL_SL::Menge_gebucht': { result: 'number' },
      'BESPOS_BESTEL_SL::ZZN_Grund': text,
    },
  },
};
