import {
  WIDGET_KINDS,
  type DashboardWidget,
  type ResourceCode,
  type TextKey,
  type Translate,
  type WidgetKind,
} from '@kontor/portal-core';

/** Where a list leads of which a widget shows the first five. */
interface WholeList {
  readonly link: 'orders' | 'deliveries' | 'blog';
  /** The name of the link. */
  readonly name: TextKey;
}

/** What is known of each kind of widget: its words, how it fits in, and who may see it. */
interface KindOfWidget {
  readonly name: TextKey;
  readonly note: TextKey;
  /** The heading on a dashboard. */
  readonly title: TextKey;
  /** A chart fits itself in, a table reaches to the edges; all else stands within them and scrolls. */
  readonly fit?: 'chart' | 'table';
  readonly whole?: WholeList;
  /** Needed to see it; absent: every user may. */
  readonly resource?: ResourceCode;
}

const KINDS: Readonly<Record<WidgetKind, KindOfWidget>> = {
  orders_chart: {
    name: 'dashboards.kindOrdersChart',
    note: 'dashboards.kindOrdersChartNote',
    title: 'dashboards.last_orders',
    fit: 'chart',
    resource: '/orders',
  },
  latest_orders: {
    name: 'dashboards.kindLatestOrders',
    note: 'dashboards.kindLatestOrdersNote',
    title: 'dashboards.latestOrders',
    fit: 'table',
    whole: { link: 'orders', name: 'dashboards.showAllOrders' },
    resource: '/orders',
  },
  latest_deliveries: {
    name: 'dashboards.kindLatestDeliveries',
    note: 'dashboards.kindLatestDeliveriesNote',
    title: 'dashboards.latestDeliveries',
    fit: 'table',
    whole: { link: 'deliveries', name: 'dashboards.showAllDeliveries' },
    resource: '/deliveries',
  },
  latest_posts: {
    name: 'dashboards.kindLatestPosts',
    note: 'dashboards.kindLatestPostsNote',
    title: 'dashboards.latestPosts',
    whole: { link: 'blog', name: 'dashboards.showAllPosts' },
    resource: '/blog',
  },
  html_card: {
    name: 'dashboards.kindHtmlCard',
    note: 'dashboards.kindHtmlCardNote',
    title: 'dashboards.card',
  },
};

/** The kinds to choose from. */
export function kindOptions(translate: Translate) {
  return WIDGET_KINDS.map((value) => ({
    value,
    label: translate(KINDS[value].name),
    note: translate(KINDS[value].note),
  }));
}

/** The heading of a widget; of a card its own. */
export function widgetTitle(
  { kind, title }: Pick<DashboardWidget, 'kind' | 'title'>,
  translate: Translate,
): string {
  return kind === 'html_card' && title ? title : translate(KINDS[kind].title);
}

/** Whether a user with these resources sees a widget of the kind. */
export function maySee(kind: WidgetKind, resources: ReadonlySet<ResourceCode>): boolean {
  const { resource } = KINDS[kind];
  return resource === undefined || resources.has(resource);
}

/** How a widget of the kind fits in; undefined: as a text does. */
export const widgetFit = (kind: WidgetKind): KindOfWidget['fit'] => KINDS[kind].fit;

/** The list a widget of the kind shows the first five of; undefined where it shows no list. */
export const wholeList = (kind: WidgetKind): WholeList | undefined => KINDS[kind].whole;
