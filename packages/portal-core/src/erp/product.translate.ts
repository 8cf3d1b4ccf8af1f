import {
  formatDecimal,
  PRICE_DECIMALS,
  type Product,
  type ProductDraft,
  type WarehouseStock,
  WEIGHT_DECIMALS,
} from '../products/index.js';
import { fieldNames } from '../fields/index.js';
import { numberOf, textOf, type ErpRow } from './erp-row.js';
import type { ErpProduct, ErpProductInput, ErpStockRow } from '../erp-records/index.js';

/** The ERP's name of each field of the product form. */
const FIELD_NAMES = {
  id: 'Nr_Artikel',
  name: 'Artikelname',
  ean: 'Nr_EAN',
  price: 'VK',
  unit: 'Einheit',
  weight: 'Artikelgewicht',
  customsNumber: 'Zolltarifnummer',
  shopName: 'ZZN_Shopname',
  status: 'Status',
} as const satisfies Record<keyof ProductDraft, keyof ErpProductInput>;
const FIELDS = fieldNames(FIELD_NAMES);

/** Path of the fields in the body of a call that stores a product. */
const PLACE = 'product.product.';

/** The product of an ERP record. Values in an unexpected form become empty or 0 instead of failing; a status other than `aktiv` is inactive. */
export function productFromErp(record: ErpProduct): Product {
  const fields: ErpRow = record.fieldData;
  const stock: ErpRow = record.stock;
  const available = numberOf(stock, 'available');
  const reserved = numberOf(stock, 'reserved');
  return {
    recordId: record.recordId,
    modId: record.modId,
    id: textOf(fields, 'Nr_Artikel'),
    name: textOf(fields, 'Artikelname'),
    ean: textOf(fields, 'Nr_EAN'),
    priceCents: Math.round(numberOf(fields, 'VK') * 10 ** PRICE_DECIMALS),
    unit: textOf(fields, 'Einheit'),
    weightGrams: Math.round(numberOf(fields, 'Artikelgewicht') * 10 ** WEIGHT_DECIMALS),
    customsNumber: textOf(fields, 'Zolltarifnummer'),
    barcode: textOf(fields, 'ZZN_Barcode'),
    shopName: textOf(fields, 'ZZN_Shopname'),
    merchantErpId: numberOf(fields, 'ID_MANDAN'),
    merchantName: textOf(fields, 'Mandant_Bezeichnung'),
    status: textOf(fields, 'Status').trim().toLowerCase() === 'aktiv' ? 'aktiv' : 'inaktiv',
    stock: { available, reserved, total: available + reserved },
  };
}

/** The ERP record of a product. */
export function productToErp(product: Product): ErpProduct {
  return {
    recordId: product.recordId,
    modId: product.modId,
    fieldData: {
      Nr_Artikel: product.id,
      Artikelname: product.name,
      Nr_EAN: product.ean,
      VK: Number(formatDecimal(product.priceCents, PRICE_DECIMALS)),
      Einheit: product.unit,
      Artikelgewicht: Number(formatDecimal(product.weightGrams, WEIGHT_DECIMALS)),
      Zolltarifnummer: product.customsNumber,
      ZZN_Barcode: product.barcode,
      ZZN_Shopname: product.shopName,
      ID_MANDAN: product.merchantErpId,
      Mandant_Bezeichnung: product.merchantName,
      Lagerstand_verfuegbar_gesamt: product.stock.available,
      Status: product.status,
    },
    portalData: {},
    stock: product.stock,
  };
}

/** The fields to send for a draft. The EAN is stored as the barcode as well (specification 1 section 5). */
export function draftToErp(draft: ProductDraft): ErpProductInput {
  const fields = Object.fromEntries(FIELDS.map((field) => [FIELD_NAMES[field], draft[field]]));
  return { ...fields, ZZN_Barcode: draft.ean };
}

/** The draft of sent fields; fields that were not sent keep their value of `known`. */
export function draftFromErp(input: ErpProductInput, known: ProductDraft): ProductDraft {
  const given = FIELDS.flatMap((field) => {
    const value = input[FIELD_NAMES[field]];
    return value === undefined ? [] : [[field, String(value)] as const];
  });
  return { ...known, ...Object.fromEntries(given) };
}

/** Converts the path of a draft's field to its path in the body that stores it, and back; null for any other path. */
export const productFieldOf = {
  path: (field: string): string => PLACE + (FIELD_NAMES[field as keyof ProductDraft] ?? field),
  draft: (path: string): keyof ProductDraft | null =>
    FIELDS.find((field) => path === PLACE + FIELD_NAMES[field]) ?? null,
};

/** The stock of an ERP warehouse row. */
export function warehouseStockFromErp({ recordId, fieldData }: ErpStockRow): WarehouseStock {
  const fields: ErpRow = fieldData;
  return {
    recordId,
    warehouse: textOf(fields, 'LAGER::Bezeichnung'),
    position: textOf(fields, 'LAGERPOS::Bezeichnung'),
    available: numberOf(fields, 'Menge_verfuegbar'),
    reserved: numberOf(fields, 'Menge_reserviert'),
  };
}
