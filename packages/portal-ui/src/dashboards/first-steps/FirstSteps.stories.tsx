import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ResourceCode } from '@kontor/portal-core/access';
import { apiKeysList } from '@kontor/portal-core/embedding';
import { ordersFind } from '@kontor/portal-core/orders';
import { productsFind } from '@kontor/portal-core/products';
import { updateCurrentUser } from '@kontor/portal-core/session';
import { usersList } from '@kontor/portal-core/users';
import { expect, userEvent, waitFor } from 'storybook/test';
import { about } from '../../testing/about.js';
import { answer } from '../../testing/answer.js';
import { bodyOf, fakePortal } from '../../testing/fake-portal.js';
import { InPortal } from '../../testing/InPortal.js';
import { userOfRole } from '../../testing/story-roles.js';
import { account, settings } from '../../testing/surroundings.js';
import { ChoicesContext, createMemoryChoices } from '../../provider/index.js';
import { FirstSteps } from './FirstSteps.js';

interface Args {
  /** Numbers of what is stored. */
  readonly stored: { readonly products: number; readonly orders: number; readonly users: number };
  readonly resources: readonly ResourceCode[];
  /** The user's own settings. */
  readonly own: string;
  /** Whether there were products and orders once. */
  readonly begun?: boolean;
}

const LINKS = { product: '#products', order: '#import', user: '#user', connection: '#keys' };
const found = (foundCount: number) => ({
  entries: [],
  dataInfo: { foundCount, returnedCount: 0, totalRecordCount: foundCount },
});

let portal = fakePortal([]);

let choices = createMemoryChoices();

function Live({ stored, resources, own, begun = false }: Args) {
  const user = { ...userOfRole('merchant'), settings: own };
  const [kept] = useState(() => {
    choices = createMemoryChoices();
    if (begun) choices.setItem(`kontor.begun.${user.id}`, 'yes');
    return choices;
  });
  const [made] = useState(
    () =>
      (portal = fakePortal([
        ...account(user, resources),
        settings(),
        answer(productsFind, () => found(stored.products)),
        answer(ordersFind, () => found(stored.orders)),
        answer(usersList, () => ({ entries: [], foundCount: stored.users })),
        answer(apiKeysList, () => ({ entries: [], foundCount: 0 })),
        answer(updateCurrentUser, ({ body }) => ({ ...user, ...body })),
      ])),
  );
  return (
    <ChoicesContext value={kept}>
      <InPortal portal={made}>
        <h1>Dashboard</h1>
        <FirstSteps links={LINKS} />
      </InPortal>
    </ChoicesContext>
  );
}

const meta: Meta<Args> = {
  title: 'Dashboards/FirstSteps',
  component: about(FirstSteps),
  render: (args) => <Live {...args} />,
  args: {
    stored: { products: 12, orders: 0, users: 1 },
    resources: ['/orders', '/products', '/management/users', '/create-user', '/api-keys'],
    own: '{"theme":"dark"}',
  },
};
export default meta;
type Story = StoryObj<Args>;

/** An account without orders is led; what is stored is ticked. */
export const NewAccount: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 von 4 erledigt')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const products = canvas.getByRole('heading', { name: /^Produkte anlegen/ });
    await waitFor(() => expect(products).toHaveTextContent(/erledigt$/));
    await expect(canvas.getByRole('link', { name: 'Import öffnen' })).toHaveAttribute('href', '#import');
    await expect(canvas.getByRole('button', { name: 'Muster: eine Zeile je Artikel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Muster: eine Zeile je Bestellung' })).toBeVisible();
  },
};

/** Only what the user may do is offered. */
export const OfAMerchant: Story = {
  args: { resources: ['/orders', '/products'], stored: { products: 0, orders: 0, users: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 von 2 erledigt')).toBeVisible();
    await expect(portal.requests.some(({ path }) => path.includes('/api-keys'))).toBe(false);
  },
};

/** Closed for good, in the user's own settings. */
export const Closes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nicht mehr zeigen' }));
    await waitFor(() => expect(canvas.queryByText('Erste Schritte')).toBeNull());
    const saved = () => bodyOf(portal.requests.find(({ method }) => method === 'PUT'));
    const settings = '{"theme":"dark","firstStepsClosed":true}';
    await waitFor(() => expect(saved()).toEqual({ settings }));
  },
};

/** Whoever has closed them sees nothing, and asks for nothing. */
export const Closed: Story = {
  args: { own: '{"firstStepsClosed":true}' },
  play: async ({ canvas }) => {
    await canvas.findByText('Dashboard');
    await waitFor(() => expect(portal.requests.length).toBeGreaterThan(0));
    await expect(canvas.queryByText('Erste Schritte')).toBeNull();
    await expect(portal.requests.some(({ path }) => path.endsWith('/find'))).toBe(false);
  },
};

/** An account with products and orders needs no leading. */
export const NotNew: Story = {
  args: { stored: { products: 12, orders: 1284, users: 3 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(portal.requests.some(({ path }) => path.endsWith('/orders/find'))).toBe(true));
    await waitFor(() => expect(choices.getItem(`kontor.begun.${userOfRole('merchant').id}`)).toBe('yes'));
    await expect(canvas.queryByText('Erste Schritte')).toBeNull();
    const find = portal.requests.find(({ path }) => path.endsWith('/orders/find'));
    await expect(bodyOf(find)).toMatchObject({ limit: 1, countLater: true });
  },
};

/** An account that had products and orders once is not asked again. */
export const NoLongerNew: Story = {
  args: { ...NotNew.args, begun: true },
  play: async ({ canvas }) => {
    await canvas.findByText('Dashboard');
    await waitFor(() => expect(portal.requests.length).toBeGreaterThan(0));
    await expect(canvas.queryByText('Erste Schritte')).toBeNull();
    await expect(portal.requests.some(({ path }) => path.endsWith('/find'))).toBe(false);
  },
};
