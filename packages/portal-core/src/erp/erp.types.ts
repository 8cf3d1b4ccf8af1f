import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** One record as the ERP delivers it: `fieldData` by German field name, `portalData` with related rows. */
export interface ErpRecord<Fields, Portals = Record<string, never>> {
  readonly recordId: string;
  /** Grows by one with every change; sent back to detect a change meanwhile. */
  readonly modId: string;
  readonly fieldData: Fields;
  readonly portalData: Portals;
}

/** The shape of a record: of its own fields, and of its related rows. */
const erpRecord = <F extends z.core.$ZodType, P extends z.core.$ZodType>(fieldData: F, portalData: P) =>
  z.strictObject({ recordId: z.string(), modId: z.string(), fieldData, portalData });

/** Counts and cursors of an ERP list. */
export interface ErpDataInfo {
  readonly foundCount: number;
  /** False when `foundCount` is what was found at least, because the find did not wait for the count; else absent. */
  readonly countIsExact?: false;
  readonly returnedCount: number;
  readonly totalRecordCount: number;
  /** Opaque places of the next and previous page; null where there is none. */
  readonly cursor?: { readonly next: string | null; readonly previous: string | null };
}
export interface ErpList<R> {
  readonly entries: readonly R[];
  readonly dataInfo: ErpDataInfo;
}

export interface ErpSort {
  /** With or without the table prefix: `AUFTRA::Datum` = `Datum`. */
  readonly fieldName: string;
  readonly sortOrder: 'ascend' | 'descend';
}
/** One object of a find's `query`: its criteria are ANDed, the objects are ORed; `omit: "true"` takes matches away. */
export type ErpFindRequest = Readonly<Record<string, string | boolean>>;
export interface ErpFind {
  readonly query?: readonly ErpFindRequest[];
  readonly sort?: readonly ErpSort[];
  readonly limit?: number;
  /** 1-based. */
  readonly offset?: number;
  /** At least 2 characters anywhere in the record's main texts. */
  readonly search?: string;
  readonly cursor?: string;
  /** The records are not kept waiting by a count that takes longer than a moment. Asked again without it, the count is waited for. */
  readonly countLater?: boolean;
}

/** An order as the ERP names it (specification 1 section 3). Numbers may come as text. */
export interface ErpOrderFields {
  readonly Externe_Order_ID: string;
  readonly Kundenreferenz: string;
  readonly _ID_AUFTRA: number;
  /** `MM/DD/YYYY`. */
  readonly Datum: string;
  readonly Status: string;
  /** Several numbers separated by carriage returns. */
  readonly Trackingnummer: string;
  readonly Versanddienstleister: string;
  readonly ID_ADRESS: number;
  readonly ID_MANDAN: number;
  readonly ZZN_Notiz_Scanner: string;
  readonly Mandant_Bezeichnung: string;
  readonly Customer_ID: string;
  readonly Versandart: string;
  /** The delivery address as printed, lines separated by carriage returns; the first line is the recipient. */
  readonly Adressblock: string;
}
export interface ErpOrderItemRow {
  readonly Nr_Artikel: string;
  readonly Artikelname: string;
  readonly Menge: number;
}
export interface ErpOrderPortals {
  readonly AUFTRAPOS_AUFTRA_SL: readonly ErpOrderItemRow[];
}
/** An order record, with what the portal itself knows about it. */
export interface ErpOrder extends ErpRecord<ErpOrderFields, ErpOrderPortals> {
  readonly investigation_status: 'OPEN' | 'UNDER_REVIEW' | 'DONE' | null;
  /** Instant of the first comment, ISO in UTC; null while there is no investigation. */
  readonly investigation_opened_at: string | null;
  readonly error_count: number;
}

