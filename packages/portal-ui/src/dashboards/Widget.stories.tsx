import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { blogPostsList } from '@kontor/portal-core/blog';
import type { ResourceCode } from '@kontor/portal-core/access';
import type { DashboardWidget } from '@kontor/portal-core/dashboards';
import { deliveriesList } from '@kontor/portal-core/deliveries';
import { orderErrorsList } from '@kontor/portal-core/order-errors';
import { ordersChart, ordersFind } from '@kontor/portal-core/orders';
import { visitRead } from '@kontor/portal-core/session';
import { productsAtRisk } from '@kontor/portal-core/stock-risk';
import { about } from '../testing/about.js';
import { settings } from '../testing/surroundings.js';
import { answer, type Answer } from '../testing/answer.js';
import { listOf } from '../testing/lists.js';
import { broken, silent } from '../testing/refusal.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { aDelivery } from '../testing/delivery-data.js';
import { DASHBOARD_LINKS } from '../testing/dashboard-links.js';
import { InPortal } from '../testing/InPortal.js';
import { Widget } from './Widget.js';

interface Args {
  readonly widget: Partial<DashboardWidget>;
  readonly answers: readonly Answer[];
  readonly resources?: readonly ResourceCode[];
}

function Live({ widget, answers, resources }: Args) {
  const whole = { i: 'one', x: 0, y: 0, w: 6, h: 8, kind: 'html_card', ...widget } as DashboardWidget;
  return (
    <InPortal portal={createFakeContentPortal({ answers, ...(resources && { resources }) })}>
      <main style={{ display: 'grid', width: 'min(560px, 100%)', height: 300 }}>
        <h1 style={{ display: 'none' }}>Dashboard</h1>
        <Widget widget={whole} links={DASHBOARD_LINKS} />
      </main>
    </InPortal>
  );
}

/** Each kind of widget by itself, in each state. */
const meta: Meta<Args> = {
  title: 'Dashboards/Widget',
  component: about(Widget),
  render: (args) => <Live {...args} />,
  args: { widget: {}, answers: [] },
};
export default meta;

type Story = StoryObj<Args>;

const FIVE = listOf([1, 2, 3, 4, 5].map((number) => aDelivery(number)));
const failed = async (canvas: { findByRole: (role: string) => Promise<HTMLElement> }) =>
  expect(await canvas.findByRole('alert')).toHaveTextContent('Dieser Bereich lässt sich nicht anzeigen');

