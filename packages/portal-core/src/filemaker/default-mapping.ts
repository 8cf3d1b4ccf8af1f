import type { FileMakerMapping } from './mapping.js';

const AUFTRAPOS = 'AUFTRAPOS_AUFTRA_SL';
const ADRBLO = 'ADRBLO_ADRESS_SL';
const INTNET = 'INTNET_ADRESS_SL';
const BESPOS = 'BESPOS_BESTEL_SL';

/** The layouts and the fields of the specification, with some of Kontor's own. */
export const ALL_MAPPED: FileMakerMapping = {
  layout: 'api_AUFTRA',
  fields: {
    kontorNumber: 'ZZN_Kontor_ID',
    externalOrderId: 'Externe_Order_ID',
    merchant: 'ID_MANDAN',
    erpNumber: '_ID_AUFTRA',
    status: 'Status',
    changedAt: 'ZZN_Geaendert_am',
    trackingNumbers: 'Trackingnummer',
    carrier: 'Versanddienstleister',
    comment: 'ZZN_Notiz_Scanner',
    date: 'Datum',
    customerReference: 'Kundenreferenz',
    customerId: 'Customer_ID',
    shippingMethod: 'Versandart',
    addressBlock: 'Adressblock',
    salutation: 'ADRESS::Anrede',
    recipient: 'ADRESS::Adresszeile_1',
    secondName: 'ADRESS::Adresszeile_2',
  },
  items: {
    portal: AUFTRAPOS,
    table: AUFTRAPOS,
    fields: { product: 'Nr_Artikel', name: 'Artikelname', quantity: 'Menge' },
  },
  address: {
    portal: ADRBLO,
    table: ADRBLO,
    fields: {
      kind: 'Zuordnung',
      name: 'ZZN_Nachname',
      secondName: 'ZZN_Vorname',
      street: 'Strasse',
      postalCode: 'PLZ',
      city: 'Ort',
      country: 'LKZ',
      company: 'ZZN_Firmenname',
      addition: 'ZZN_Adresszusatz',
    },
  },
  email: { portal: INTNET, table: INTNET, fields: { address: 'Adresse' } },
  products: {
    layout: 'api_ARTIKE',
    fields: {
      productNumber: 'Nr_Artikel',
      merchant: 'ID_MANDAN',
      name: 'Artikelname',
      ean: 'Nr_EAN',
      barcode: 'ZZN_Barcode',
      price: 'VK',
      unit: 'Einheit',
      weight: 'Artikelgewicht',
      customsNumber: 'Zolltarifnummer',
      shopName: 'ZZN_Shopname',
      status: 'Status',
      changedAt: null,
    },
  },
  deliveries: {
    layout: 'api_BESTEL',
    fields: {
      kontorNumber: 'ZZN_Kontor_ID',
      merchant: 'ID_MANDAN',
      inboundNumber: 'ID_Intendo',
      warehouse: 'ZZN_Lager',
      arrivesOn: 'ZZN_Liefertag',
      carrier: 'Versanddienstleister',
      trackingNumber: 'Trackingnummer',
      note: 'ZZN_Notiz',
      changedAt: null,
    },
    items: {
      portal: BESPOS,
      table: BESPOS,
      fields: {
        position: 'Position',
        product: 'Nr_Artikel',
        name: 'Artikelname',
        ean: 'Nr_EAN',
        announced: 'Menge_bestellt',
        booked: 'Menge_gebucht',
        reason: 'ZZN_Grund',
      },
    },
  },
  stock: {
    layout: 'api_LAGER',
    fields: {
      productNumber: 'Nr_Artikel',
      merchant: 'ID_MANDAN',
      warehouse: 'ZZN_Lager',
      place: 'Lagerplatz',
      onHand: 'Lagerstand',
      changedAt: 'ZZN_Geaendert_am',
    },
  },
};

/** What is not told of, or read, unless a mapping names it. */
export const ORDERS_ALONE = { products: null, deliveries: null, stock: null } as const;

/** The mapping of a file that is told of orders alone, as the specification has them. */
export const DEFAULT_MAPPING: FileMakerMapping = { ...ALL_MAPPED, ...ORDERS_ALONE };
