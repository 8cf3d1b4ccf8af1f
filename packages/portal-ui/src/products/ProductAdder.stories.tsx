import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { OrderItem } from '@kontor/portal-core/orders';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import { createFakeOrderPortal, type FakeOrderPortalOptions } from '../testing/fake-order-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { useArgState } from '../testing/keeping.js';
import { ProductAdder, type ProductAdderProps } from './ProductAdder.js';

type Args = ProductAdderProps & Pick<FakeOrderPortalOptions, 'search'>;

function Live({ items: first, onChange, search, ...props }: Args) {
  const [portal] = useState(() => createFakeOrderPortal(search === undefined ? {} : { search }));
  const [items, setItems] = useArgState(first);
  const change = (next: readonly OrderItem[]) => {
    setItems(next);
    onChange(next);
  };
  return (
    <InPortal portal={portal}>
      <ProductAdder {...props} items={items} onChange={change} />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Products/ProductAdder',
  component: about(ProductAdder),
  render: (args) => <Live {...args} />,
  args: { items: [], onChange: fn(), onUnaddedChange: fn() },
};
export default meta;

type Story = StoryObj<Args>;

/** The search begins with the second character. Adding a listed product again adds to its quantity. */
export const AddsTwice: Story = {
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('combobox', { name: /Produkte/ });
    const add = canvas.getByRole('button', { name: 'Hinzufügen' });
    const quantity = () => canvas.getByRole('textbox', { name: 'Menge' });
    await userEvent.type(search, 't');
    await screen.findByText('Bitte mindestens 2 Zeichen eingeben');
    await expect(screen.queryByRole('option', { name: /Tee/ })).toBeNull();
    await userEvent.type(search, 'ee');
    await chooseOption(/Teekanne/);
    await waitFor(() => expect(quantity()).toHaveFocus());
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '3{Enter}');
    await canvas.findByRole('textbox', { name: /^Menge von Teekanne/ });
    await userEvent.type(canvas.getByRole('combobox', { name: /Produkte/ }), 'teek');
    await chooseOption(/Teekanne/);
    await userEvent.click(add);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ id: 'NW1053', qty: 4 })]),
    );
  },
};

/** Without a product and a quantity both errors are shown, the first has the focus, and nothing is added. */
export const TellsWhatIsMissing: Story = {
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Menge' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, 'zwei');
    await userEvent.click(canvas.getByRole('button', { name: 'Hinzufügen' }));
    await expect(await canvas.findByText('Dieses Feld ist erforderlich')).toBeInTheDocument();
    await expect(canvas.getByText('Nur Ziffern erlaubt')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Produkte/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A quantity that is none has the focus again, although the list as a whole has an error at the search. */
export const WrongQuantity: Story = {
  args: { errorMessage: 'Bitte mindestens ein Produkt angeben' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Produkte/ }), 'teek');
    await userEvent.click(await screen.findByRole('option', { name: /Teekanne/ }));
    const quantity = canvas.getByRole('textbox', { name: 'Menge' });
    await waitFor(() => expect(quantity).toHaveFocus());
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Hinzufügen' }));
    await canvas.findByText('Mindestens 1');
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Quantities can be changed in place, items can be removed. */
export const Filled: Story = {
  args: {
    items: [
      { id: 'NW1080', name: 'Windlicht Treibholz groß', qty: 2 },
      { id: 'NW1054', name: 'Teetasse „Ostfriesische Rose“ mit Untertasse und sehr langem Namen', qty: 12 },
    ],
  },
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Menge von Windlicht Treibholz groß' });
    await userEvent.clear(quantity);
    await expect(
      await within(canvas.getByRole('list')).findByText('Dieses Feld ist erforderlich'),
    ).toBeInTheDocument();
    await userEvent.type(quantity, '7');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ id: 'NW1080', qty: 7 }),
        expect.objectContaining({ id: 'NW1054' }),
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Windlicht Treibholz groß entfernen' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** An error of the list as a whole. */
export const Wrong: Story = { args: { errorMessage: 'Bitte mindestens ein Produkt angeben' } };

const search = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  userEvent.type(canvas.getByRole('combobox', { name: /Produkte/ }), 'tee');

// While a list hangs open, react-aria hides the rest of the page; Tab closes it before it leads there.
const whileOpen = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

/** The search is running. */
export const Searching: Story = {
  parameters: whileOpen,
  args: { search: 'silent' },
  play: async ({ canvas }) => {
    await search(canvas);
    await screen.findByText('Wird geladen …');
  },
};

/** The search failed, which is shown differently from no results. */
export const Failed: Story = {
  parameters: whileOpen,
  args: { search: 'failed' },
  play: async ({ canvas }) => {
    await search(canvas);
    await screen.findByRole('option', { name: 'Die Auswahl ließ sich nicht laden.' });
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen', hidden: true })).toBeVisible();
  },
};
