import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { about } from '../../testing/about.js';
import {
  lastBody,
  requestsOfDialog,
  LiveOrderDialog,
  type OrderDialogArgs,
} from '../../testing/LiveOrderDialog.js';
import { anOrder } from '../../testing/order-data.js';
import { OrderDialogs } from './OrderDialogs.js';

const meta: Meta<OrderDialogArgs> = {
  title: 'Orders/Comment dialog',
  component: about(OrderDialogs),
  render: (args) => <LiveOrderDialog {...args} />,
  args: { kind: 'comment', onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj<OrderDialogArgs>;

/** A merchant writes the first comment, of at most 100 characters. */
export const FirstComment: Story = {
  play: async () => {
    const note = await screen.findByRole('textbox', { name: 'Bestellkommentar' });
    await userEvent.click(note);
    await userEvent.paste('Vorsicht Glas '.repeat(12));
    await waitFor(() => expect(note).toHaveValue('Vorsicht Glas '.repeat(12).slice(0, 100)));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect(await screen.findByText('Der Bestellkommentar wurde gespeichert')).toBeInTheDocument();
  },
};

/** An empty comment of an order without one changes nothing, so that nothing is sent. */
export const EmptyComment: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Bestellkommentar' }), ' ');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(requestsOfDialog().some(({ method }) => method === 'PUT')).toBe(false);
  },
};

/** An existing comment is read-only for users who may not change it. */
export const CommentToRead: Story = {
  args: { kind: 'comment', order: anOrder(0, { comment: 'Bitte mit Grußkarte' }) },
  play: async () => {
    await expect(await screen.findByText('Bitte mit Grußkarte')).toBeInTheDocument();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

/** The warehouse changes the comment, also while the order is on hold. */
export const CommentToChange: Story = {
  args: {
    kind: 'comment',
    user: 'warehouse',
    order: anOrder(0, { status: 'on hold', comment: 'Bitte mit Grußkarte' }),
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Bestellkommentar' })).toHaveValue(
      'Bitte mit Grußkarte',
    );
  },
};

/** A comment written on an outdated order is kept: the dialog says so, and saving applies it to the new version. */
export const CommentIsStale: Story = {
  args: {
    kind: 'comment',
    user: 'warehouse',
    changedMeanwhile: { comment: 'Schon von der Kollegin' },
  },
  play: async ({ args }) => {
    const note = await screen.findByRole('textbox', { name: 'Bestellkommentar' });
    await userEvent.type(note, 'Bitte mit Grußkarte');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect(await screen.findByText('Die Bestellung wurde inzwischen geändert')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
    await expect(await screen.findByText('Dort steht jetzt: Schon von der Kollegin')).toBeInTheDocument();
    await expect(note).toHaveValue('Bitte mit Grußkarte');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(lastBody('PUT')).toEqual({
      modId: '1',
      fieldData: { ZZN_Notiz_Scanner: 'Bitte mit Grußkarte' },
    });
  },
};

/** A comment that may no longer be saved can still be copied. */
export const CommentIsTooLate: Story = {
  args: { kind: 'comment', changedMeanwhile: { comment: 'Schon von der Kollegin' } },
  play: async () => {
    const note = await screen.findByRole('textbox', { name: 'Bestellkommentar' });
    await userEvent.type(note, 'Bitte mit Grußkarte');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Neu laden' }));
    await expect(await screen.findByText('Der Kommentar lässt sich jetzt nicht ändern.')).toBeInTheDocument();
    await expect(note).toHaveValue('Bitte mit Grußkarte');
    await expect(note).toHaveAttribute('readonly');
    await expect(screen.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  },
};

/** The server cannot save: the error is shown, and the text is kept for another attempt. */
export const CommentFails: Story = {
  args: {
    kind: 'comment',
    refuseWith: 'internal_error',
  },
  play: async () => {
    const note = await screen.findByRole('textbox', { name: 'Bestellkommentar' });
    await userEvent.type(note, 'Bitte mit Grußkarte');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect(await screen.findByText('Die Bestellung ließ sich nicht ändern')).toBeInTheDocument();
    await expect(note).toHaveValue('Bitte mit Grußkarte');
  },
};
