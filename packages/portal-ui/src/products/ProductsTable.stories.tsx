import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import { refuse } from '../testing/refusal.js';
import { heldCount } from '../testing/counting.js';
import { createFakeProducts, type FakeProductsOptions } from '../testing/fake-products.js';
import { bodyOf } from '../testing/fake-portal.js';
import { inWidth } from '../testing/in-width.js';
import { useArgState } from '../testing/keeping.js';
import { InPortal } from '../testing/InPortal.js';
import { aProduct, aUser, someProducts } from '../testing/product-data.js';
import { CreateProductButton } from './CreateProductButton.js';
import { productList } from './product-list.js';
import { ProductsTable, type ProductsTableProps } from './ProductsTable.js';

type Args = Pick<ProductsTableProps, 'list' | 'heading' | 'actions'> & {
  readonly portal: FakeProductsOptions;
};

let portal = createFakeProducts();

function Live({ portal: options, list: first, ...props }: Args) {
  const [own] = useState(() => (portal = createFakeProducts(options)));
  const [list, setList] = useArgState(first);
  return (
    <InPortal portal={own}>
      <ProductsTable {...props} list={list} onChange={setList} />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Products/ProductsTable',
  component: about(ProductsTable),
  subcomponents: { CreateProductButton: about(CreateProductButton) },
  render: (args) => <Live {...args} />,
  args: {
    portal: {},
    list: productList.usual,
    heading: <h1>Produkte</h1>,
    actions: <CreateProductButton />,
  },
};
export default meta;

type Story = StoryObj<Args>;

const ENTRIES = {
  Artikelnummer: 'NW-9',
  Artikelname: 'Becher',
  VK: '9,90',
  Artikelgewicht: '0,25',
  Einheit: 'Stk',
};
const lastFind = () => bodyOf(portal.requests.filter(({ path }) => path === '/api/products/find').at(-1));

/** Sorted by number, fifty per page; Enter applies a text. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /NW1001/ });
    const field = await canvas.findByRole('textbox', { name: 'Artikelname' });
    await userEvent.type(field, 'Teekanne{Enter}');
    await waitFor(() =>
      expect(lastFind()).toMatchObject({
        query: [{ 'ARTIKE::Artikelname': '*Teekanne*' }],
        limit: 50,
        offset: 1,
      }),
    );
    await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy'));
  },
};

let count = heldCount();

/** The products are shown before they are counted. */
export const CountedLater: Story = {
  args: { portal: { counting: () => count.counting() } },
  beforeEach: () => void (count = heldCount()),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /NW1001/ });
    await canvas.findByText('51 Produkte und mehr, es wird noch gezählt …');
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled();
    count.tell();
    await canvas.findByText('120 Produkte gefunden');
  },
};

/** The stock places of a product. */
export const Warehouse: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /NW1001/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Lager' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lagerbestand NW1001' });
    await waitFor(() => expect(within(dialog).getByText('B-04-05')).toBeVisible());
  },
};

/** An account that shows only products in stock: they are marked, and only they are fetched unless number or name is filtered. */
export const OnlyInStock: Story = {
  args: { portal: { user: aUser({ display_only_stock_products: true, products_status: 'active' }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /NW1001/ });
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

/** Sending an empty form shows all errors. */
export const CreateForm: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Produkt anlegen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Produkt anlegen' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Produkt anlegen' }));
    await waitFor(() => expect(within(dialog).getAllByText('Dieses Feld ist erforderlich')).toHaveLength(5));
  },
};

/** Staff choose the product's merchant. */
export const CreateFormOfStaff: Story = {
  args: {
    portal: {
      user: aUser({ merchant: null, erp_shop_code: null, user_role_id: 1 }),
      resources: ['/products', '/getForAllMerchants'],
      onWrite: () =>
        refuse('validation_failed', {
          issues: [{ path: 'product.product.Nr_Artikel', code: 'alreadyExists', params: { field: 'SKU' } }],
        }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Produkt anlegen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Produkt anlegen' }));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Produkt anlegen' }));
    await dialog.findByRole('combobox', { name: /Händler/ });
    await send();
    await waitFor(() => expect(dialog.getAllByText('Dieses Feld ist erforderlich')).toHaveLength(6));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Händler/ })).toHaveFocus());
    await userEvent.type(dialog.getByRole('combobox', { name: /Händler/ }), 'Nord');
    await chooseOption('Nordwind (2)');
    for (const [name, value] of Object.entries(ENTRIES))
      await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }), value);
    await send();
    await waitFor(() => expect(dialog.getByText('SKU existiert bereits')).toBeVisible());
    const sent = bodyOf(
      portal.requests.find(({ method, path }) => method === 'POST' && path === '/api/products'),
    );
    await expect(sent).toMatchObject({
      product: { product: { Nr_Artikel: 'NW-9', ID_MANDAN: 2, VK: '9,90' } },
    });
  },
};

