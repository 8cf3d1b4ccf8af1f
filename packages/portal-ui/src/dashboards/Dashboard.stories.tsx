import type { Meta, StoryObj } from '@storybook/react-vite';
import { blogPostsList } from '@kontor/portal-core/blog';
import { currentUserDashboard } from '@kontor/portal-core/dashboards';
import { ordersChart } from '@kontor/portal-core/orders';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  createFakeContentPortal,
  SOME_WIDGETS,
  type FakeContentPortalOptions,
} from '../testing/fake-content-portal.js';
import { DASHBOARD_LINKS } from '../testing/dashboard-links.js';
import { InPortal } from '../testing/InPortal.js';
import { answer, answerOtherwise } from '../testing/answer.js';
import { broken, refuse, silent } from '../testing/refusal.js';
import { Dashboard } from './Dashboard.js';

const meta: Meta<typeof Dashboard> = { title: 'Dashboards/Dashboard', component: Dashboard };
export default meta;

type Story = StoryObj<typeof Dashboard>;

const shown = (options: FakeContentPortalOptions = {}) => (
  <InPortal portal={createFakeContentPortal(options)}>
    <main>
      <h1>Dashboard</h1>
      <Dashboard links={DASHBOARD_LINKS} />
    </main>
  </InPortal>
);

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const LONG_WIDGETS = SOME_WIDGETS.map((widget) =>
  widget.kind === 'html_card'
    ? { ...widget, title: `${LONG_WORD} im Überblick`, html: `<p>${LONG_WORD.repeat(4)}</p>`.repeat(6) }
    : widget,
);

/** Chart, card, orders and posts at their places. */
export const Complete: Story = {
  render: () => shown(),
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await canvas.findByText('Jörg Petersen');
    await canvas.findByRole('link', { name: 'Inventur in Halle 3' });
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(titles).toEqual([
      'Bestellungen der letzten 7 Tage',
      'Wir sind für Sie da',
      'Letzte Bestellungen',
      'Neuigkeiten',
    ]);
  },
};

/** Chart and posts fail to load; orders and card are shown all the same. Trying again loads the chart. */
export const SomeFail: Story = {
  render: () => {
    let asked = 0;
    const chart = () => {
      asked += 1;
      if (asked === 1) return broken();
      return { currentDate: ['2026-11-21'], geliefertChartData: [218], offenChartData: [97] };
    };
    return shown({ answers: [answer(ordersChart, chart), answer(blogPostsList, broken)] });
  },
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await canvas.findByText('Jörg Petersen');
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Erneut versuchen' })[0]!);
    await canvas.findByRole('figure', { name: 'Bestellungen der letzten 7 Tage' });
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

/** A widget whose content throws while rendering shows an error; the others stay. */
export const OneBreaks: Story = {
  render: () => shown({ answers: [answerOtherwise(ordersChart, () => ({ currentDate: 'nonsense' }))] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Dieser Bereich lässt sich nicht anzeigen');
    await canvas.findByText('NW-2026-48213');
    await canvas.findByRole('link', { name: 'Inventur in Halle 3' });
  },
};

/** Widgets the user may not see are left out and leave no gap. */
export const WithoutOrders: Story = {
  render: () => shown({ resources: ['/blog'] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Inventur in Halle 3' });
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.queryByText('Letzte Bestellungen')).toBeNull();
  },
};

/** A user without a dashboard still sees the latest orders. */
export const WithoutDashboard: Story = {
  render: () =>
    shown({
      answers: [answer(currentUserDashboard, () => refuse('not_found'))],
    }),
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
};

export const Loading: Story = {
  render: () => shown({ answers: [answer(currentUserDashboard, silent)] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Wird geladen …' });
  },
};

export const Failed: Story = {
  render: () => shown({ answers: [answer(currentUserDashboard, broken)] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Das Dashboard ließ sich nicht laden');
  },
};

export const Empty: Story = {
  render: () => shown({ widgets: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Auf diesem Dashboard steht noch nichts');
  },
};

/** Titles and words without a place to break stay within their widget. */
export const LongTexts: Story = {
  render: () => shown({ widgets: LONG_WIDGETS }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: new RegExp(LONG_WORD) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone the widgets are stacked in one column, in reading order. */
export const OnAPhone: Story = {
  render: () => <div style={{ width: 390 }}>{shown({ widgets: SOME_WIDGETS.toReversed() })}</div>,
  play: async ({ canvas }) => {
    await canvas.findByText('Jörg Petersen');
    const boxes = canvas.getAllByRole('region').map((region) => region.getBoundingClientRect());
    await expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1);
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
      'Bestellungen der letzten 7 Tage',
    );
  },
};
