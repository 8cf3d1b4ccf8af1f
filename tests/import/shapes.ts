import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DeliveryAddress, NewOrder } from '@kontor/portal-core/orders';
import type { DialectOverrides, ImportField } from '@kontor/portal-core/order-import';

/** What a person says to get a file in, as flags and screens take it. */
export interface ShapeAnswers {
  /** Columns of fields, as `--map` takes them. */
  readonly map?: Readonly<Partial<Record<ImportField, string>>>;
  /** Values for the whole file, as `--set` takes them. */
  readonly set?: Readonly<Partial<Record<ImportField, string>>>;
  /** What values stand for, as `--value` takes them. */
  readonly values?: readonly string[];
  /** How the file is to be read. */
  readonly read?: DialectOverrides;
  /** Says yes to every guess still open. */
  readonly confirm?: boolean;
}

/** An order as it must be stored; address parts left out are empty. */
export interface MeantShapeOrder {
  readonly external_order_id: string;
  readonly date: string;
  readonly items: Readonly<Record<string, number>>;
  readonly address: Partial<DeliveryAddress>;
}

/** What a file means, as it stands in the JSON beside it. */
export interface Meaning {
  readonly about: string;
  /** Whether something must be asked before any order is stored. */
  readonly asks: 'always' | 'never' | 'perhaps';
  /** Fields that are asked about, perhaps among others. */
  readonly asksAbout?: readonly ImportField[];
  /** Why the file is refused as a whole. */
  readonly refuses?: string;
  readonly answers?: ShapeAnswers;
  /** What must be stored, once everything asked is answered. */
  readonly orders: readonly MeantShapeOrder[];
  /** By order number the codes an order is refused with; none named when any will do. */
  readonly rejected?: Readonly<Record<string, readonly string[]>>;
  /** Only the server knows what is wrong. */
  readonly needsServer?: boolean;
}

export interface Shape extends Meaning {
  readonly file: string;
  readonly bytes: Uint8Array;
}

const FOLDER = new URL('../files/import/', import.meta.url);

/** Every file of a shape with what it means. */
export function allShapes(): Shape[] {
  const files = readdirSync(FOLDER).toSorted();
  return files
    .filter((file) => !file.endsWith('.json'))
    .map((file) => {
      const meaning = JSON.parse(readFileSync(new URL(`${stemOf(file)}.json`, FOLDER), 'utf8')) as Meaning;
      return { file, bytes: readFileSync(new URL(file, FOLDER)), ...meaning };
    });
}

/** Where a shape's file lies. */
export function pathOf({ file }: Shape): string {
  return fileURLToPath(new URL(file, FOLDER));
}

const stemOf = (file: string) => file.slice(0, file.lastIndexOf('.'));

/** An order in the form both sides of a comparison have: no names of items, items by number, no empty parts. */
export function comparable({
  external_order_id,
  date,
  items,
  address,
}: Pick<NewOrder, 'external_order_id' | 'date' | 'items' | 'address'>): MeantShapeOrder {
  return {
    external_order_id,
    date,
    items: Object.fromEntries(items.map(({ id, qty }) => [id, qty])),
    address: Object.fromEntries(Object.entries(address).filter(([, text]) => text !== '')),
  };
}

/** Orders by their number, so that two lists can be compared. */
export function byNumber<T extends { readonly external_order_id: string }>(orders: readonly T[]): T[] {
  return orders.toSorted((a, b) => (a.external_order_id < b.external_order_id ? -1 : 1));
}
