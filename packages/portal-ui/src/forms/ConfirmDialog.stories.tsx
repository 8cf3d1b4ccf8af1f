import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@kontor/portal-core/wire';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { ConfirmDialog } from './ConfirmDialog.js';

const close = fn();
const confirm = fn<() => unknown>();

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Forms/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Beitrag löschen',
    confirmLabel: 'Löschen',
    isDanger: true,
    onConfirm: confirm,
    onClose: close,
    children: <p>Soll der Beitrag „Inventur in Halle 3“ gelöscht werden?</p>,
  },
  decorators: [
    (Story) => (
      <InPortal portal={createFakeContentPortal()}>
        <Story />
      </InPortal>
    ),
  ],
  beforeEach: () => {
    close.mockClear();
    confirm.mockReset();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const question = async () => within(await screen.findByRole('alertdialog', { name: 'Beitrag löschen' }));

/** Confirming runs the action, then the dialog closes. */
export const Asking: Story = {
  play: async () => {
    await userEvent.click((await question()).getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    await expect(confirm).toHaveBeenCalledOnce();
  },
};

/** A double click runs the action once. */
export const PressedTwice: Story = {
  play: async () => {
    const button = (await question()).getByRole('button', { name: 'Löschen' });
    button.click();
    button.click();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    await expect(confirm).toHaveBeenCalledOnce();
  },
};

/** Escape and the cancel button only close the dialog. */
export const Declining: Story = {
  play: async () => {
    await userEvent.click((await question()).getByRole('button', { name: 'Abbrechen' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
    await expect(confirm).not.toHaveBeenCalled();
  },
};

/** While the action runs, the dialog can neither be confirmed again nor cancelled. */
export const Busy: Story = {
  args: { onConfirm: () => new Promise(() => {}) },
  play: async () => {
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(close).not.toHaveBeenCalled();
  },
};

/** When the action fails, the dialog stays, shows the error and permits another attempt. */
export const Failing: Story = {
  play: async () => {
    confirm.mockRejectedValueOnce(
      new ApiError({ status: 503, code: 'busy', detail: 'Der Server ist gerade beschäftigt.' }),
    );
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Der Server ist gerade beschäftigt.');
    await expect(close).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  args: {
    title: 'Benutzerverwaltungsberechtigung des Logistikdienstleistungsunternehmens entziehen',
    confirmLabel: 'Berechtigung unwiderruflich entziehen',
    children: <p>{'Donaudampfschifffahrtsgesellschaftskapitänsmützenversandkarton '.repeat(6)}</p>,
  },
};
