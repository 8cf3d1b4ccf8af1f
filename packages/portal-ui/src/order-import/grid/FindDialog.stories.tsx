import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../../testing/about.js';
import type { FakeImportPortalOptions } from '../../testing/fake-import-portal.js';
import { ImportStory, shownPortal, toCheck } from '../../testing/import-story.js';
import { OrderImportWizard, type OrderImportWizardProps } from '../OrderImportWizard.js';

type Args = OrderImportWizardProps & { readonly portal: FakeImportPortalOptions };

const meta: Meta<Args> = {
  title: 'Order import/Find and replace',
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

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Suchen und ersetzen' }));
  return within(await screen.findByRole('dialog', { name: 'Suchen und ersetzen' }));
}

/** A text that no cell holds stays in the dialog, to be put right. */
export const NotFound: Story = {
  play: async () => {
    await toCheck({ orders: 3 });
    const dialog = await openDialog();
    const find = dialog.getByRole('textbox', { name: 'Suchen nach' });
    await userEvent.type(find, 'mw-482');
    await userEvent.click(dialog.getByRole('button', { name: 'Alle ersetzen' }));
    await dialog.findByText('Es wurde nichts geändert');
    await expect(find).toHaveValue('mw-482');
    await userEvent.clear(find);
    await userEvent.type(find, 'nw-482');
    await expect(dialog.queryByText('Es wurde nichts geändert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Alle ersetzen' }));
    await screen.findByText('3 Zellen geändert');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What the server was away to judge is taken back, in the grid and out of the import. */
export const TakenBack: Story = {
  play: async () => {
    await toCheck({ orders: 3 });
    shownPortal.loseServer();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Suchen nach' }), 'nw-482');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Ersetzen durch' }), 'B-');
    await userEvent.click(dialog.getByRole('button', { name: 'Alle ersetzen' }));
    await dialog.findByText(/^Die Änderung ließ sich nicht prüfen und wurde zurückgenommen: /);
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('button', { name: /Bestellungen importieren$/ })).toHaveTextContent(
      '3 Bestellungen',
    );
    await screen.findByText('NW-48200');
    await expect(screen.queryByText(/Änderung(en)? zurücknehmen$/)).toBeNull();
  },
};
