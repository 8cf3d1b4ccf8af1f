import {
  createClient,
  ordersFind,
  type BlogPost,
  type DashboardConfig,
  type DashboardWidget,
  type HttpRequest,
  type HttpResponse,
  type ResourceCode,
} from '@kontor/portal-core';
import { createFakePortal, type FakePortal } from './fake-portal.js';
import { failureAnswer, jsonAnswer, problemAnswer } from './http-answers.js';

/** What a request is answered with; the key of a table of these is `GET /api/blog-posts`, without the query. */
export type Answer = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

export interface FakeContentPortalOptions {
  readonly widgets?: readonly DashboardWidget[];
  readonly posts?: readonly BlogPost[];
  readonly resources?: readonly ResourceCode[];
  /** Answers that differ. */
  readonly answers?: Readonly<Record<string, Answer>>;
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
  const orders = createFakePortal();
  const requests: HttpRequest[] = [];
  const answers: Record<string, Answer> = {
    'GET /api/allowed-resources': () =>
      jsonAnswer({ entries: resources.map((resource_code) => ({ acl_resource: { resource_code } })) }),
    'GET /api/current-user-dashboard': () => jsonAnswer(aConfig(1, 'Händler', widgets)),
    'GET /api/dashboard-configs': () =>
      jsonAnswer({ entries: [aConfig(2, 'Händler', widgets), aConfig(1, 'Standard', [])], foundCount: 2 }),
    'GET /api/dashboard-configs/2': () => jsonAnswer(aConfig(2, 'Händler', widgets)),
    'PUT /api/dashboard-configs/2': ({ body }) =>
      jsonAnswer({ ...aConfig(2, '', []), ...(JSON.parse(String(body)) as Partial<DashboardConfig>) }),
    'GET /api/orders/chart': () =>
      jsonAnswer({
        currentDate: ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
        geliefertChartData: [412, 388, 455, 301, 122, 96, 218],
        offenChartData: [38, 41, 52, 28, 17, 64, 97],
      }),
    'GET /api/blog-posts': () => jsonAnswer({ entries: posts, foundCount: posts.length }),
    [`POST /api${ordersFind.path}`]: ({ body }) =>
      orders.client.call(ordersFind, { body: JSON.parse(String(body)) as never }).then(jsonAnswer),
    ...options.answers,
  };
  const transport = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const answer = answers[`${request.method} ${request.path.split('?')[0]}`];
    return answer ? answer(request) : problemAnswer(404, 'not_found', 'Nicht gefunden');
  };
  return { transport, client: createClient({ transport, token: () => 'a-token' }), requests };
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
  }));
}

const TITLES = [
  'Cut-off vor den Feiertagen',
  'Packstation im Import',
  'Inventur in Halle 3',
  'Kartons nach Maß',
];

/** Says that the server is busy. */
export const broken: Answer = () => failureAnswer();

/** Says that the account may not. */
export const forbidden: Answer = () => failureAnswer(403);

/** Never answers. */
export const silent: Answer = () => new Promise(() => {});
