import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/**
 * The kinds of dashboard widgets (specification 1 section 2): orders of the last days, last five orders, last five posts, own content; and
 * the five latest deliveries, the home variant of specification 2 section 2; and the numbers of today with what needs somebody.
 */
export const WIDGET_KINDS = [
  'today',
  'orders_chart',
  'latest_orders',
  'latest_deliveries',
  'latest_posts',
  'html_card',
] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** A place on the grid, in columns and rows from the top left corner. */
export interface GridPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One layout item of a dashboard's content. */
export interface DashboardWidget extends GridPlace {
  /** Id of the item within its dashboard. */
  readonly i: string;
  readonly kind: WidgetKind;
  /** The heading of an `html_card`; the other kinds have a fixed heading. */
  readonly title?: string;
  /** The content of an `html_card`, cleaned by the server. */
  readonly html?: string;
}

/** A dashboard layout that can be assigned to users. */
export const dashboardConfigShape = z.strictObject({
  id: z.int(),
  name: z.string(),
  type: z.literal('dashboard'),
  /** JSON text of a list of `DashboardWidget`; read it with `parseDashboard`. */
  content: z.string(),
});
export type DashboardConfig = Wire<typeof dashboardConfigShape>;
