import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { OrderImport } from '@kontor/portal-core/order-import';
import { about } from '../../testing/about.js';
import type { FakeImportPortalOptions } from '../../testing/fake-import-portal.js';
import { ImportStory, shownPortal } from '../../testing/import-story.js';
import { inWidth, keepsToWidth } from '../../testing/in-width.js';
import { useArgState } from '../../testing/keeping.js';
import { LONG_NAME, LONG_WORD } from '../../testing/long-texts.js';
import { OrderImports, type OrderImportsProps } from './OrderImports.js';

const anImport = (id: number, fields: Partial<OrderImport> = {}): OrderImport => ({
  id,
  state: 'finished',
  source_name: `bestellungen_2026-11-${String((id % 28) + 1).padStart(2, '0')}.csv`,
  source_sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  source_rows: 214,
  mode: 'new-line',
  merchant_erp_id: 1001,
  merchant_name: 'Nordwind Handel',
  created_by: { id: 2, username: 'nordwind' },
  created_at: '2026-11-21T09:30:00.000Z',
  finished_at: '2026-11-21T09:30:04.000Z',
  counts: { created: 198, replaced: 0, unchanged: 4, conflict: 2, invalid: 5 },
  committed: [],
  ...fields,
});

const SOME: readonly OrderImport[] = [
  anImport(43),
  anImport(42, { state: 'running', finished_at: null }),
  anImport(41, { state: 'undone' }),
  anImport(40, { counts: { created: 1204, replaced: 3, unchanged: 0, conflict: 0, invalid: 0 } }),
];

type Args = OrderImportsProps & { readonly portal: FakeImportPortalOptions };

function Example({ portal, list: first, ...props }: Args) {
  const [list, setList] = useArgState(first);
  return (
    <ImportStory portal={portal}>
      <OrderImports {...props} list={list} onChange={setList} />
    </ImportStory>
  );
}

const meta: Meta<Args> = {
  title: 'Order import/OrderImports',
  component: about(OrderImports),
  render: (args) => <Example {...args} />,
  args: {
    portal: { earlier: SOME },
    list: { page: 1, openId: null },
    heading: <h1>Importe</h1>,
    onShowOrders: fn(),
  },
};
export default meta;
type Story = StoryObj<Args>;

/** File, time, user and result of each import; a row opens the receipt beside the list. */
export const Imports: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('4 Importe gefunden');
    await expect(canvas.queryByRole('columnheader', { name: 'Händler' })).toBeNull();
    await userEvent.click(canvas.getByText('bestellungen_2026-11-16.csv'));
    const panel = within(await screen.findByRole('dialog', { name: 'Import Nr. 43' }));
    await waitFor(() => expect(panel.getByText('198')).toBeVisible());
    await expect(panel.queryByText(/^b94d27/)).not.toBeVisible();
    await userEvent.click(panel.getByText('Technische Angaben'));
    await waitFor(() => expect(panel.getByText(/^b94d27/)).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: 'Bestellungen anzeigen' }));
    await waitFor(() => expect(args.onShowOrders).toHaveBeenCalledWith({ importId: 43 }));
  },
};

/** Staff see the merchant of each import. */
export const ByStaff: Story = {
  args: { portal: { earlier: SOME, isStaff: true } },
  play: async ({ canvas }) => void (await canvas.findByRole('columnheader', { name: 'Händler' })),
};

/** Orders that were not stored can be downloaded as a file with their own columns and the reason. */
export const Results: Story = {
  args: { list: { page: 1, openId: 43 } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ergebnisse' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByText('4 schon vorhandene Bestellungen')).toBeVisible();
    await userEvent.click(menu.getByText('Fehlerhafte Zeilen herunterladen'));
    await waitFor(() =>
      expect(shownPortal.requests.some(({ path }) => path.endsWith('/43/results.csv'))).toBe(true),
    );
  },
};

/** An unfinished import says what to do. */
export const NotFinished: Story = {
  args: { list: { page: 1, openId: 42 } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Import Nr. 42' }));
    await panel.findByText(/Dieser Import wurde nicht beendet/);
    await expect(panel.queryByRole('button', { name: 'Import rückgängig machen' })).toBeNull();
  },
};

/** Before an import is undone, a message says that replaced orders do not come back. */
export const Replaced: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /^40/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Import Nr. 40' }));
    await panel.findByText(/^3 Bestellungen, die vorhandene ersetzt haben, bleiben/);
    await userEvent.click(panel.getByRole('button', { name: 'Import rückgängig machen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/kommen nicht zurück\.$/)).toBeVisible();
  },
};

/** An import that was undone says what was kept, also later. */
export const WasUndone: Story = {
  args: { list: { page: 1, openId: 41 } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Import Nr. 41' }));
    const kept = within(await panel.findByRole('list', { name: 'Bestehen gebliebene Bestellungen' }));
    await expect(kept.getByText('NW-48200')).toBeVisible();
    await expect(kept.getByText('Geliefert')).toBeVisible();
    await expect(panel.getByText(/^Das ERP kennt .* davon und bekommt die Stornierung/)).toBeVisible();
  },
};

export const ManyPages: Story = {
  args: { portal: { earlier: Array.from({ length: 60 }, (_, at) => anImport(60 - at)) } },
  play: async ({ canvas }) => {
    await canvas.findByText('60 Importe gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'Seite 3' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};

/** On a phone each import is a card, and long names wrap. */
export const OnAPhone: Story = {
  args: {
    portal: {
      earlier: [
        anImport(44, {
          source_name: `${LONG_WORD}.csv`,
          merchant_name: LONG_NAME,
          created_by: { id: 3, username: LONG_WORD },
        }),
        ...SOME,
      ],
      isStaff: true,
    },
  },
  decorators: [inWidth(358)],
  play: async (context) => {
    await context.canvas.findByText('5 Importe gefunden');
    await keepsToWidth(context);
  },
};

export const Empty: Story = {
  args: { portal: {} },
  play: async ({ canvas }) => void (await canvas.findByText(/^Hier stehen Ihre Importe/)),
};
export const Loading: Story = { args: { portal: { list: 'silent' } } };
export const Failed: Story = {
  args: { portal: { list: 'forbidden' } },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
/** An address can refer to an import that does not exist, or not for this account. */
export const UnknownImport: Story = {
  args: { list: { page: 1, openId: 999 } },
  play: async () => void (await screen.findByText('Dieser Import ließ sich nicht laden')),
};
