import * as z from 'zod/mini';
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

const mappingShape = z.strictObject({
  /** The layout through which orders are written and read. */
  layout: name,
  fields: orderFields,
  items: portalOf(itemFields),
  address: z.nullable(portalOf(addressFields)),
  email: z.nullable(portalOf(z.strictObject({ address: name }))),
});
/** Where an order stands in a FileMaker file. */
export type FileMakerMapping = Wire<typeof mappingShape>;

const AUFTRAPOS = 'AUFTRAPOS_AUFTRA_SL';
const ADRBLO = 'ADRBLO_ADRESS_SL';
const INTNET = 'INTNET_ADRESS_SL';

/** The layout and the fields of the specification, with two of Kontor's own. */
export const DEFAULT_MAPPING: FileMakerMapping = {
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
};

/** The mapping of a file that says only what differs from `DEFAULT_MAPPING`, or all that is wrong with it. */
export function readMapping(
  given: unknown,
):
  | { readonly ok: true; readonly value: FileMakerMapping }
  | { readonly ok: false; readonly issues: readonly Issue[] } {
  return parseWith(mappingShape, merged(DEFAULT_MAPPING, given));
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
