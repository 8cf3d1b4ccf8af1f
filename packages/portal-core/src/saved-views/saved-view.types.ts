import * as z from 'zod/mini';
import type { ResourceCode } from '../access/index.js';
import type { Wire } from '../validation/index.js';

/** The lists that can be kept as views, with the codes of which one is needed to look at them. */
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

/** How a list looks: what the list's address says of filter and order, its columns and the height of its rows. */
export const viewContentShape = z.strictObject({
  /** The filter as the texts of the list's address: `{ status: 'offen,on hold' }`. */
  filter: z
    .record(text(60).check(z.minLength(1)), text(500))
    .check(z.refine((filter: object) => Object.keys(filter).length <= 30)),
  /** The order as in the list's address: `-date` is descending; empty as usual. */
  sort: text(60),
  /** The `id`s of the columns that show, in order; null for the list's own. */
  columns: z.nullable(z.array(text(60).check(z.minLength(1))).check(z.minLength(1), z.maxLength(60))),
  /** Null for the reader's own. */
  density: z.nullable(z.enum(VIEW_DENSITIES)),
});
export type ViewContent = Wire<typeof viewContentShape>;

/** A view as someone sees it. */
export const savedViewShape = z.strictObject({
  id: z.int(),
  kind: viewKindShape,
  name: z.string(),
  content: viewContentShape,
  /** The whole team sees it: the users of the owner's merchant, or the staff. */
  is_shared: z.boolean(),
  /** Only the owner changes and deletes it. */
  is_own: z.boolean(),
  /** What the reader's list begins with. */
  is_default: z.boolean(),
  owner: z.strictObject({ id: z.int(), full_name: z.string() }),
  /** Instant, ISO in UTC. */
  updated_at: z.string(),
});
export type SavedView = Wire<typeof savedViewShape>;

/** Most views of a kind that a user can have of its own. */
export const VIEWS_MAX = 100;
/** Most characters of a view's name. */
export const VIEW_NAME_MAX = 60;
