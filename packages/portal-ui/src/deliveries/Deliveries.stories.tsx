import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { isExpected } from '@kontor/portal-core/deliveries';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import { aDelivery } from '../testing/delivery-data.js';
import { fakeDeliveries, WAREHOUSE_RIGHTS, type FakeDeliveries } from '../testing/fake-deliveries.js';
import { InPortal } from '../testing/InPortal.js';
import { useArgState } from '../testing/keeping.js';
import { Deliveries, type DeliveriesProps } from './Deliveries.js';
import { deliveryList, type DeliveryListState } from './record/delivery-list.js';
import { LatestDeliveries } from './LatestDeliveries.js';

interface Args extends Pick<DeliveriesProps, 'heading' | 'drafted'> {
  readonly portal: FakeDeliveries;
  readonly list: DeliveryListState;
  readonly isHome?: boolean;
}

let portal = fakeDeliveries();
const hrefOf = ({ id }: { readonly id: number }) => `/deliveries/${id}`;

function Live({ portal: options, list: first, isHome, ...shown }: Args) {
  const [own] = useState(() => (portal = fakeDeliveries(options)));
  const [list, setList] = useArgState(first);
  return (
    <InPortal portal={own}>
      {isHome ? (
        <LatestDeliveries hrefOf={hrefOf} />
      ) : (
        <Deliveries {...shown} list={list} onChange={setList} hrefOf={hrefOf} />
      )}
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Deliveries/Deliveries',
  component: about(Deliveries),
  subcomponents: { LatestDeliveries: about(LatestDeliveries) },
  render: (args) => <Live {...args} />,
  args: { portal: {}, list: deliveryList.usual, heading: <h1>Anlieferungen</h1> },
};
export default meta;

type Story = StoryObj<Args>;

/** Ten deliveries that have not come yet, however late the story is told. */
const FOR_THE_RAMP = Array.from({ length: 10 }, (_, number) =>
  aDelivery(number, { delivery_datetime: `2099-12-${10 + number}T07:30:00.000Z` }),
);

const asked = () => {
  const request = portal.requests.filter((one) => one.path.startsWith('/api/deliveries?')).at(-1);
  return Object.fromEntries(new URLSearchParams(request?.path.split('?')[1]));
};
const settled = async () => {
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
};

/** Newest first, fifty per page. Merchants get no filter for other merchants. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getByText('12 Anlieferungen gefunden')).toBeVisible();
    await expect(asked()).toEqual({ sort: 'id', sortOrder: 'descend', page: '1', limit: '50' });
    await expect(canvas.queryByText('Alle Händler anzeigen')).toBeNull();
    const link = canvas.getByRole('link', { name: 'Anlieferung 100 in neuem Tab öffnen' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Clicking another column sorts ascending, clicking it again descending. */
export const Sorts: Story = {
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'ERP-Shopcode' }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'erp_shop_code', sortOrder: 'ascend' }));
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'ERP-Shopcode' }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'erp_shop_code', sortOrder: 'descend' }));
  },
};