/** Somebody else has changed the product meanwhile: the newest values can be applied, and the entries stay. */
export const ChangedMeanwhile: Story = {
  args: {
    portal: {
      products: [aProduct(1)],
      onWrite: () => refuse('stale'),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /NW1001.*bearbeiten/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Produkt bearbeiten' }));
    const name = dialog.getByRole('textbox', { name: /^Artikelname/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Friesennerz klassisch, grün');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Neuen Stand laden' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Neuen Stand laden' })).toBeNull());
    await expect(name).toHaveValue('Friesennerz klassisch, grün');
  },
};

/** Sorted by the days that the stock lasts. */
export const SortsByRisk: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /NW1001/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Bestandsrisiko' }));
    await waitFor(() =>
      expect(lastFind()).toMatchObject({
        sort: [{ fieldName: 'ARTIKE::Reichweite_Tage', sortOrder: 'ascend' }],
      }),
    );
  },
};

/** Names as suppliers write them: cut to one line, complete on demand. */
export const LongTexts: Story = {
  args: {
    portal: {
      products: [1, 2, 3].map((number) =>
        aProduct(number, {
          id: `NW-${'0'.repeat(24)}${number}`,
          name: `Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, bestickt, Größe ${number}, im Geschenkkarton mit Sichtfenster`,
          merchantName: 'Kontor für Waren aller Art Hinrichsen & Söhne GmbH & Co. KG',
          priceCents: 123_456_789,
        }),
      ),
      user: aUser({ merchant: null }),
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row', { name: /Donaudampf/ })).length).toBe(3);
  },
};

/** On a laptop beside the open sidebar a merchant's name stands in one piece, and the size of a shoe is not cut off. */
export const MerchantsOnALaptop: Story = {
  decorators: [inWidth(1158)],
  args: {
    portal: {
      products: ['Alpenshop', 'Nordwind', 'Helvetia'].map((merchantName, at) =>
        aProduct(at + 1, { merchantName, name: `Grödel Leichtsteigeisen Gr. 4${at}` }),
      ),
      user: aUser({ merchant: null, user_role_id: 1 }),
      resources: ['/products', '/getForAllMerchants'],
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['Alpenshop', 'Nordwind', 'Helvetia']) {
      const words = document.createRange();
      words.selectNodeContents(await canvas.findByText(name));
      await expect(words.getClientRects()).toHaveLength(1);
    }
    const shoe = canvas.getByText('Grödel Leichtsteigeisen Gr. 42');
    await expect(shoe.scrollHeight).toBeLessThanOrEqual(shoe.clientHeight);
  },
};

/** In English, too: there the word of the link to the warehouse is longer, and those of the stock risk are shorter. */
export const MerchantsInEnglish: Story = {
  ...MerchantsOnALaptop,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const shoe = await canvas.findByText('Grödel Leichtsteigeisen Gr. 42');
    await expect(shoe.scrollHeight).toBeLessThanOrEqual(shoe.clientHeight);
    for (const word of canvas.getAllByText('Warehouse'))
      await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
  },
};

/** Ten thousand products on two hundred pages; one press leads to the last. */
export const ManyProducts: Story = {
  args: { portal: { products: someProducts(10_000) } },
  play: async ({ canvas }) => {
    await canvas.findByText('10.000 Produkte gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'Letzte Seite' }));
    await canvas.findByRole('row', { name: /NW-10000/ });
  },
};

/** On a phone each product is a card. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ width: 390 }}>
      <Live {...args} />
    </div>
  ),
  args: { portal: { products: someProducts(3) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /NW1001/ });
  },
};

/** The first page is loading. */
export const Loading: Story = { args: { portal: { isSilent: true } } };

/** A merchant without any products. */
export const NoProductsYet: Story = { args: { portal: { products: [] } } };

/** The server failed; the user can try again. */
export const Failed: Story = {
  args: { portal: { failWith: 'internal_error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Ein Fehler ist aufgetreten/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
  },
};

/** A user without the permission sees a message. */
export const NotAllowed: Story = {
  args: { portal: { failWith: 'forbidden' } },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
