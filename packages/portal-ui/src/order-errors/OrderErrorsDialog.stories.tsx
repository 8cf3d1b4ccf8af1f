import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import { anOrderError } from '../testing/order-error-data.js';
import { fakeOrderErrors, type FakeOrderErrors } from '../testing/fake-order-errors.js';
import { bodyOf } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_WORD } from '../testing/long-texts.js';
import { OrderErrorsDialog } from './OrderErrorsDialog.js';

interface Args {
  readonly portal: FakeOrderErrors;
  readonly onClose: () => void;
}

let portal = fakeOrderErrors();

function Live({ portal: options, onClose }: Args) {
  const [own] = useState(() => (portal = fakeOrderErrors(options)));
  const order = { id: 90_000, externalOrderId: 'NW-2026-48213', merchantErpId: 2 };
  return (
    <InPortal portal={own}>
      <OrderErrorsDialog order={order} onClose={onClose} />
    </InPortal>
  );
}

const THREE = [0, 7, 14].map((number) => anOrderError(number));

const meta: Meta<Args> = {
  title: 'Order errors/OrderErrorsDialog',
  component: about(OrderErrorsDialog),
  render: (args) => <Live {...args} />,
  args: { portal: { errors: THREE }, onClose: fn() },
};
export default meta;

type Story = StoryObj<Args>;

const dialog = () => within(screen.getByRole('dialog'));
const choose = async (name: RegExp, option: string) => {
  await userEvent.click(dialog().getByRole('button', { name }));
  await chooseOption(option);
};
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Bestellfehler anlegen' }));
  await screen.findByRole('form', { name: 'Bestellfehler anlegen' });
  await expect(screen.queryByText('Dieses Feld ist erforderlich')).toBeNull();
};

/** The errors of the order, newest first. */
export const Errors: Story = {
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Bestellfehler' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  },
};

/** An error is asked about in the order's investigation; the comment names it. */
export const AskedAbout: Story = {
  args: { portal: { errors: THREE } },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Nachforschung zu Bestellfehler/ });
    await userEvent.click(first!);
    // A dialog that waits for the order gives way to the one with its thread.
    await screen.findByText(/^Ihr Kommentar bezieht sich auf Bestellfehler/);
    await userEvent.click(screen.getByRole('button', { name: 'Das Paket ist nicht angekommen.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nachforschung eröffnen' }));
    await waitFor(() =>
      expect(
        bodyOf(portal.requests.find(({ path, method }) => method === 'POST' && path.endsWith('/comments'))),
      ).toMatchObject({ order_error_id: THREE[0]!.id }),
    );
  },
};

/** No error is recorded yet. */
export const NoErrors: Story = {
  args: { portal: { errors: [] } },
  play: async () => {
    const text = await screen.findByText('Zu dieser Bestellung sind keine Fehler erfasst');
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** Missing entries are reported under each field, and the first of them is focused. */
export const AsksForWhatIsMissing: Story = {
  play: async () => {
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.getAllByText('Dieses Feld ist erforderlich')).toHaveLength(3));
    await waitFor(() => expect(dialog().getByRole('button', { name: /Art/ })).toHaveFocus());
    await expect(portal.requests.some(({ method }) => method === 'POST')).toBe(false);
  },
};

/** The error is recorded with the time at which the form was opened; then the list shows it. */
export const Records: Story = {
  play: async () => {
    await openForm();
    await choose(/Art/, 'Falsche Menge');
    await choose(/Status/, 'offen');
    await userEvent.type(dialog().getByRole('textbox', { name: /Beschreibung/ }), 'Zwei statt drei Becher');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    const told = await screen.findByText('Der Bestellfehler wurde angelegt');
    await waitFor(() => expect(told).toBeVisible());
    const list = await screen.findByRole('list', { name: 'Bestellfehler' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
    const sent = bodyOf(portal.requests.find(({ method }) => method === 'POST')) as { error_date: string };
    await expect(sent).toMatchObject({
      status: 'offen',
      type: 'Falsche Menge',
      description: 'Zwei statt drei Becher',
      order_erp_id: 90_000,
    });
    await expect(Math.abs(Date.now() - Date.parse(sent.error_date))).toBeLessThan(5 * 60_000);
  },
};

/** Sending failed: the entries are kept, and closing asks for confirmation. */
export const KeepsWhatWasTyped: Story = {
  args: { portal: { refuseWith: 'internal_error' } },
  play: async ({ args }) => {
    await openForm();
    await choose(/Art/, 'Sonstiges');
    await choose(/Status/, 'offen');
    const description = dialog().getByRole('textbox', { name: /Beschreibung/ });
    await userEvent.type(description, 'Lieferschein fehlt');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    const told = await screen.findByText('Der Bestellfehler ließ sich nicht anlegen');
    await waitFor(() => expect(told).toBeVisible());
    await expect(description).toHaveValue('Lieferschein fehlt');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** The errors are loading. */
export const Loading: Story = { args: { portal: { isSilent: true } } };

/** The errors could not be fetched; the user can try again. */
export const Failed: Story = {
  args: { portal: { failWith: 'internal_error' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Erneut versuchen' });
  },
};

/** Long descriptions break; nothing scrolls sideways. */
export const LongTexts: Story = {
  args: { portal: { errors: [anOrderError(0, { description: LONG_WORD.repeat(5) }), anOrderError(7)] } },
  play: async () => {
    const shown = await screen.findByRole('dialog');
    await screen.findByText(new RegExp(LONG_WORD));
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
};