/** Enter applies the filter; clearing it asks for all merchants, and leaves no chip. */
export const Filters: Story = {
  args: { portal: { resources: WAREHOUSE_RIGHTS } },
  play: async ({ canvas }) => {
    await settled();
    await canvas.findByRole('columnheader', { name: 'Händler' });
    await expect(canvas.queryByText('Alle Händler anzeigen')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Anlieferungsnr.' }), '9a7{Enter}');
    await waitFor(() => expect(canvas.getByText('1 Anlieferung gefunden')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Filter leeren' }));
    await waitFor(() => expect(canvas.getByText('12 Anlieferungen gefunden')).toBeVisible());
    await expect(asked()).toMatchObject({ displayAllMerchants: 'true' });
    await expect(canvas.queryByRole('button', { name: 'Filter leeren' })).toBeNull();
  },
};

/** Clearing also removes typed text that was not applied. */
export const ClearsWhatIsNotApplied: Story = {
  args: { portal: { resources: WAREHOUSE_RIGHTS } },
  play: async ({ canvas }) => {
    await settled();
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Händler' }), 'Nord');
    await chooseOption(/Nordwind/);
    await userEvent.click(canvas.getByRole('button', { name: 'Anwenden' }));
    await waitFor(() => expect(asked()).toMatchObject({ merchant_erp_id: '2' }));
    const product = canvas.getByRole('textbox', { name: 'Produkt' });
    await userEvent.type(product, 'Mütze');
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter leeren' }));
    await waitFor(() => expect(product).toHaveValue(''));
    await waitFor(() => expect(asked()).not.toHaveProperty('merchant_erp_id'));
  },
};

/** Focusing a status shows which steps come next. */
export const TellsWhatComesNext: Story = {
  play: async ({ canvas }) => {
    await settled();
    await userEvent.tab();
    canvas.getAllByRole('button', { name: 'Offen' })[0]?.focus();
    const hint = await screen.findByRole('tooltip');
    await expect(hint).toHaveTextContent('„Prüfung beginnen“');
    await expect(hint).toHaveTextContent('Das macht das Lager.');
  },
};

/** All missing entries are reported together; nothing is sent. */
export const CreateTellsWhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Anlieferung anlegen' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Anlieferung anlegen' }));
    await waitFor(() => expect(within(dialog).getAllByText('Dieses Feld ist erforderlich')).toHaveLength(3));
    await waitFor(() => expect(portal.requests.some(({ path }) => path === '/api/warehouses')).toBe(true));
    await expect(portal.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

/** A delivery in a dialog over the list, with its products and comments. */
export const Details: Story = {
  args: { portal: { deliveries: [aDelivery(1), aDelivery(2)], booked: [20, 3] } },
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Details der Anlieferung 98' }));
    const dialog = await screen.findByRole('dialog', { name: 'Anlieferung 98' });
    await waitFor(() => expect(within(dialog).getByText('20 von 20 angekommen')).toBeVisible());
    await expect(within(dialog).getByText('3 von 6 angekommen')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByText('Wann können wir anliefern?')).toBeVisible());
  },
};

/** What another page has drafted fills the form in: for staff, whose goods they are too. The next form is empty. */
export const Drafted: Story = {
  args: {
    portal: { resources: WAREHOUSE_RIGHTS },
    drafted: { merchantErpId: 2, products: [{ id: 'NW1011', name: 'Fischerhemd', qty: 31 }] },
  },
  play: async ({ canvas }) => {
    const form = await screen.findByRole('dialog', { name: 'Anlieferung anlegen' });
    await within(form).findByText('Fischerhemd');
    await expect(within(form).getByDisplayValue('31')).toBeVisible();
    await waitFor(() =>
      expect(within(form).getByRole('button', { name: /Händler/ })).toHaveTextContent('Nordwind'),
    );
    await userEvent.click(within(form).getAllByRole('button', { name: 'Schließen' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Anlieferung anlegen' }));
    const next = await screen.findByRole('dialog', { name: 'Anlieferung anlegen' });
    await expect(within(next).queryByText('Fischerhemd')).toBeNull();
  },
};

/** Staff change the status with the menu in the row, and the row is updated. */
export const TakesAStep: Story = {
  args: { portal: { resources: WAREHOUSE_RIGHTS } },
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Status ändern: Offen' }))[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Prüfung beginnen/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Prüfung beginnen: Anlieferung 100' });
    await userEvent.click(await within(dialog).findByRole('textbox', { name: /Kommentar zur Änderung/ }));
    await userEvent.keyboard('Wird geprüft');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prüfung beginnen' }));
    await waitFor(() => expect(screen.getByText('Der Status ist jetzt „In Prüfung“')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('row', { name: /100/ })).toHaveTextContent('In Prüfung'));
  },
};

/** For merchants the status is a disabled button. */
export const StatusOnlyToRead: Story = {
  play: async ({ canvas }) => {
    await settled();
    for (const button of canvas.getAllByRole('button', { name: 'Offen' }))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: /^Status ändern/ })).toBeNull();
  },
};

/** The entries are kept when announcing fails. */
export const CreateKeepsWhatWasTyped: Story = {
  args: { portal: { refuseWith: 'internal_error' } },
  play: async ({ canvas }) => {
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Anlieferung anlegen' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Spediteur' }), 'Hansen');
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Schließen' }).at(-1)!);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'Spediteur' })).toHaveValue('Hansen'),
    );
  },
};

/** Long names and codes stay on their line. */
export const LongTexts: Story = {
  args: {
    portal: {
      deliveries: [0, 1, 2].map((number) =>
        aDelivery(number, {
          erp_shop_code: 'DONAUDAMPFSCHIFFFAHRT',
          user: { merchant: { merchant_name: 'Norddeutsche Teehandelsgesellschaft mbH & Co. KG' } },
          products: JSON.stringify([
            {
              id: 'NW1080',
              name: 'Friesische Teekanne mit Stövchen, handbemalt, Sonderauflage',
              qty: 12000,
            },
          ]),
        }),
      ),
    },
  },
};

