import * as z from 'zod/mini';
import type { findShape } from '../wire/index.js';
import { INVESTIGATION_SIDES, INVESTIGATION_STATUSES } from '../investigations/index.js';
import type { Schema, Wire } from '../validation/index.js';

/** A record as the ERP delivers it: its own fields by German name, and its related rows. */
const erpRecord = <F extends z.core.$ZodType, P extends z.core.$ZodType>(fieldData: F, portalData: P) =>
  z.strictObject({
    recordId: z.string(),
    /** Increases by one with every change; sent back to detect a change in the meantime. */
    modId: z.string(),
    fieldData,
    portalData,
  });
/** The parts common to all records of the ERP. */
export type ErpRecord<Fields, Portals = Record<string, never>> = Wire<
  ReturnType<typeof erpRecord<Schema<Fields>, Schema<Portals>>>
>;
const noPortals = z.strictObject({});

/** Units of a product over all warehouses. */
export const productStockShape = z.strictObject({
  /** Units that can be ordered; negative when more were promised than exist. */
  available: z.number(),
  /** Units reserved for open orders. */
  reserved: z.number(),
  /** Units in the warehouses: available and reserved together. */
  total: z.number(),
});

/** Counts and cursors of an ERP list. */
const dataInfoShape = z.strictObject({
  foundCount: z.int(),
  /** False when `foundCount` is a lower bound: the find did not wait for the count, or told where it may end. Otherwise absent. */
  countIsExact: z.optional(z.literal(false)),
  returnedCount: z.int(),
  totalRecordCount: z.int(),
  /** Opaque cursors of the next and previous page; null where there is no page. */
  cursor: z.optional(z.strictObject({ next: z.nullable(z.string()), previous: z.nullable(z.string()) })),
});
export type ErpDataInfo = Wire<typeof dataInfoShape>;

/** The answer of a find: records and their counts. */
export const erpList = <R extends z.core.$ZodType>(record: R) =>
  z.strictObject({ entries: z.array(record), dataInfo: dataInfoShape });
/** The part of `erpList` common to every kind of record, for code that serves all of them. */
export interface ErpList<R> {
  readonly entries: readonly R[];
  readonly dataInfo: ErpDataInfo;
}

export type ErpFind = Wire<ReturnType<typeof findShape>>;
export type ErpSort = NonNullable<ErpFind['sort']>[number];
/** One object of a find's `query`: its criteria are ANDed, the objects are ORed; `omit: "true"` removes its matches from the result. */
export type ErpFindRequest = NonNullable<ErpFind['query']>[number];

const orderRecord = erpRecord(
  z.strictObject({
    Externe_Order_ID: z.string(),
    Kundenreferenz: z.string(),
    _ID_AUFTRA: z.int(),
    /** `MM/DD/YYYY`. */
    Datum: z.string(),
    Status: z.string(),
    /** Several numbers separated by carriage returns. */
    Trackingnummer: z.string(),
    Versanddienstleister: z.string(),
    ID_ADRESS: z.int(),
    ID_MANDAN: z.int(),
    ZZN_Notiz_Scanner: z.string(),
    Mandant_Bezeichnung: z.string(),
    Customer_ID: z.string(),
    Versandart: z.string(),
    /** The delivery address as printed, lines separated by carriage returns; the first line is the recipient. */
    Adressblock: z.string(),
  }),
  z.strictObject({
    AUFTRAPOS_AUFTRA_SL: z.array(
      z.strictObject({ Nr_Artikel: z.string(), Artikelname: z.string(), Menge: z.number() }),
    ),
  }),
);
/** An order in the ERP's naming (specification 1 section 3), with the portal's own data about it. */
export const erpOrderShape = z.strictObject({
  ...orderRecord.shape,
  investigation_status: z.nullable(z.enum(INVESTIGATION_STATUSES)),
  /** Instant of the first comment, ISO in UTC; null while there is no investigation. */
  investigation_opened_at: z.nullable(z.string()),
  /** Whose turn it is in the investigation; null when nobody waits for anything. */
  investigation_turn: z.nullable(z.enum(INVESTIGATION_SIDES)),
  /** Instant since which it is that side's turn, ISO in UTC; null when it is nobody's. */
  investigation_turn_since: z.nullable(z.string()),
  error_count: z.int(),
});
export type ErpOrder = Wire<typeof erpOrderShape>;
export type ErpOrderFields = ErpOrder['fieldData'];
export type ErpOrderPortals = ErpOrder['portalData'];
export type ErpOrderItemRow = ErpOrderPortals['AUFTRAPOS_AUFTRA_SL'][number];

