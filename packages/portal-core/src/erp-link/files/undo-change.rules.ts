import type { NewProduct } from '../../products/index.js';
import type { ErpMark } from '../erp-link.types.js';
import type { KeptReason, OrderState, PlaceState, ProductState, RecordState } from './taken-file.types.js';

/** What a file changed of a record. */
export interface FileChange {
  /** What it was before the file; null for what the file made. */
  readonly was: RecordState | null;
  readonly became: RecordState;
}

/** What becomes of a record when its file is undone: it is this again, or it stays and why. */
export type UndoVerdict<State extends RecordState> =
  | { readonly kind: 'restore'; readonly state: State; readonly keeps: string }
  | { readonly kind: 'keep'; readonly reason: KeptReason; readonly found: string };

const kept = (found: string) => ({ kind: 'keep', reason: 'changed', found }) as const;
const GONE = { kind: 'keep', reason: 'gone', found: '' } as const;

/** An order is again what it was, unless anything of it or of what the ERP said of it has changed since, or it is cancelled. */
export function undoOfOrder({ was, became }: FileChange, found: OrderState | null): UndoVerdict<OrderState> {
  if (found === null || was?.of !== 'order' || became.of !== 'order') return GONE;
  const isSame =
    found.status === became.status &&
    found.carrier === became.carrier &&
    found.tracking_number === became.tracking_number &&
    isSameMark(found.mark, became.mark);
  // Its number may be another order's by now.
  if (!isSame || found.status === 'storniert' || found.status === '') return kept(found.status);
  return { kind: 'restore', state: was, keeps: '' };
}

const isSameMark = (one: ErpMark, other: ErpMark): boolean =>
  one.source_version === other.source_version &&
  one.source_time === other.source_time &&
  one.status === other.status &&
  one.holds === other.holds &&
  one.erp_number === other.erp_number;

/** A place has its pieces again, unless goods have come or gone since; one that the file made has none. */
export function undoOfPlace({ was, became }: FileChange, found: PlaceState | null): UndoVerdict<PlaceState> {
  if (found === null || became.of !== 'place') return GONE;
  if (found.on_hand !== became.on_hand) return kept(String(found.on_hand));
  return { kind: 'restore', state: was?.of === 'place' ? was : { ...found, on_hand: 0 }, keeps: '' };
}

/** What a file may change of a product, in the order of its form. */
const FIELDS = [
  'name',
  'ean',
  'priceCents',
  'unit',
  'weightGrams',
  'customsNumber',
  'shopName',
  'status',
] as const;
/** Their names in the form. */
const FORM_NAMES = {
  name: 'name',
  ean: 'ean',
  priceCents: 'price',
  unit: 'unit',
  weightGrams: 'weight',
  customsNumber: 'customsNumber',
  shopName: 'shopName',
  status: 'status',
} as const;

const namesOf = (fields: readonly (typeof FIELDS)[number][]): string =>
  fields.map((field) => FORM_NAMES[field]).join(', ');

/**
 * A product has the fields again that the file changed, but for those that are others by now, which are named; a field that is already what it
 * was is none of them. One that the file made is no longer active; nothing is ever deleted.
 */
export function undoOfProduct(
  { was, became }: FileChange,
  found: ProductState | null,
): UndoVerdict<ProductState> {
  if (found === null || became.of !== 'product') return GONE;
  const before: NewProduct | null =
    was === null ? { ...became.product, status: 'inaktiv' } : was.of === 'product' ? was.product : null;
  if (before === null) return GONE;
  const changed = FIELDS.filter((name) => before[name] !== became.product[name]);
  const others = was === null ? FIELDS : changed;
  const keeps = others.filter((name) => ![became.product[name], before[name]].includes(found.product[name]));
  const back = changed.filter((name) => !keeps.includes(name));
  if (keeps.length > 0 && (was === null || back.length === 0)) return kept(namesOf(keeps));
  const product = { ...found.product, ...Object.fromEntries(back.map((name) => [name, before[name]])) };
  return { kind: 'restore', state: { of: 'product', product: withBarcode(product) }, keeps: namesOf(keeps) };
}

/** The barcode is the EAN. */
const withBarcode = (product: NewProduct): NewProduct => ({ ...product, barcode: product.ean });
