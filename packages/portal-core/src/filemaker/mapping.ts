import * as z from 'zod/mini';
import { ALL_MAPPED, ORDERS_ALONE } from './default-mapping.js';
import { parseWith, type Issue, type Wire } from '../validation/index.js';

/** Name of a layout, a portal or a field in FileMaker; a field of another table with it: `KUNDE::Name`. */
const name = z.string().check(z.minLength(1), z.maxLength(200));
/** A value that the file has no place for is left out with null. */
const optional = z.nullable(name);

const orderFields = z.strictObject({
  /** Kontor's number of the order, by which it is recognised whatever happens; a text field of its own. */
  kontorNumber: name,
  externalOrderId: name,
  merchant: name,
  /** The number that the ERP gives the order. */
  erpNumber: name,
  status: name,
  /** Timestamp of the last change of the record, entered by FileMaker itself. */
  changedAt: name,
  trackingNumbers: name,
  carrier: optional,
  comment: optional,
  date: optional,
  customerReference: optional,
  customerId: optional,
  shippingMethod: optional,
  /** The delivery address as printed, lines separated by carriage returns. */
  addressBlock: optional,
  salutation: optional,
  recipient: optional,
  secondName: optional,
});
const itemFields = z.strictObject({ product: name, name: optional, quantity: name });
const addressFields = z.strictObject({
  /** The kind of the address, which is always `Lieferadresse`. */
  kind: optional,
  name: optional,
  secondName: optional,
  street: optional,
  postalCode: optional,
  city: optional,
  country: optional,
  company: optional,
  addition: optional,
});
const portalOf = <Fields extends z.core.$ZodType>(fields: Fields) =>
  z.strictObject({
    /** The portal's object name, or the table occurrence it shows. */
    portal: name,
    /** The table occurrence whose fields its rows have. */
    table: name,
    fields,
  });

const productMapping = z.strictObject({
  /** The layout through which products are written and read. */
  layout: name,
  fields: z.strictObject({
    /** A product is recognised by its number and its merchant. */
    productNumber: name,
    merchant: name,
    name: optional,
    ean: optional,
    barcode: optional,
    price: optional,
    unit: optional,
    weight: optional,
    customsNumber: optional,
    shopName: optional,
    status: optional,
    /** Timestamp of the last change of the record; null for a file whose products are written and not read. */
    changedAt: optional,
  }),
});
/** Where a product stands in a FileMaker file. */
export type ProductMapping = Wire<typeof productMapping>;

const deliveryMapping = z.strictObject({
  /** The layout through which inbound orders are written and read. */
  layout: name,
  fields: z.strictObject({
    /** Kontor's number of the delivery, by which it is recognised; a text field of its own. */
    kontorNumber: name,
    merchant: name,
    /** The number that Kontor gives the inbound order. */
    inboundNumber: optional,
    warehouse: optional,
    arrivesOn: optional,
    carrier: optional,
    trackingNumber: optional,
    note: optional,
    /** Timestamp of the last change of the record or of a row; null for a file whose booked quantities are not read. */
    changedAt: optional,
  }),
  items: portalOf(
    z.strictObject({
      position: name,
      product: name,
      name: optional,
      ean: optional,
      announced: name,
      booked: name,
      reason: optional,
    }),
  ),
});
/** Where an accepted delivery stands in a FileMaker file, as an inbound order with its positions. */
export type DeliveryMapping = Wire<typeof deliveryMapping>;

const stockMapping = z.strictObject({
  /** The layout through which stock is read: a record for each product on a place. */
  layout: name,
  fields: z.strictObject({
    productNumber: name,
    merchant: name,
    warehouse: name,
    /** The place in the warehouse; null for a file that counts by whole warehouses. */
    place: optional,
    /** All pieces that lie there, the reserved ones too. */
    onHand: name,
    changedAt: name,
  }),
});
/** Where stock stands in a FileMaker file. */
export type StockMapping = Wire<typeof stockMapping>;

const mappingShape = z.strictObject({
  /** The layout through which orders are written and read. */
  layout: name,
  fields: orderFields,
  items: portalOf(itemFields),
  address: z.nullable(portalOf(addressFields)),
  email: z.nullable(portalOf(z.strictObject({ address: name }))),
  /** Null for a file that is not told of products, or of deliveries. */
  products: z.nullable(productMapping),
  deliveries: z.nullable(deliveryMapping),
  /** Null for a file whose stock is not read. */
  stock: z.nullable(stockMapping),
});
/** Where orders stand in a FileMaker file, products and deliveries if it is told of them, and stock if it is read. */
export type FileMakerMapping = Wire<typeof mappingShape>;
/** A portal of a layout. */
export interface PortalMapping {
  readonly portal: string;
  readonly table: string;
  readonly fields: Readonly<Record<string, string | null>>;
}

/**
 * The mapping of a file that says only what differs from `DEFAULT_MAPPING`, or all that is wrong with it. Products and deliveries are told
 * where it names them: `{"products": {}}` is enough for the layout and the fields of the specification.
 */
export function readMapping(
  given: unknown,
):
  | { readonly ok: true; readonly value: FileMakerMapping }
  | { readonly ok: false; readonly issues: readonly Issue[] } {
  const whole = isObject(given) ? merged(ALL_MAPPED, { ...ORDERS_ALONE, ...given }) : given;
  return parseWith(mappingShape, whole);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(known: unknown, given: unknown): unknown {
  if (given === undefined) return known;
  if (!isObject(known) || !isObject(given)) return given;
  const names = new Set([...Object.keys(known), ...Object.keys(given)]);
  return Object.fromEntries([...names].map((name) => [name, merged(known[name], given[name])]));
}

/** The full name of a field of a portal: `AUFTRAPOS_AUFTRA_SL::Menge`. */
export const portalField = ({ table }: { readonly table: string }, field: string): string =>
  field.includes('::') ? field : `${table}::${field}`;

/** A field of a record; one of the layout's own table may be named with it or without. */
export function fieldOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const bare = name.slice(name.lastIndexOf(':') + 1);
  const value = fields[name] ?? fields[bare];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