/** A delivery address in the ERP's naming (specification 1 section 3). */
export const erpAddressShape = erpRecord(
  z.strictObject({ Anrede: z.string(), Adresszeile_1: z.string(), Adresszeile_2: z.string() }),
  z.strictObject({
    ADRBLO_ADRESS_SL: z.array(
      z.strictObject({
        /** Kind of the address: 'Lieferadresse' preferred, else 'Standardadresse'. */
        Zuordnung: z.string(),
        ZZN_Nachname: z.string(),
        ZZN_Vorname: z.string(),
        Strasse: z.string(),
        PLZ: z.string(),
        Ort: z.string(),
        /** Country, alpha-2. */
        LKZ: z.string(),
        ZZN_Firmenname: z.string(),
        ZZN_Adresszusatz: z.string(),
      }),
    ),
    INTNET_ADRESS_SL: z.array(z.strictObject({ Adresse: z.string() })),
  }),
);
export type ErpAddress = Wire<typeof erpAddressShape>;
export type ErpAddressFields = ErpAddress['fieldData'];
export type ErpAddressPortals = ErpAddress['portalData'];
export type ErpAddressBlockRow = ErpAddressPortals['ADRBLO_ADRESS_SL'][number];

/** A product in the answer of the product search. */
export const erpProductHitShape = erpRecord(
  z.strictObject({
    Nr_Artikel: z.string(),
    Artikelname: z.string(),
    Lagerstand_verfuegbar_gesamt: z.number(),
  }),
  noPortals,
);
export type ErpProductHit = Wire<typeof erpProductHitShape>;
export type ErpProductHitFields = ErpProductHit['fieldData'];

const productRecord = erpRecord(
  z.strictObject({
    Nr_Artikel: z.string(),
    Artikelname: z.string(),
    Nr_EAN: z.string(),
    /** Sales price in the currency's main unit, two decimals. */
    VK: z.number(),
    Einheit: z.string(),
    /** Kilograms, three decimals. */
    Artikelgewicht: z.number(),
    Zolltarifnummer: z.string(),
    ZZN_Barcode: z.string(),
    ZZN_Shopname: z.string(),
    ID_MANDAN: z.int(),
    Mandant_Bezeichnung: z.string(),
    /** Available units in all warehouses. */
    Lagerstand_verfuegbar_gesamt: z.number(),
    Status: z.string(),
  }),
  noPortals,
);
/** A product in the ERP's naming (specification 1 section 3), with its units over all warehouses. */
export const erpProductShape = z.strictObject({ ...productRecord.shape, stock: productStockShape });
export type ErpProduct = Wire<typeof erpProductShape>;
export type ErpProductFields = ErpProduct['fieldData'];

const text = z.optional(z.string().check(z.maxLength(1000)));
const amount = z.optional(z.union([z.string().check(z.maxLength(200)), z.number()]));
/** The fields of a product to store, in the ERP's naming; amounts as typed, with `.` or `,` before the decimals. */
export const erpProductInputShape = z.strictObject({
  Nr_Artikel: text,
  Artikelname: text,
  Nr_EAN: text,
  VK: amount,
  Einheit: text,
  Artikelgewicht: amount,
  Zolltarifnummer: text,
  ZZN_Barcode: text,
  ZZN_Shopname: text,
  Status: text,
  ID_MANDAN: z.optional(z.int().check(z.minimum(1))),
});
export type ErpProductInput = Wire<typeof erpProductInputShape>;

/** The stock of a product at one place of a warehouse (`ARTIKE_ARTLAGPOS`). */
export const erpStockRowShape = erpRecord(
  z.strictObject({
    Nr_Artikel: z.string(),
    ID_MANDAN: z.int(),
    Menge_verfuegbar: z.number(),
    Menge_reserviert: z.number(),
    /** Name of the warehouse. */
    'LAGER::Bezeichnung': z.string(),
    /** Name of the place within the warehouse. */
    'LAGERPOS::Bezeichnung': z.string(),
  }),
  noPortals,
);
export type ErpStockRow = Wire<typeof erpStockRowShape>;
export type ErpStockFields = ErpStockRow['fieldData'];

const inboundRecord = erpRecord(
  z.strictObject({
    ID_Intendo: z.int(),
    ID_MANDAN: z.int(),
    /** Name of the warehouse. */
    'LAGER::Bezeichnung': z.string(),
  }),
  z.strictObject({
    BESPOS_BESTEL_SL: z.array(
      z.strictObject({
        /** Number of the ordered position. */
        Position: z.int(),
        Nr_Artikel: z.string(),
        Artikelname: z.string(),
        /** The product's EAN; empty when it has none, or is not known. */
        Nr_EAN: z.string(),
        Menge_bestellt: z.number(),
        Menge_gebucht: z.number(),
        /** Reason for more or fewer units than announced; empty when they are equal. */
        ZZN_Grund: z.string(),
      }),
    ),
  }),
);
/** The head of an inbound order (`BESTEL`), which the ERP creates from an accepted delivery, with the id of that delivery. */
export const erpInboundShape = z.strictObject({ ...inboundRecord.shape, delivery_id: z.int() });
export type ErpInbound = Wire<typeof erpInboundShape>;
export type ErpInboundRow = ErpInbound['portalData']['BESPOS_BESTEL_SL'][number];
export type ErpInboundFields = ErpInbound['fieldData'];
