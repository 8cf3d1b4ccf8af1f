import type { ResourceCode } from '../access/access.types.js';

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

export const VIEW_DENSITIES = ['comfortable', 'compact'] as const;
export type ViewDensity = (typeof VIEW_DENSITIES)[number];

/** How a list looks: what the list's address says of filter and order, its columns and the height of its rows. */
export interface ViewContent {
  /** The filter as the texts of the list's address: `{ status: 'offen,on hold' }`. */
  readonly filter: Readonly<Record<string, string>>;
  /** The order as in the list's address: `-date` is descending; empty as usual. */
  readonly sort: string;
  /** The `id`s of the columns that show, in order; null for the list's own. */
  readonly columns: readonly string[] | null;
  /** Null for the reader's own. */
  readonly density: ViewDensity | null;
}

/** A view as someone sees it. */
export interface SavedView {
  readonly id: number;
  readonly kind: ViewKind;
  readonly name: string;
  readonly content: ViewContent;
  /** The whole team sees it: the users of the owner's merchant, or the staff. */
  readonly is_shared: boolean;
  /** Only the owner changes and deletes it. */
  readonly is_own: boolean;
  /** What the reader's list begins with. */
  readonly is_default: boolean;
  readonly owner: { readonly id: number; readonly full_name: string };
  /** Instant, ISO in UTC. */
  readonly updated_at: string;
}

/** Most views of a kind that a user can have of its own. */
export const VIEWS_MAX = 100;
/** Most characters of a view's name. */
export const VIEW_NAME_MAX = 60;
