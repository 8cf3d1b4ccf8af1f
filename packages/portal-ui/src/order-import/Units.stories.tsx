import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import type { FakeImportPortalOptions } from '../testing/fake-import-portal.js';
import { ImportStory, toCheck } from '../testing/import-story.js';
import { inWidth } from '../testing/in-width.js';
import { OrderImportWizard, type OrderImportWizardProps } from './OrderImportWizard.js';

type Args = OrderImportWizardProps & { readonly portal: FakeImportPortalOptions };

const meta: Meta<Args> = {
  title: 'Order import/Units',
  component: about(OrderImportWizard),
  render: ({ portal, ...props }) => (
    <ImportStory portal={portal}>
      <OrderImportWizard {...props} />
    </ImportStory>
  ),
  args: { portal: {}, isReadOnly: false, onClose: fn(), onShowOrders: fn(), onShowImports: fn() },
};
export default meta;

type Story = StoryObj<Args>;

const CARTONS = {
  1: { Menge: '2 Karton' },
  3: { Menge: '1 Karton' },
  5: { Menge: '1 Dutzend' },
};

const faults = async () => within(await screen.findByRole('region', { name: 'Fehler' }));
const asked = async (unit: string) => {
  const question = await (await faults()).findByText(new RegExp(`Wie viele Stück sind 1 ${unit}`));
  const line = question.closest('li');
  if (line === null) throw new Error(unit);
  return within(line);
};

/** How many pieces a carton has is asked once for each product; the answer can be taken back. */
export const AskedOnce: Story = {
  play: async () => {
    await toCheck({ orders: 12, mistakes: CARTONS });
    const carton = await asked('Karton / NW1002');
    await expect(carton.queryByText(/keine Spalte/)).toBeNull();
    await userEvent.type(carton.getByRole('textbox', { name: 'Stück je Karton / NW1002' }), '6');
    await userEvent.click(carton.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(async () =>
      expect((await faults()).getByText('1 Karton / NW1002 = 6 Stück')).toBeVisible(),
    );
    const dozen = await asked('Dutzend');
    await expect(dozen.getByRole('textbox', { name: 'Stück je Dutzend' })).toHaveValue('12');
    await expect(dozen.queryByRole('button', { name: 'Für alle Artikel' })).toBeNull();
    await userEvent.click(dozen.getByRole('button', { name: 'Als Stück zählen' }));
    await waitFor(async () => expect((await faults()).getByText('1 Dutzend = 1 Stück')).toBeVisible());
    await userEvent.click(
      (await faults()).getByRole('button', { name: '1 Karton / NW1002 = 6 Stück: zurücknehmen' }),
    );
    await waitFor(async () => expect((await asked('Karton / NW1002')).getByText(/^1 Zeile/)).toBeVisible());
  },
};

/** The answer can be given for all products. */
export const ForAllProducts: Story = {
  play: async () => {
    await toCheck({ orders: 12, mistakes: CARTONS });
    const carton = await asked('Karton / NW1002');
    await userEvent.type(carton.getByRole('textbox', { name: 'Stück je Karton / NW1002' }), '6');
    await userEvent.click(carton.getByRole('button', { name: 'Für alle Artikel' }));
    await waitFor(async () => expect((await faults()).getByText('1 Karton = 6 Stück')).toBeVisible());
    await expect((await faults()).queryByRole('textbox', { name: /^Stück je Karton/ })).toBeNull();
    await userEvent.click((await faults()).getByRole('button', { name: '1 Karton = 6 Stück: zurücknehmen' }));
    await waitFor(async () => expect(await asked('Karton / NW1010')).toBeDefined());
  },
};

/** On a phone, field and buttons wrap below the question. */
export const OnPhone: Story = {
  decorators: [inWidth(358)],
  play: async () => {
    await toCheck({ orders: 12, mistakes: CARTONS });
    await expect(
      (await asked('Karton / NW1002')).getByRole('button', { name: 'Als Stück zählen' }),
    ).toBeVisible();
  },
};
