import type { ResourceCode } from '@kontor/portal-core/access';
import { WIDGET_KINDS, type DashboardWidget, type WidgetKind } from '@kontor/portal-core/dashboards';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

/** The complete list of which a widget shows the first five entries. */
interface WholeList {
  readonly link: 'orders' | 'deliveries' | 'blog';
  /** Text of the link. */
  readonly name: TextKey;
}

/** Properties of a kind of widget: its texts, how it fills its frame, and who may see it. */
interface KindOfWidget {
  readonly name: TextKey;
  readonly note: TextKey;
  /** The heading on a dashboard. */
  readonly title: TextKey;
  /** How the content fills the frame: a chart adapts its size, a table reaches to the edges. Other content has a margin and scrolls. */
  readonly fit?: 'chart' | 'table';
  readonly whole?: WholeList;
  /** Resource needed to see it; undefined if every user may. */
  readonly resource?: ResourceCode;
}

const KINDS: Readonly<Record<WidgetKind, KindOfWidget>> = {
  today: {
    name: 'dashboards.kindToday',
    note: 'dashboards.kindTodayNote',
    title: 'dashboards.today',
  },
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

/** The kinds of widgets as options. */
export function kindOptions(translate: Translate) {
  return WIDGET_KINDS.map((value) => ({
    value,
    label: translate(KINDS[value].name),
    note: translate(KINDS[value].note),
  }));
}

/** The heading of a widget; a card has its own. */
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

/** How a widget of the kind fills its frame; undefined for text. */
export const widgetFit = (kind: WidgetKind): KindOfWidget['fit'] => KINDS[kind].fit;

/** The complete list of which a widget of the kind shows the first five entries; undefined if it shows no list. */
export const wholeList = (kind: WidgetKind): WholeList | undefined => KINDS[kind].whole;