/** A delivery address as the ERP names it (specification 1 section 3). */
export interface ErpAddressFields {
  readonly Anrede: string;
  readonly Adresszeile_1: string;
  readonly Adresszeile_2: string;
}
export interface ErpAddressBlockRow {
  /** 'Lieferadresse' preferred, else 'Standardadresse'. */
  readonly Zuordnung: string;
  readonly ZZN_Nachname: string;
  readonly ZZN_Vorname: string;
  readonly Strasse: string;
  readonly PLZ: string;
  readonly Ort: string;
  /** Country, alpha-2. */
  readonly LKZ: string;
  readonly ZZN_Firmenname: string;
  readonly ZZN_Adresszusatz: string;
}
export interface ErpAddressPortals {
  readonly ADRBLO_ADRESS_SL: readonly ErpAddressBlockRow[];
  readonly INTNET_ADRESS_SL: readonly { readonly Adresse: string }[];
}
export type ErpAddress = ErpRecord<ErpAddressFields, ErpAddressPortals>;

/** A product in the answer of the product search. */
export interface ErpProductHitFields {
  readonly Nr_Artikel: string;
  readonly Artikelname: string;
  readonly Lagerstand_verfuegbar_gesamt: number;
}
export type ErpProductHit = ErpRecord<ErpProductHitFields>;

/** A product as the ERP names it (specification 1 section 3). */
export interface ErpProductFields {
  readonly Nr_Artikel: string;
  readonly Artikelname: string;
  readonly Nr_EAN: string;
  /** Sales price in the currency's main unit, two decimals. */
  readonly VK: number;
  readonly Einheit: string;
  /** Kilograms, three decimals. */
  readonly Artikelgewicht: number;
  readonly Zolltarifnummer: string;
  readonly ZZN_Barcode: string;
  readonly ZZN_Shopname: string;
  readonly ID_MANDAN: number;
  readonly Mandant_Bezeichnung: string;
  /** Free units in all warehouses. */
  readonly Lagerstand_verfuegbar_gesamt: number;
  readonly Status: string;
}
/** A product record with its units over all warehouses. */
export interface ErpProduct extends ErpRecord<ErpProductFields> {
  readonly stock: { readonly available: number; readonly reserved: number; readonly total: number };
}
/** The fields of a product as they are sent to be stored; amounts as typed, with `.` or `,` before the decimals. */
export type ErpProductInput = Partial<
  Omit<ErpProductFields, 'VK' | 'Artikelgewicht' | 'Mandant_Bezeichnung' | 'Lagerstand_verfuegbar_gesamt'> & {
    readonly VK: string | number;
    readonly Artikelgewicht: string | number;
  }
>;

/** What lies of a product on one place of a warehouse (`ARTIKE_ARTLAGPOS`). */
export interface ErpStockFields {
  readonly Nr_Artikel: string;
  readonly ID_MANDAN: number;
  readonly Menge_verfuegbar: number;
  readonly Menge_reserviert: number;
  /** The warehouse. */
  readonly 'LAGER::Bezeichnung': string;
  /** The place within it. */
  readonly 'LAGERPOS::Bezeichnung': string;
}
export type ErpStockRow = ErpRecord<ErpStockFields>;

const inboundRecord = erpRecord(
  z.strictObject({
    ID_Intendo: z.int(),
    ID_MANDAN: z.int(),
    /** The warehouse. */
    'LAGER::Bezeichnung': z.string(),
  }),
  z.strictObject({
    BESPOS_BESTEL_SL: z.array(
      z.strictObject({
        /** Of one ordered position. */
        Position: z.int(),
        Nr_Artikel: z.string(),
        Artikelname: z.string(),
        Menge_bestellt: z.number(),
        Menge_gebucht: z.number(),
        /** Why fewer or more came than announced; empty when they are the same. */
        ZZN_Grund: z.string(),
      }),
    ),
  }),
);
/** The head of an inbound order (`BESTEL`), what the ERP makes of an accepted delivery, and which delivery that is. */
export const erpInboundShape = z.strictObject({ ...inboundRecord.shape, delivery_id: z.int() });
export type ErpInbound = Wire<typeof erpInboundShape>;
export type ErpInboundRow = ErpInbound['portalData']['BESPOS_BESTEL_SL'][number];
export type ErpInboundFields = ErpInbound['fieldData'];
