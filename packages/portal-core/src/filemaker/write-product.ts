import type { ErpProduct } from '../erp-records/index.js';
import type { FoundRecord } from './choose-record.js';
import { fieldOf, type ProductMapping } from './mapping.js';
import { differing, placed, type Fields, type FileMakerRecord } from './record-fields.js';

/** The record of a new product. */
export const productRecord = ({ fields }: ProductMapping, product: ErpProduct): FileMakerRecord => ({
  fieldData: placed(fields, valuesOf(product)),
  portalData: {},
});

/** Which fields of the mapping a changed column of a product stands in. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  ean: ['ean', 'barcode'],
  price_cents: ['price'],
  unit: ['unit'],
  weight_grams: ['weight'],
  customs_number: ['customsNumber'],
  shop_name: ['shopName'],
  status: ['status'],
};

/**
 * What is to be written into the record of a product that is there: what was changed, or, of one that is new in Kontor, all that it says.
 * Only what differs.
 * @param changed what the message is about, by the names of Kontor's columns; empty for a new product.
 */
export function productChange(
  { fields }: ProductMapping,
  there: FoundRecord['fieldData'],
  product: ErpProduct,
  changed: Readonly<Record<string, unknown>>,
): Fields {
  const names = new Set(Object.keys(changed).flatMap((column) => CHANGED[column] ?? []));
  const isNew = Object.keys(changed).length === 0;
  const said = Object.entries(detailsOf(product)).filter(([name, value]) =>
    isNew ? value !== '' : names.has(name),
  );
  return differing(there, placed(fields, Object.fromEntries(said)));
}

/** Those of the records that are of a product's number: a find of FileMaker may take accents for plain letters. */
export const recordsOfNumber = (
  { fields }: ProductMapping,
  records: readonly FoundRecord[],
  number: string,
): readonly FoundRecord[] =>
  records.filter(
    ({ fieldData }) => fieldOf(fieldData, fields.productNumber).toLowerCase() === number.toLowerCase(),
  );

const valuesOf = (product: ErpProduct) => ({
  productNumber: product.fieldData.Nr_Artikel,
  merchant: product.fieldData.ID_MANDAN,
  ...detailsOf(product),
});

const detailsOf = ({ fieldData: own }: ErpProduct) => ({
  name: own.Artikelname,
  ean: own.Nr_EAN,
  barcode: own.ZZN_Barcode,
  price: own.VK,
  unit: own.Einheit,
  weight: own.Artikelgewicht,
  customsNumber: own.Zolltarifnummer,
  shopName: own.ZZN_Shopname,
  status: own.Status,
});