/** Beside the sidebar of a laptop the goods of a delivery stand on two lines where one does not hold them. */
export const GoodsOnTwoLines: Story = {
  args: {
    portal: {
      resources: WAREHOUSE_RIGHTS,
      deliveries: [
        aDelivery(0, {
          products: JSON.stringify([
            { id: 'NW1', name: 'Troyer Schurwolle, marine Gr. XL, Zipfel', qty: 480 },
          ]),
        }),
      ],
    },
  },
  decorators: [(Shown) => <div style={{ width: 1159 }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    const goods = await canvas.findByText('480 × Troyer Schurwolle, marine Gr. XL, Zipfel');
    await expect(goods.clientHeight).toBeGreaterThan(20);
    await expect(goods.scrollHeight).toBeLessThanOrEqual(goods.clientHeight);
    await expect(goods.closest('td')!.clientHeight).toBe(40);
  },
};

/** Ten thousand deliveries as staff see them: every status is a menu. */
export const ManyRows: Story = {
  args: {
    portal: {
      deliveries: Array.from({ length: 10_000 }, (_, number) => aDelivery(number, { id: 20_000 - number })),
      resources: WAREHOUSE_RIGHTS,
    },
  },
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getByText('10.000 Anlieferungen gefunden')).toBeVisible();
  },
};

/** On a phone every delivery that is still expected has two lines; the next arrival comes first, and is opened in place. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { portal: { resources: WAREHOUSE_RIGHTS, deliveries: FOR_THE_RAMP } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Anlieferungen' });
    const links = await within(list).findAllByRole('link');
    await expect(links).toHaveLength(FOR_THE_RAMP.filter(({ status }) => isExpected(status)).length);
    await expect(asked()).toMatchObject({ sort: 'delivery_datetime', sortOrder: 'ascend', expected: 'true' });
    await expect(asked()['delivery_datetime']).toMatch(/^\d\d\/\d\d\/\d{4}\.\.$/);
    await expect(links[0]).toHaveTextContent('26 Stück');
    await expect(links[0]).not.toHaveAttribute('target');
    for (const link of links) {
      const { height } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(height).toBeLessThanOrEqual(76);
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Alle' }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'id', sortOrder: 'descend' }));
  },
};

/** Nothing is announced from today on: the way to all deliveries is offered. */
export const NothingComesToAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { portal: { deliveries: [aDelivery(0, { delivery_datetime: '2020-01-02T08:00:00.000Z' })] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle Anlieferungen zeigen' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
  },
};

/** Skeletons on a phone until the first page has loaded. */
export const LoadingOnAPhone: Story = {
  ...OnAPhone,
  args: { portal: { isSilent: true } },
  play: async () => {},
};

/** The server fails on a phone. */
export const FailedOnAPhone: Story = {
  ...OnAPhone,
  args: { portal: { failWith: 'internal_error' } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Erneut versuchen' })),
};

/** No delivery has been announced yet. */
export const Empty: Story = {
  args: { portal: { deliveries: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Noch keine Anlieferungen')).toBeVisible());
  },
};

/** The five latest deliveries, read-only. */
export const Home: Story = {
  args: { isHome: true },
  play: async ({ canvas }) => {
    await settled();
    await expect(asked()).toMatchObject({ limit: '5' });
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: /Details/ })).toBeNull();
  },
};

export const HomeEmpty: Story = {
  args: { isHome: true, portal: { deliveries: [] } },
  play: async ({ canvas }) => void (await canvas.findByText('Noch keine Anlieferungen')),
};
export const HomeLoading: Story = { args: { isHome: true, portal: { isSilent: true } } };
export const HomeFailed: Story = {
  args: { isHome: true, portal: { failWith: 'internal_error' } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Erneut versuchen' })),
};

/** No delivery matches the filter. */
export const NothingFound: Story = {
  args: { portal: { deliveries: [] }, list: { ...deliveryList.usual, filter: { status: 'DONE' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Zu dieser Anfrage gibt es keine Ergebnisse')).toBeVisible());
  },
};

/** Skeletons until the first page has loaded. */
export const Loading: Story = { args: { portal: { isSilent: true } } };

/** The server fails. */
export const Failed: Story = {
  args: { portal: { failWith: 'internal_error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
  },
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { portal: { failWith: 'forbidden' } },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
