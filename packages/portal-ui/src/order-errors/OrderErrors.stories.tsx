import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import { anOrderError } from '../testing/order-error-data.js';
import { fakeOrderErrors, type FakeOrderErrors } from '../testing/fake-order-errors.js';
import { bodyOf } from '../testing/fake-portal.js';
import { createHold } from '../testing/holding.js';
import { InPortal } from '../testing/InPortal.js';
import { useArgState } from '../testing/keeping.js';
import { orderErrorList, type OrderErrorListState } from './order-error-list.js';
import { OrderErrors, type OrderErrorsProps } from './OrderErrors.js';

type Args = Pick<OrderErrorsProps, 'onOrder' | 'heading' | 'actions'> & {
  readonly portal: FakeOrderErrors;
  readonly list: OrderErrorListState;
};

let portal = fakeOrderErrors();

function Live({ portal: options, list: first, ...props }: Args) {
  const [own] = useState(() => (portal = fakeOrderErrors(options)));
  const [list, setList] = useArgState(first);
  return (
    <InPortal portal={own}>
      <OrderErrors {...props} list={list} onChange={setList} />
    </InPortal>
  );
}

const A_FEW = Array.from({ length: 6 }, (_, number) => anOrderError(number));

const meta: Meta<Args> = {
  title: 'Order errors/OrderErrors',
  component: about(OrderErrors),
  render: (args) => <Live {...args} />,
  args: {
    portal: { errors: A_FEW },
    list: orderErrorList.usual,
    heading: <h1>Bestellfehler</h1>,
    actions: undefined,
    onOrder: fn(),
  },
};
export default meta;

type Story = StoryObj<Args>;

const asked = (path: string) => {
  const request = portal.requests.filter((one) => one.path.startsWith(`/api${path}?`)).at(-1);
  return Object.fromEntries(new URLSearchParams(request?.path.split('?')[1]));
};
const settled = async () => {
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
};

/** Newest first, twenty per page, with the chart by month above. */
export const Page: Story = {
  args: { portal: {} },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('48 Bestellfehler gefunden')).toBeVisible());
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Fehlernr.',
      'ERP-Bestellnr.',
      'Status',
      'Art',
      'Fehlerdatum',
      'Händler',
      'Beschreibung',
    ]);
    await waitFor(() => expect(canvas.getAllByText('Nordwind (2)')[0]).toBeVisible());
    await expect(asked('/order-errors')).toEqual({
      sort: 'id',
      sortOrder: 'descend',
      page: '1',
      limit: '20',
    });
  },
};

/** Clicking another column sorts ascending, clicking it again descending; merchant and description cannot be sorted. */
export const Sorts: Story = {
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Art' }));
    await waitFor(() => expect(asked('/order-errors')).toMatchObject({ sort: 'type', sortOrder: 'ascend' }));
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Art' }));
    await waitFor(() => expect(asked('/order-errors')).toMatchObject({ sort: 'type', sortOrder: 'descend' }));
    for (const head of ['Händler', 'Beschreibung'])
      await expect(canvas.queryByRole('button', { name: head })).toBeNull();
  },
};

/** Criteria take effect when applied, for the table and the chart; the chips remove them again. */
export const Filters: Story = {
  args: { portal: { errors: A_FEW, resources: ['/order-errors', '/getForAllMerchants'] } },
  play: async ({ canvas }) => {
    await settled();
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Händler' }), 'Nord');
    await chooseOption('Nordwind (2)');
    await waitFor(() => expect(canvas.getByText('6 Bestellfehler gefunden')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Anwenden' }));
    await waitFor(() => expect(canvas.getByText('3 Bestellfehler gefunden')).toBeVisible());
    await expect(asked('/order-errors/stats')).toMatchObject({ merchant_erp_id: '2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Filter leeren' }));
    await waitFor(() => expect(canvas.getByText('6 Bestellfehler gefunden')).toBeVisible());
  },
};

/** An error can get any other status of the settings. */
export const ChangesAStatus: Story = {
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click(await canvas.findByRole('button', { name: /Status von Fehler 500/ }));
    await chooseOption('erledigt');
    const told = await screen.findByText('Der Status des Bestellfehlers wurde geändert');
    await waitFor(() => expect(told).toBeVisible());
    await expect(bodyOf(portal.requests.find(({ method }) => method === 'PUT'))).toEqual({
      id: 500,
      status: 'erledigt',
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Status von Fehler 500/ })).toHaveTextContent('erledigt'),
    );
  },
};

