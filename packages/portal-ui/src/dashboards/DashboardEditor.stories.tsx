import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dashboardConfigsGet, dashboardConfigsUpdate, parseDashboard } from '@kontor/portal-core/dashboards';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { DASHBOARD_LINKS } from '../testing/dashboard-links.js';
import { InPortal } from '../testing/InPortal.js';
import { answer } from '../testing/answer.js';
import { inWidth, keepsToWidth } from '../testing/in-width.js';
import { broken, silent } from '../testing/refusal.js';
import { DashboardEditor } from './DashboardEditor.js';

const meta: Meta<typeof DashboardEditor> = {
  title: 'Dashboards/DashboardEditor',
  component: DashboardEditor,
};
export default meta;

type Story = StoryObj<typeof DashboardEditor>;

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
let portal: FakePortal;
const editor = (id: number | null, options = {}) => {
  portal = createFakeContentPortal(options);
  return (
    <InPortal portal={portal}>
      <main>
        <h1>Dashboard-Layout</h1>
        <DashboardEditor id={id} links={DASHBOARD_LINKS} onCreated={fn()} />
      </main>
    </InPortal>
  );
};
const written = (method: string) => {
  const request = portal.requests.findLast((each) => each.method === method && /configs/.test(each.path));
  return bodyOf(request) as { name: string; content: string } | null;
};
const placeOf = (id: string) => {
  const widget = parseDashboard(written('PUT')?.content ?? '').find(({ i }) => i === id);
  return widget && [widget.x, widget.y, widget.w, widget.h];
};

/** Arrow keys move a widget, Shift and arrow keys resize it, the menu does both. Leaving editing mode saves. */
export const ByKeyboard: Story = {
  render: () => editor(2),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
    const handle = await canvas.findByRole('button', { name: 'Letzte Bestellungen verschieben' });
    handle.focus();
    await userEvent.keyboard('{ArrowUp}');
    await canvas.findByText('Letzte Bestellungen: Spalte 1, Zeile 1, 7 breit, 8 hoch');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await canvas.findByText('Letzte Bestellungen: Spalte 1, Zeile 1, 8 breit, 9 hoch');
    await expect(handle).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten beenden' }));
    await canvas.findByRole('button', { name: 'Bearbeiten' });
    await expect(placeOf('orders')).toEqual([0, 0, 8, 9]);
  },
};

/** A widget is chosen in a dialog; submitting it without a choice shows an error. */
export const AddAndRemove: Story = {
  render: () => editor(2),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Widget hinzufügen' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Heute' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await screen.findByText('Wählen Sie zuerst ein Widget');
    await userEvent.click(screen.getByRole('radio', { name: 'Eigener Inhalt' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Überschrift' }), 'Neu');
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    await canvas.findByRole('heading', { name: 'Neu' });
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen für Neuigkeiten' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Neuigkeiten' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten beenden' }));
    await canvas.findByRole('button', { name: 'Bearbeiten' });
    await expect(placeOf('html_card-1')).toEqual([0, 16, 4, 4]);
    await expect(placeOf('posts')).toBeUndefined();
  },
};

/** A new dashboard needs a name before it is created. */
export const NewOne: Story = {
  render: () => editor(null),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Layout anlegen' }));
    await canvas.findByText('Geben Sie dem Dashboard zuerst einen Namen');
    await expect(written('POST')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Zentrale');
    await userEvent.click(canvas.getByRole('button', { name: 'Layout anlegen' }));
    await waitFor(() =>
      expect(written('POST')).toEqual({ name: 'Zentrale', type: 'dashboard', content: '[]' }),
    );
  },
};

/** When saving fails, editing mode stays on and nothing is lost. */
export const SavingFails: Story = {
  render: () => editor(2, { answers: [answer(dashboardConfigsUpdate, broken)] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten beenden' }));
    await canvas.findByText('Das Layout ließ sich nicht speichern');
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Händler 2');
    await canvas.findByRole('button', { name: 'Bearbeiten beenden' });
  },
};

/** A name and a card's title without a place to break stay within the editor. */
export const LongTexts: Story = {
  render: () =>
    editor(2, {
      widgets: [
        {
          i: 'card',
          x: 0,
          y: 0,
          w: 4,
          h: 8,
          kind: 'html_card',
          title: LONG_WORD,
          html: `<p>${LONG_WORD}</p>`,
        },
      ],
    }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: LONG_WORD });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The dashboard is loading. */
export const Loading: Story = {
  render: () => editor(2, { answers: [answer(dashboardConfigsGet, silent)] }),
};

/** The dashboard could not be fetched. */
export const Failed: Story = {
  render: () => editor(2, { answers: [answer(dashboardConfigsGet, broken)] }),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** A dashboard without widgets. */
export const Empty: Story = {
  render: () => editor(2, { widgets: [] }),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Bearbeiten' })),
};

/** Where twelve columns are too narrow the widgets are stacked as their reader has them, whole, and the menu moves them. */
export const OnPhone: Story = {
  decorators: [inWidth(360)],
  render: () => editor(2),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
    const menu = await canvas.findByRole('button', { name: 'Aktionen für Letzte Bestellungen' });
    await keepsToWidth(context);
    const edges = [...canvasElement.querySelectorAll('section')].map(
      (widget) => widget.getBoundingClientRect().left,
    );
    await expect(new Set(edges).size).toBe(1);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach oben' }));
    await canvas.findByText('Letzte Bestellungen: Spalte 1, Zeile 1, 7 breit, 8 hoch');
    const top = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top;
    await expect(top('Letzte Bestellungen')).toBeLessThan(top('Neuigkeiten'));
  },
};
