import {
  WIDGET_KINDS,
  type DashboardWidget,
  type ResourceCode,
  type TextKey,
  type Translate,
  type WidgetKind,
} from '@kontor/portal-core';

/** What is known of each kind of widget: its words, and who may see it. */
interface KindOfWidget {
  readonly name: TextKey;
  readonly note: TextKey;
  /** The heading on a dashboard. */
  readonly title: TextKey;
  /** Needed to see it; absent: every user may. */
  readonly resource?: ResourceCode;
}

const KINDS: Readonly<Record<WidgetKind, KindOfWidget>> = {
  orders_chart: {
    name: 'dashboards.kindOrdersChart',
    note: 'dashboards.kindOrdersChartNote',
    title: 'dashboards.last_orders',
    resource: '/orders',
  },
  latest_orders: {
    name: 'dashboards.kindLatestOrders',
    note: 'dashboards.kindLatestOrdersNote',
    title: 'dashboards.latestOrders',
    resource: '/orders',
  },
  latest_deliveries: {
    name: 'dashboards.kindLatestDeliveries',
    note: 'dashboards.kindLatestDeliveriesNote',
    title: 'dashboards.latestDeliveries',
    resource: '/deliveries',
  },
  latest_posts: {
    name: 'dashboards.kindLatestPosts',
    note: 'dashboards.kindLatestPostsNote',
    title: 'dashboards.latestPosts',
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
