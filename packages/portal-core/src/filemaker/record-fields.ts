import { fieldOf, portalField, type PortalMapping } from './mapping.js';

/** Fields of a record, or of a row of a portal, as they are written. */
export type Fields = Readonly<Record<string, string | number>>;
/** A record to be created: its own fields, and rows of its portals. */
export interface FileMakerRecord {
  readonly fieldData: Fields;
  readonly portalData: Readonly<Record<string, readonly Fields[]>>;
}
/** The kind of the address that an order is sent to. */
export const DELIVERY_ADDRESS = 'Lieferadresse';
type Named = Readonly<Record<string, string | null>>;

/** Pairs of a name in FileMaker and a value, without those that have no place there. */
export function placed(names: Named, values: Fields): Fields {
  const pairs = Object.entries(values).flatMap(([key, value]) => {
    const name = names[key] ?? null;
    return name === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** The same for a row of a portal, whose fields bear the name of their table. */
export function placedRow(portal: PortalMapping, values: Fields): Fields {
  const names = Object.entries(portal.fields).map(([key, field]) => [
    key,
    field === null ? null : portalField(portal, field),
  ]);
  return placed(Object.fromEntries(names), values);
}

/** Those of the fields that are not so in the record; 4.9 and `4.90` are the same number. */
export function differing(there: Readonly<Record<string, unknown>>, fields: Fields): Fields {
  const isSame = ([name, value]: readonly [string, string | number]) => {
    const text = fieldOf(there, name);
    return typeof value === 'number' ? text !== '' && Number(text) === value : text === value;
  };
  return Object.fromEntries(Object.entries(fields).filter((pair) => !isSame(pair)));
}
