import type { FetchToken } from '@kontor/portal-core/embedding';
import type { Language } from '@kontor/portal-core/i18n';
import type { Appearance, Density, ThemeChoice } from '../../theme/index.js';
import type { DashboardGridProps } from '../widgets/DashboardGrid.js';
import type { ElementEventDetails } from './element-events.js';

/*
 * What a page may give the elements and hears of them. Types, `custom-elements.json` and the page for partners are made of this file, and
 * what the elements do at run time is held against it (`tags.ts`).
 */

/** Properties of every element. What an element leaves out is as `configure` said for the page. */
export interface ElementSettings {
  /** The portal's origin; by default the origin of the script. */
  baseUrl?: string | undefined;
  /** Language of texts, dates and numbers; German by default. */
  locale?: Language | undefined;
  /** Colours; by default those of the page: light, unless its `color-scheme` says dark. */
  theme?: ThemeChoice | undefined;
  /** Height of rows and controls; comfortable by default. */
  density?: Density | undefined;
  /** Fetches a token from the page's own back end. Elements with the same function share their tokens. */
  fetchToken?: FetchToken | undefined;
  /** Theme, density and differences from the default look. */
  appearance?: Appearance | undefined;
}

/** Properties of the elements that show a list. */
export interface ListProperties {
  /** Filter, sorting and page, as the query of the portal's own address of the list: `status=offen&sort=-date`. */
  search?: string | undefined;
  /** `hidden` leaves out the chips that say what the page's token limits the list to. It changes nothing of what is seen. */
  fixedFilters?: 'hidden' | undefined;
  /** Filters that readers neither see nor change, with blanks between: `status date`. They stay as `search` gives them. */
  hiddenFilters?: string | undefined;
}

/** Properties of the elements whose columns can be chosen. */
export interface TableProperties extends ListProperties {
  /** The columns to offer, besides the first, with blanks between: `date status`; by default all. */
  columns?: string | undefined;
}

/** Properties of the orders. */
export interface OrdersProperties extends TableProperties {
  /** The order that is open in the panel, by the ERP's number; without one none is. */
  orderId?: number | undefined;
  /** What to leave out, with blanks between: `create edit hold cancel comment investigation bulk export columns filters`. It takes away and never gives what the token is not for. */
  without?: string | undefined;
}

/** Properties of the products. */
export interface ProductsProperties extends TableProperties {
  /** What to leave out, with blanks between: `create edit export columns filters`. It takes away and never gives what the token is not for. */
  without?: string | undefined;
}

/** Properties of the order errors. */
export interface OrderErrorsProperties extends ListProperties {
  /** What to leave out, with blanks between: `edit comment investigation filters chart`. It takes away and never gives what the token is not for. */
  without?: string | undefined;
}

/** Properties of the import. */
export interface ImportProperties {
  /** `import`: files are only checked. It takes away and never gives what the token is not for. */
  without?: string | undefined;
}

/** Properties of the deliveries. */
export interface DeliveriesProperties extends ListProperties {
  /** What to leave out, with blanks between: `create edit comment filters`. It takes away and never gives what the token is not for. */
  without?: string | undefined;
  /** The delivery that is open; without one the list is shown. */
  deliveryId?: number | undefined;
  /** Address of a delivery on the page's own site, for a tab of its own; by default the portal's page of it. */
  hrefOf?: ((delivery: { readonly id: number }) => string) | undefined;
}

/** Properties of an investigation. */
export interface InvestigationProperties {
  /** The ERP's number of the order. */
  orderId?: number | undefined;
  /** What to leave out, with blanks between: `comment edit`. It takes away and never gives what the token is not for. */
  without?: string | undefined;
}

/** Properties of the dashboard. */
export interface DashboardProperties {
  /** Widgets and their places; by default those of the account. */
  widgets?: DashboardGridProps['widgets'];
  /** Widgets of the page's own, by the kind that stands in `widgets`. */
  kinds?: DashboardGridProps['kinds'];
}

/** What every element tells of. */
type OfEvery = 'load' | 'error';

/** The elements, each with its properties and the events it tells of. */
export interface Elements {
  /** Orders with filter, panel and dialogs. */
  'kontor-orders-table': Description<
    OrdersProperties,
    'list-change' | 'order-change' | 'order-created' | 'order-changed' | 'comment-sent'
  >;
  /** The import of a file of orders. */
  'kontor-order-import': Description<
    ImportProperties,
    'import-finished' | 'import-undone' | 'unsaved-change' | 'close'
  >;
  /** The investigation of an order. */
  'kontor-investigation': Description<InvestigationProperties, 'comment-sent' | 'unsaved-change'>;
  /** Deliveries from announcement to stock. */
  'kontor-deliveries': Description<
    DeliveriesProperties,
    'list-change' | 'delivery-change' | 'delivery-created'
  >;
  /** The account's dashboard, or one of the page's own. */
  'kontor-dashboard': Description<DashboardProperties, never>;
  /** Products with their stock. */
  'kontor-products': Description<ProductsProperties, 'list-change'>;
  /** What went wrong with orders in the warehouse. */
  'kontor-order-errors': Description<OrderErrorsProperties, 'list-change'>;
}

/** What stands in a line of `Elements`. */
interface Description<Properties extends object, Events extends keyof ElementEventDetails> {
  properties: Properties;
  events: Events | OfEvery;
}

/** The name of an element. */
export type Tag = keyof Elements;
/** The properties of an element besides those of every element. */
export type PropertiesOf<T extends Tag> = Elements[T]['properties'];

/** Places for what the page puts into an element. */
export interface ElementSlots {
  /** Shows until the widget is there, in place of the skeleton. */
  loading: unknown;
}

/** What a style sheet of the page reaches with `::part()`. */
export interface ElementParts {
  /** Everything a widget shows. */
  root: unknown;
  /** The surface of a dialog. */
  dialog: unknown;
  /** What shows until the widget is there. */
  skeleton: unknown;
  /** What shows when the widget cannot be fetched. */
  failure: unknown;
}
