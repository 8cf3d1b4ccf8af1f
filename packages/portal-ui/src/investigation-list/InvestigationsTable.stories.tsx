import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { visitRead } from '@kontor/portal-core/session';
import { about } from '../testing/about.js';
import { answer } from '../testing/answer.js';
import { DEMO_MERCHANTS } from '../testing/demo-data.js';
import { createFakeOrderList, type FakeOrderListOptions } from '../testing/fake-order-list.js';
import { bodyOf } from '../testing/fake-portal.js';
import { useArgState } from '../testing/keeping.js';
import { InPortal } from '../testing/InPortal.js';
import { anOrder, someOrders } from '../testing/order-data.js';
import type { StoryRole } from '../testing/story-roles.js';
import { accountOf, merchants } from '../testing/surroundings.js';
import { orderList } from '../orders/index.js';
import { InvestigationsTable, type InvestigationsTableProps } from './InvestigationsTable.js';

type Args = FakeOrderListOptions &
  Pick<InvestigationsTableProps, 'list' | 'onOpen' | 'heading'> & {
    readonly user: StoryRole;
    /** The last look of the visit before; none by default. */
    readonly visitedAt?: string;
  };

let portal = createFakeOrderList({ orders: [] });

function Live({ user, list: first, onOpen, heading, visitedAt, ...options }: Args) {
  const [own] = useState(
    () =>
      (portal = createFakeOrderList({
        answers: [
          ...accountOf(user),
          merchants(DEMO_MERCHANTS),
          answer(visitRead, () => ({ since: visitedAt ?? null })),
        ],
        ...options,
      })),
  );
  const [list, setList] = useArgState(first);
  return (
    <InPortal portal={own}>
      <InvestigationsTable heading={heading} list={list} onChange={setList} onOpen={onOpen} />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Investigations/InvestigationsTable',
  component: about(InvestigationsTable),
  render: (args) => <Live {...args} />,
  args: {
    user: 'sysadmin',
    list: orderList.usual,
    heading: <h1>Nachforschungen</h1>,
    onOpen: fn(),
  },
};
export default meta;

type Story = StoryObj<Args>;
const lastFind = () => bodyOf(portal.requests.filter(({ path }) => path === '/api/orders/find').at(-1));
const head = (name: string) => screen.queryByRole('columnheader', { name });

/** Role 1 sees the merchants' investigations of any status, and can choose one merchant. */
export const ForTheTopRole: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(head('Händler')).not.toBeNull());
    await waitFor(() =>
      expect(lastFind()).toMatchObject({
        query: [{ investigationStatus: 'any' }, { displayAllMerchants: true }],
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /NW-2026-48212/ }));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalled());
  },
};

/** Other roles have neither the merchant column nor the select. */
export const ForAMerchant: Story = {
  args: { user: 'merchant' },
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48212');
    await expect(head('Händler')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Händler/ })).toBeNull();
  },
};

/** Each investigation says for whom it waits; those that wait for the reader can be chosen, and a link can name them. */
export const WaitingForMe: Story = {
  args: { user: 'merchant' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(head('Wartet auf')).not.toBeNull());
    await expect((await canvas.findAllByText('Lager')).length).toBeGreaterThan(0);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Wartet auf mich' }));
    await waitFor(() =>
      expect(lastFind()).toMatchObject({
        query: [{ investigationStatus: 'any' }, { investigationWaiting: true }],
      }),
    );
    await expect(
      await canvas.findByRole('button', { name: /^Filter entfernen: .*Wartet auf mich/ }),
    ).toBeVisible();
  },
};

/** Those in which something has happened since the reader was here last time can be chosen. */
export const SinceTheLastVisit: Story = {
  args: { user: 'merchant', visitedAt: '2026-11-20T16:12:00.000Z' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Seit meinem letzten Besuch' }));
    await waitFor(() =>
      expect(lastFind()).toMatchObject({ query: [{ investigationStatus: 'any' }, { sinceVisit: true }] }),
    );
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Filter entfernen: .*Seit meinem letzten Besuch/ }),
    );
    await waitFor(() => expect(lastFind()).toMatchObject({ query: [{ investigationStatus: 'any' }] }));
  },
};

/** No order is under investigation. */
export const NoneYet: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine Nachforschungen')).toBeVisible();
  },
};

/** The investigations are loading. */
export const Loading: Story = { args: { isSilent: true } };

/** The investigations could not be fetched; the user can try again. */
export const Failed: Story = {
  args: { failWith: 'internal_error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

/** 10,000 investigations, and long names. */
export const Many: Story = {
  args: {
    orders: [
      anOrder(20_001, { merchantName: 'Freiwillige Feuerwehr Oberammergau-Unterammergau e. V.' }),
      ...someOrders(9_999),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^\d\.\d{3} Bestellungen gefunden$/)).toBeVisible());
  },
};

/** Beside the sidebar of a laptop, size and colour of a product, a marketplace's number and that of a parcel are seen in full. */
export const ReadInFull: Story = {
  args: {
    orders: [
      anOrder(0, {
        externalOrderId: '302-6525709-8123456',
        investigationStatus: 'OPEN',
        trackingNumbers: ['00340434499095883283'],
        carrier: 'DHL',
        items: [
          { id: 'A1', name: 'Bergschuh Zirbitz Damen Gr. 39', qty: 1 },
          { id: 'A2', name: 'Kapuze', qty: 1 },
        ],
      }),
    ],
  },
  decorators: [(Shown) => <div style={{ width: 1159 }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    for (const words of ['302-6525709-8123456', '00340434499095883283', 'Bergschuh Zirbitz Damen Gr. 39']) {
      const shown = await canvas.findByText(words);
      await expect(shown.scrollHeight).toBeLessThanOrEqual(shown.clientHeight);
      await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    }
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement!.clientWidth);
  },
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { failWith: 'forbidden' },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
