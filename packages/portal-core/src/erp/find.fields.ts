import type { ErpOrderFields, ErpOrderItemRow, ErpProductFields } from '../erp-records/index.js';
import type { FindField } from './find.plan.js';

const order = (kind: FindField['kind']): FindField => ({ kind, table: 'AUFTRA' });
const item = (kind: FindField['kind']): FindField => ({ kind, table: 'AUFTRAPOS_AUFTRA_SL' });
const product = (kind: FindField['kind']): FindField => ({ kind, table: 'ARTIKE' });

/** The fields that orders can be found by: their own, and number and name of their products (any item may match). */
export const ORDER_FIND_FIELDS = {
  Externe_Order_ID: order('text'),
  Kundenreferenz: order('text'),
  _ID_AUFTRA: order('number'),
  Datum: order('date'),
  Status: order('text'),
  Trackingnummer: order('text'),
  Versanddienstleister: order('text'),
  ID_ADRESS: order('number'),
  ID_MANDAN: order('number'),
  ZZN_Notiz_Scanner: order('text'),
  Mandant_Bezeichnung: order('text'),
  Customer_ID: order('text'),
  Versandart: order('text'),
  Adressblock: order('text'),
  Nr_Artikel: item('text'),
  Artikelname: item('text'),
  /** The portal's own field: an instant as ISO text. */
  investigation_opened_at: order('text'),
} as const satisfies Record<
  keyof ErpOrderFields | keyof Omit<ErpOrderItemRow, 'Menge'> | 'investigation_opened_at',
  FindField
>;
export type OrderFindField = keyof typeof ORDER_FIND_FIELDS;

/**
 * The fields that products can be found by (specification 1 section 3), and their reserved and total units, which the table can be sorted
 * by.
 */
export const PRODUCT_FIND_FIELDS = {
  Nr_Artikel: product('text'),
  Artikelname: product('text'),
  Nr_EAN: product('text'),
  VK: product('number'),
  Einheit: product('text'),
  Artikelgewicht: product('number'),
  Zolltarifnummer: product('text'),
  ZZN_Barcode: product('text'),
  ZZN_Shopname: product('text'),
  ID_MANDAN: product('number'),
  Mandant_Bezeichnung: product('text'),
  Lagerstand_verfuegbar_gesamt: product('number'),
  Lagerstand_reserviert_gesamt: product('number'),
  Lagerstand_gesamt: product('number'),
  Status: product('text'),
  /** The portal's own field: number of days the stock lasts; empty for products without a prediction. */
  Reichweite_Tage: product('number'),
} as const satisfies Record<keyof ErpProductFields | `Lagerstand_${string}` | 'Reichweite_Tage', FindField>;
export type ProductFindField = keyof typeof PRODUCT_FIND_FIELDS;

const stock = (kind: FindField['kind']): FindField => ({ kind, table: 'ARTIKE_ARTLAGPOS' });

/** The fields that the warehouse rows of products can be found by. */
export const STOCK_FIND_FIELDS = {
  Nr_Artikel: stock('text'),
  ID_MANDAN: stock('number'),
  Menge_verfuegbar: stock('number'),
  Menge_reserviert: stock('number'),
} as const satisfies Record<string, FindField>;
export type StockFindField = keyof typeof STOCK_FIND_FIELDS;
