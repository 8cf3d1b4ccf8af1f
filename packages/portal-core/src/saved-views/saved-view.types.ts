import * as z from 'zod/mini';
import type { ResourceCode } from '../access/index.js';
import type { Wire } from '../validation/index.js';

/** The lists that can be saved as views, with the codes of which one is required to read them. */
export const VIEW_KINDS = {
  orders: ['/orders'],
  investigations: ['/orders'],
  'order-errors': ['/order-errors'],
  products: ['/products'],
  deliveries: ['/deliveries'],
  users: ['/management/users'],
  merchants: ['/management/users'],
} as const satisfies Readonly<Record<string, readonly ResourceCode[]>>;
export type ViewKind = keyof typeof VIEW_KINDS;
export const viewKindShape = z.enum(Object.keys(VIEW_KINDS) as [ViewKind, ...ViewKind[]]);

export const VIEW_DENSITIES = ['comfortable', 'compact'] as const;
export type ViewDensity = (typeof VIEW_DENSITIES)[number];

const text = (max: number) => z.string().check(z.maxLength(max));

/** The state of a list: filter and sort as in the list's address, its columns and row height. */
export const viewContentShape = z.strictObject({
  /** The filter as the texts of the list's address: `{ status: 'offen,on hold' }`. */
  filter: z
    .record(text(60).check(z.minLength(1)), text(500))
    .check(z.refine((filter: object) => Object.keys(filter).length <= 30)),
  /** The sort as in the list's address: `-date` is descending; empty for the default. */
  sort: text(60),
  /** The `id`s of the visible columns, in order; null for the list's default. */
  columns: z.nullable(z.array(text(60).check(z.minLength(1))).check(z.minLength(1), z.maxLength(60))),
  /** Row height; null for the reader's own setting. */
  density: z.nullable(z.enum(VIEW_DENSITIES)),
});
export type ViewContent = Wire<typeof viewContentShape>;

/** A view in answers to a user. */
export const savedViewShape = z.strictObject({
  id: z.int(),
  kind: viewKindShape,
  name: z.string(),
  content: viewContentShape,
  /** True when the whole team sees it: the users of the owner's merchant, or the staff. */
  is_shared: z.boolean(),
  /** True for the owner, who alone may change and delete it. */
  is_own: z.boolean(),
  /** True for the view that the reader's list opens with. */
  is_default: z.boolean(),
  owner: z.strictObject({ id: z.int(), full_name: z.string() }),
  /** Instant, ISO in UTC. */
  updated_at: z.string(),
});
export type SavedView = Wire<typeof savedViewShape>;

/** Most views of one kind that a user can own. */
export const VIEWS_MAX = 100;
/** Most characters of a view's name. */
export const VIEW_NAME_MAX = 60;
