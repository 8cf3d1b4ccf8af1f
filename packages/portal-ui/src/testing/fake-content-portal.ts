import type { ResourceCode } from '@kontor/portal-core/access';
import { blogPostsList, type BlogPost } from '@kontor/portal-core/blog';
import {
  currentUserDashboard,
  dashboardConfigsGet,
  dashboardConfigsList,
  dashboardConfigsUpdate,
  type DashboardConfig,
  type DashboardWidget,
} from '@kontor/portal-core/dashboards';
import { ordersChart, ordersFind } from '@kontor/portal-core/orders';
import { allowedResources } from '@kontor/portal-core/session';
import { orderToErp } from '@kontor/portal-core/erp';
import { answer, type Answer } from './answer.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { findInMemory } from './find-in-memory.js';
import { listOf } from './lists.js';
import { aBlock, someOrders } from './order-data.js';
import { refuse } from './refusal.js';
import { resourcesOf } from './story-roles.js';

export interface FakeContentPortalOptions {
  readonly widgets?: readonly DashboardWidget[];
  readonly posts?: readonly BlogPost[];
  readonly resources?: readonly ResourceCode[];
  /** Answers that replace the usual ones. */
  readonly answers?: readonly Answer[];
}

/** The usual dashboard: chart, card, orders, posts. */
export const SOME_WIDGETS: readonly DashboardWidget[] = [
  { i: 'chart', x: 0, y: 0, w: 8, h: 8, kind: 'orders_chart' },
  {
    i: 'card',
    x: 8,
    y: 0,
    w: 4,
    h: 8,
    kind: 'html_card',
    title: 'Wir sind für Sie da',
    html: '<p>Ihre Ansprechperson ist <strong>Jörg Petersen</strong>.</p>',
  },
  { i: 'orders', x: 0, y: 8, w: 7, h: 8, kind: 'latest_orders' },
  { i: 'posts', x: 7, y: 8, w: 5, h: 8, kind: 'latest_posts' },
];

/** A portal in memory with dashboards and a blog. */
export function createFakeContentPortal(options: FakeContentPortalOptions = {}): FakePortal {
  const { widgets = SOME_WIDGETS, posts = somePosts(8), resources = ['/orders', '/blog'] } = options;
  const configs = [aConfig(2, 'Händler', widgets), aConfig(1, 'Standard', [])];
  const config = (id: number) => configs.find((one) => one.id === id) ?? refuse('not_found');
  const orders = someOrders(1284).map((order, index) => orderToErp(order, aBlock(index)));
  return fakePortal([
    answer(allowedResources, () => resourcesOf(resources)),
    answer(currentUserDashboard, () => aConfig(1, 'Händler', widgets)),
    answer(dashboardConfigsList, () => listOf(configs)),
    answer(dashboardConfigsGet, ({ params }) => config(params.id)),
    answer(dashboardConfigsUpdate, ({ params, body }) => ({ ...config(params.id), ...body })),
    answer(ordersChart, () => ({
      currentDate: ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
      geliefertChartData: [412, 388, 455, 301, 122, 96, 218],
      offenChartData: [38, 41, 52, 28, 17, 64, 97],
    })),
    answer(blogPostsList, () => listOf(posts)),
    answer(ordersFind, ({ body }) => findInMemory(orders, body)),
    ...(options.answers ?? []),
  ]);
}

export function aConfig(id: number, name: string, widgets: readonly DashboardWidget[]): DashboardConfig {
  return { id, name, type: 'dashboard', content: JSON.stringify(widgets) };
}

/** Posts, newest first. Their pictures cannot be fetched in a story. */
export function somePosts(count: number): readonly BlogPost[] {
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    name: `${TITLES[index % TITLES.length]} ${index < TITLES.length ? '' : index}`.trim(),
    content: `<p>Bestellungen, die bis <strong>14 Uhr</strong> eingehen, verlassen das Haus am selben Werktag. Ab dem 20. Dezember gilt 11 Uhr.</p>`,
    url: `beitrag-${count - index}`,
    thumbnail: '',
    type: 'post',
    creation_date: `2026-${String(11 - (index % 11)).padStart(2, '0')}-20T08:30:00.000Z`,
    modId: '0',
  }));
}

const TITLES = [
  'Cut-off vor den Feiertagen',
  'Packstation im Import',
  'Inventur in Halle 3',
  'Kartons nach Maß',
];
