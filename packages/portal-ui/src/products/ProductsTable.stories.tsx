import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createFakeProducts, type FakeProductsOptions } from '../testing/fake-products.js';
import { bodyOf } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { aUser } from '../testing/product-data.js';
import { CreateProductButton } from './CreateProductButton.js';
import { DEFAULT_PRODUCT_LIST } from './product-list.js';
import { ProductsTable } from './ProductsTable.js';

type Args = { readonly portal: FakeProductsOptions };

let portal = createFakeProducts();

function Live({ portal: options }: Args) {
  const [own] = useState(() => (portal = createFakeProducts(options)));
  const [list, setList] = useState(DEFAULT_PRODUCT_LIST);
  return (
    <InPortal portal={own}>
      <ProductsTable
        heading={<h1>Produkte</h1>}
        list={list}
        onChange={setList}
        actions={<CreateProductButton />}
      />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Products/ProductsTable',
  render: (args) => <Live {...args} />,
  args: { portal: {} },
};
export default meta;

type Story = StoryObj<Args>;

const lastFind = () => bodyOf(portal.requests.filter(({ path }) => path === '/api/products/find').at(-1));

/** By number, fifty a page; Enter applies a text. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /NW-0001/ });
    const field = await canvas.findByRole('textbox', { name: 'Artikelname' });
    await userEvent.type(field, 'Teekanne{Enter}');
    await waitFor(() =>
      expect(lastFind()).toMatchObject({
        query: [{ 'ARTIKE::Artikelname': '*Teekanne*' }],
        limit: 50,
        offset: 1,
      }),
    );
  },
};

/** The places of a product. */
export const Warehouse: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /NW-0001/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Lager' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lagerbestand NW-0001' });
    await waitFor(() => expect(within(dialog).getByText('B-04-05')).toBeVisible());
  },
};

/** An account that shows only what is in stock: marked, and asked for while no number or name is. */
export const OnlyInStock: Story = {
  args: { portal: { user: aUser({ display_only_stock_products: true, products_status: 'active' }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /NW-0001/ });
    await expect(lastFind()).toMatchObject({
      query: [{ 'ARTIKE::Status': '==aktiv', 'ARTIKE::Lagerstand_verfuegbar_gesamt': '>0' }],
    });
    const field = await canvas.findByRole('textbox', { name: 'Artikelnr.' });
    await userEvent.type(field, 'NW{Enter}');
    await waitFor(() =>
      expect(lastFind()).not.toMatchObject({ query: [{ 'ARTIKE::Lagerstand_verfuegbar_gesamt': '>0' }] }),
    );
  },
};

/** A form that is sent empty tells all that is missing. */
export const CreateForm: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Produkt anlegen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Produkt anlegen' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Produkt anlegen' }));
    await waitFor(() => expect(within(dialog).getAllByText('Dieses Feld ist erforderlich')).toHaveLength(5));
  },
};

/** The first page is on its way. */
export const Loading: Story = { args: { portal: { isSilent: true } } };

/** A merchant's first day. */
export const NoProductsYet: Story = { args: { portal: { products: [] } } };

/** The server failed; one can try again. */
export const Failed: Story = {
  args: { portal: { failWith: 500 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Der Server ist gerade beschäftigt.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
  },
};