const hold = createHold();
const give = async (id: number, status: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Status von Fehler ${id}`) }));
  await chooseOption(status);
};
const given = () => portal.requests.filter(({ method }) => method === 'PUT').map(bodyOf);

/** A status chosen while another one of the same error is being saved is saved afterwards; other errors do not wait for it. */
export const StatusesOfOneError: Story = {
  args: { portal: { errors: A_FEW, storing: hold.until } },
  play: async () => {
    await settled();
    await give(500, 'erledigt');
    await give(500, 'in Bearbeitung');
    await give(499, 'erledigt');
    const others = [
      { id: 500, status: 'erledigt' },
      { id: 499, status: 'erledigt' },
    ];
    await waitFor(() => expect(given()).toEqual(others));
    await hold.release(2);
    await waitFor(() => expect(given()).toEqual([...others, { id: 500, status: 'in Bearbeitung' }]));
    await hold.release();
    await settled();
    await expect(screen.getByRole('button', { name: /Status von Fehler 500/ })).toHaveTextContent(
      'in Bearbeitung',
    );
  },
};

/** A refused change shows a message and the old status again. */
export const KeepsARefusedStatus: Story = {
  args: { portal: { refuseWith: 'internal_error' } },
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click(await canvas.findByRole('button', { name: /Status von Fehler 500/ }));
    await chooseOption('erledigt');
    const told = await screen.findByText('Der Status des Bestellfehlers ließ sich nicht ändern');
    await waitFor(() => expect(told).toBeVisible());
    await expect(canvas.getByRole('button', { name: /Status von Fehler 500/ })).toHaveTextContent('offen');
  },
};

/** The order's number opens all errors of the order. */
export const LeadsToTheOrder: Story = {
  play: async ({ canvas, args }) => {
    await settled();
    await userEvent.click(canvas.getAllByRole('button', { name: '90000' })[0]!);
    await waitFor(() =>
      expect(args.onOrder).toHaveBeenCalledWith({
        id: 90_000,
        externalOrderId: 'NW-2026-48213',
        merchantErpId: 1,
      }),
    );
  },
};

/** The months as a table, for readers who cannot see the line. */
export const MonthsAsTable: Story = {
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Werte als Tabelle zeigen' }));
    const table = await canvas.findByRole('table', { name: 'Anzahl der Bestellfehler je Monat' });
    await expect(within(table).getByRole('columnheader', { name: 'Fehleranzahl' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: 'Nov. 2026 5' })).toBeVisible();
  },
};

/** No error matches: a message offers to clear the filter. */
export const NothingFound: Story = {
  args: {
    list: {
      ...orderErrorList.usual,
      filter: { status: 'offen', type: 'Sendung verloren', merchantErpId: 1 },
    },
    portal: { errors: [anOrderError(0)] },
  },
  play: async ({ canvas }) => {
    const texts = await canvas.findAllByText('Zu dieser Anfrage gibt es keine Ergebnisse');
    await waitFor(() => expect(texts[0]).toBeVisible());
  },
};

/** Statuses, merchants and descriptions of maximum length: one line each, the complete text on demand. */
export const LongTexts: Story = {
  args: {
    portal: {
      errors: [0, 1, 2].map((number) =>
        anOrderError(number, {
          type: 'Artikel beim Transport beschädigt oder unvollständig angeliefert',
          status: 'wartet auf die Stellungnahme des Versanddienstleisters',
          merchant_name: 'Kontor für Waren aller Art Hinrichsen & Söhne GmbH & Co. KG',
          description: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen fehlte. '.repeat(14),
        }),
      ),
    },
  },
  play: async () => settled(),
};

/** Ten thousand errors on five hundred pages. */
export const ManyErrors: Story = {
  args: { portal: { errors: Array.from({ length: 10_000 }, (_, number) => anOrderError(number)) } },
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getByText('10.000 Bestellfehler gefunden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Letzte Seite' }));
    await waitFor(() => expect(asked('/order-errors')).toMatchObject({ page: '500' }));
    await settled();
  },
};

/** On a phone each error is a card. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ width: 390 }}>
      <Live {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('6 Bestellfehler gefunden');
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  },
};

/** Skeletons until the first page has loaded. */
export const Loading: Story = { args: { portal: { isSilent: true } } };

/** The server fails: chart and table show the error, with a retry. */
export const Failed: Story = {
  args: { portal: { failWith: 'internal_error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(2));
  },
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { portal: { failWith: 'forbidden' } },
  play: async ({ canvas }) => void (await canvas.findAllByText('Das ist Ihnen nicht erlaubt')),
};