const EVERYTHING = ['/orders', '/order-errors', '/deliveries', '/products'] as const;
const TODAYS = [
  settings(),
  answer(ordersChart, () => ({
    currentDate: ['14', '15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
    geliefertChartData: [20, 0, 0, 0, 0, 0, 0, 9],
    offenChartData: [2, 0, 0, 0, 0, 0, 0, 5],
  })),
  answer(ordersFind, () => ({
    entries: [],
    dataInfo: { foundCount: 4, returnedCount: 0, totalRecordCount: 90 },
  })),
  answer(orderErrorsList, () => ({ entries: [], foundCount: 3 })),
  answer(deliveriesList, ({ query }) => ({ entries: [], foundCount: query.status === 'OPEN' ? 2 : 0 })),
  answer(productsAtRisk, () => ({
    entries: [0, 0, 3].map((weeks_left_stock, index) => ({
      product_id: `NW105${index}`,
      merchant_erp_id: 2,
      weeks_left_stock,
      days_left: weeks_left_stock * 7 + 2,
      at_risk: true,
      available: 12,
    })),
    today: '2026-11-21',
    time_zone: 'Europe/Berlin',
    trained_at: '2026-11-21T03:00:00.000Z',
  })),
];

/** The numbers of today, beside those of a week ago, and of what needs somebody: each leads to what it counts. */
export const Today: Story = {
  args: { widget: { kind: 'today' }, resources: EVERYTHING, answers: TODAYS },
  play: async ({ canvas }) => {
    const orders = await canvas.findByRole('link', { name: '14 Bestellungen' });
    await expect(orders.getAttribute('href')).toMatch(/dateFrom=2026-11-21&dateTo=2026-11-21/);
    await canvas.findByText('8 weniger als am Samstag vor einer Woche (22)');
    const waiting = await canvas.findByRole('link', { name: '4 Nachforschungen' });
    await expect(waiting).toHaveAttribute('href', '#investigations?investigationWaiting=true');
    await canvas.findByRole('link', { name: '3 Bestellfehler' });
    const late = await canvas.findByRole('link', { name: '2 Überfällige Anlieferungen' });
    await expect(late.getAttribute('href')).toMatch(/^#deliveries\?status=OPEN&arrivingTo=/);
    await canvas.findByText('2 im Status „Offen“');
    await canvas.findByRole('link', { name: '2 Produkte knapp' });
  },
};
/** What was created or changed since the reader was here last time, as a link to those orders. */
export const TodaySinceLastVisit: Story = {
  args: {
    widget: { kind: 'today' },
    resources: ['/orders'],
    answers: [...TODAYS, answer(visitRead, () => ({ since: '2026-11-20T16:12:00.000Z' }))],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Neu oder geändert$/ });
    await expect(link.getAttribute('href')).toMatch(/\?sinceVisit=true$/);
    await canvas.findByText(/seit Ihrem letzten Besuch: 20\.11\.2026/);
  },
};
/** Only what the user may see is counted. */
export const TodayOfOrders: Story = {
  args: { widget: { kind: 'today' }, resources: ['/orders'], answers: TODAYS },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '14 Bestellungen' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const TodayLoading: Story = {
  args: {
    widget: { kind: 'today' },
    resources: ['/orders'],
    answers: [answer(ordersChart, silent), answer(ordersFind, silent)],
  },
};
/** A number that cannot be loaded is asked for again; the others stay. */
export const TodayFailedInPart: Story = {
  args: {
    widget: { kind: 'today' },
    resources: EVERYTHING,
    answers: [...TODAYS, answer(orderErrorsList, broken)],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Erneut versuchen' });
    await canvas.findByRole('link', { name: '14 Bestellungen' });
  },
};

/** Delivered in green, open in red; the axis reaches 500 although no day has as many. */
export const Chart: Story = {
  args: { widget: { kind: 'orders_chart' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure', { name: 'Bestellungen der letzten 7 Tage' });
    await waitFor(() => expect(canvasElement.querySelector('canvas')?.width ?? 0).toBeGreaterThan(100));
  },
};

/** A week without orders is still drawn as a chart. */
export const ChartOfNothing: Story = {
  args: {
    widget: { kind: 'orders_chart' },
    answers: [
      answer(ordersChart, () => ({
        currentDate: ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
        geliefertChartData: [0, 0, 0, 0, 0, 0, 0],
        offenChartData: [0, 0, 0, 0, 0, 0, 0],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Bestellungen der letzten 7 Tage' });
  },
};
export const ChartLoading: Story = {
  args: { widget: { kind: 'orders_chart' }, answers: [answer(ordersChart, silent)] },
};
export const ChartFailed: Story = {
  args: { widget: { kind: 'orders_chart' }, answers: [answer(ordersChart, broken)] },
  play: ({ canvas }) => failed(canvas),
};

/** Number, date, status and products of the last five orders. */
export const Orders: Story = {
  args: { widget: { kind: 'latest_orders' } },
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
  },
};
export const OrdersLoading: Story = {
  args: { widget: { kind: 'latest_orders' }, answers: [answer(ordersFind, silent)] },
};
export const OrdersFailed: Story = {
  args: { widget: { kind: 'latest_orders' }, answers: [answer(ordersFind, broken)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Erneut versuchen' });
  },
};
export const NoOrders: Story = {
  args: {
    widget: { kind: 'latest_orders' },
    answers: [
      answer(ordersFind, () => ({
        entries: [],
        dataInfo: { foundCount: 0, returnedCount: 0, totalRecordCount: 0 },
      })),
    ],
  },
};

/** The five latest deliveries with their day of arrival; each links to its own page. */
export const Deliveries: Story = {
  args: { widget: { kind: 'latest_deliveries' }, answers: [answer(deliveriesList, () => FIVE)] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Anlieferung 99 / });
    await expect(link).toHaveAttribute('href', '#99');
    await expect(canvas.getByRole('link', { name: 'Alle ansehen: Anlieferungen' })).toBeVisible();
  },
};
export const DeliveriesLoading: Story = {
  args: { widget: { kind: 'latest_deliveries' }, answers: [answer(deliveriesList, silent)] },
};
export const DeliveriesFailed: Story = {
  args: { widget: { kind: 'latest_deliveries' }, answers: [answer(deliveriesList, broken)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Erneut versuchen' });
  },
};

/** The last five posts with picture and text. */
export const Posts: Story = {
  args: { widget: { kind: 'latest_posts' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Inventur in Halle 3' });
  },
};
export const PostsLoading: Story = {
  args: { widget: { kind: 'latest_posts' }, answers: [answer(blogPostsList, silent)] },
};
export const PostsFailed: Story = {
  args: { widget: { kind: 'latest_posts' }, answers: [answer(blogPostsList, broken)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Erneut versuchen' });
  },
};
export const NoPosts: Story = {
  args: {
    widget: { kind: 'latest_posts' },
    answers: [answer(blogPostsList, () => listOf([]))],
  },
};

/** A card without text. */
export const EmptyCard: Story = { args: { widget: { title: 'Hinweis', html: '<p></p>' } } };

/** A card with more text than fits: the title is cut off, the content scrolls, also by keyboard. */
export const LongCard: Story = {
  args: {
    widget: {
      title: 'Wichtige Hinweise zur Vorweihnachtszeit für alle angeschlossenen Händlerinnen und Händler',
      html: '<p>Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtsgesellschaftskapitänsmützen.</p>'.repeat(
        12,
      ),
    },
  },
  play: async ({ canvas }) => {
    const body = await canvas.findByRole('group', { name: /Wichtige Hinweise/ });
    await waitFor(() => expect(body.scrollHeight).toBeGreaterThan(body.clientHeight));
    await expect(body.scrollWidth).toBe(body.clientWidth);
  },
};
