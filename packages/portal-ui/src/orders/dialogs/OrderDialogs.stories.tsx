import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../../testing/about.js';
import { chooseOption } from '../../testing/choose-option.js';
import { createHold } from '../../testing/holding.js';
import { lastBody, LiveOrderDialog, type OrderDialogArgs } from '../../testing/LiveOrderDialog.js';
import { LONG_NAME, LONG_WORD } from '../../testing/long-texts.js';
import { anOrder } from '../../testing/order-data.js';
import { CreateOrderDialog } from './CreateOrderDialog.js';
import { OrderDialogs } from './OrderDialogs.js';

const meta: Meta<OrderDialogArgs> = {
  title: 'Orders/Dialogs',
  component: about(OrderDialogs),
  subcomponents: { CreateOrderDialog: about(CreateOrderDialog) },
  render: (args) => <LiveOrderDialog {...args} />,
  args: { kind: 'create', onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj<OrderDialogArgs>;
const hold = createHold();
const dialog = async () => within(await screen.findByRole('dialog'));

/** Submitting an empty form shows every error under its field and focuses the first field. */
export const CreateTellsEveryRule: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Bestellung anlegen' }));
    await waitFor(() => expect(form.getAllByText('Dieses Feld ist erforderlich')).toHaveLength(7));
    await expect(form.getByText('Bitte mindestens ein Produkt angeben')).toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('textbox', { name: /Externe Bestellnr/ })).toHaveFocus());
    await userEvent.type(form.getByRole('textbox', { name: /Straße/ }), 'Weg');
    await expect(await form.findByText('Mindestlänge ist 5')).toBeInTheDocument();
  },
};

/** Staff choose the merchant of the order. */
export const CreateAsStaff: Story = {
  args: { user: 'warehouse' },
  play: async () => {
    const form = await dialog();
    await form.findByRole('combobox', { name: /Händler/ });
    await userEvent.click(form.getByRole('button', { name: 'Bestellung anlegen' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: /Händler/ })).toHaveFocus());
  },
};

/** The only town of a post code is entered, unless another was typed, and changes with the post code. */
export const CreateEntersTheTown: Story = {
  play: async () => {
    const form = await dialog();
    const code = form.getByRole('textbox', { name: /PLZ/ });
    const town = form.getByRole('textbox', { name: /^Ort/ });
    await userEvent.type(code, '01067');
    await userEvent.click(await form.findByRole('button', { name: 'Dresden, Deutschland, einsetzen' }));
    await waitFor(() => expect(town).toHaveValue('Dresden'));
    await expect(town).toHaveFocus();
    await expect(form.getByRole('combobox', { name: /Land/ })).toHaveValue('Deutschland');
    await userEvent.clear(town);
    await userEvent.clear(code);
    await userEvent.type(code, '80331');
    await waitFor(() => expect(town).toHaveValue('München'));
    await expect(form.getByText('Ort zur Postleitzahl eingesetzt')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '50667');
    await waitFor(() => expect(town).toHaveValue('Köln'));
    await userEvent.type(town, '-Deutz');
    await userEvent.clear(code);
    await userEvent.type(code, '01067');
    await expect(await form.findByRole('button', { name: 'Dresden einsetzen' })).toBeVisible();
    await expect(town).toHaveValue('Köln-Deutz');
  },
};

/** Of several towns of a post code a person chooses one. */
export const CreateChoosesTheTown: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /PLZ/ }), '27336');
    await userEvent.click(await form.findByRole('button', { name: '3 Orte zu 27336' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Häuslingen' }));
    const town = form.getByRole('textbox', { name: /^Ort/ });
    await waitFor(() => expect(town).toHaveValue('Häuslingen'));
    await waitFor(() => expect(town).toHaveFocus());
    await expect(form.queryByRole('button', { name: '3 Orte zu 27336' })).toBeNull();
  },
};

/** A country is found by its code or its name in another language, which comes first, and by a part of its own name. */
export const CreateFindsCountries: Story = {
  play: async () => {
    const country = (await dialog()).getByRole('combobox', { name: /Land/ });
    await userEvent.type(country, 'pl');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Polen'));
    await userEvent.clear(country);
    await userEvent.type(country, 'Belgium');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(country).toHaveValue('Belgien'));
    await userEvent.clear(country);
    await userEvent.type(country, 'osterr');
    await chooseOption('Österreich');
    await waitFor(() => expect(country).toHaveValue('Österreich'));
  },
};

/** Closing asks for confirmation if entries would be lost. */
export const AsksBeforeItCloses: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /Externe Bestellnr/ }), 'NW-1');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /Externe Bestellnr/ })).toHaveValue('NW-1'));
    await userEvent.click(form.getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** The form is filled with the order. Saving sends the version it was based on, closes, shows a countdown and reports the success. */
export const Edit: Story = {
  args: { kind: 'edit' },
  play: async ({ args }) => {
    const reference = await screen.findByRole('textbox', { name: 'Kundenreferenz' });
    await userEvent.clear(reference);
    await userEvent.type(reference, 'PO-neu');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(lastBody('POST')).toMatchObject({ modId: '0', customer_order_reference: 'PO-neu' });
    await screen.findByText(/Die Bestellung wird geändert/);
    await screen.findByText('Die Bestellung wurde geändert');
  },
};

/** A product that is chosen but not added would be missing in the order: an error says so, nothing is sent. */
export const EditWithProductNotAdded: Story = {
  args: { kind: 'edit' },
  play: async ({ args }) => {
    const search = await screen.findByRole('combobox', { name: /Produkte/ });
    const form = await dialog();
    await userEvent.type(search, 'teek');
    await chooseOption(/Teekanne/);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Menge' })).toHaveFocus());
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    const told = await form.findByText('Das gewählte Produkt ist noch nicht hinzugefügt');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(JSON.stringify(lastBody('POST'))).toContain('NW1053');
  },
};

/** Another user changed the order in the meantime: the dialog says so, adopts the new version and keeps the entries. */
export const EditIsStale: Story = {
  args: { kind: 'edit', changedMeanwhile: { status: 'offen' } },
  play: async () => {
    const reference = await screen.findByRole('textbox', { name: 'Kundenreferenz' });
    await userEvent.clear(reference);
    await userEvent.type(reference, 'PO-neu');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect(await screen.findByText('Die Bestellung wurde inzwischen geändert')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
    await expect(await screen.findByText(/Ihre Eingaben sind erhalten/)).toBeInTheDocument();
    await expect(reference).toHaveValue('PO-neu');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(lastBody('POST')).toMatchObject({ modId: '1', customer_order_reference: 'PO-neu' }),
    );
  },
};

/** The order was shipped in the meantime: the dialog says so, and the entries can still be copied. */
export const EditIsTooLate: Story = {
  args: { kind: 'edit', changedMeanwhile: { status: 'geliefert' } },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Kundenreferenz' });
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Neu laden' }));
    await expect(await screen.findByText(/nicht mehr offen/)).toBeInTheDocument();
  },
};

/** A question with yes and no; the focus is on no. */
export const Cancel: Story = {
  args: { kind: 'cancel' },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Nein' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Ja, stornieren' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(lastBody('POST')).toEqual({ orderId: 90_000, modId: '0' });
    await expect(await screen.findByText('Der Bestellstatus wurde geändert')).toBeInTheDocument();
  },
};

/** A parcel on its way does not come back: the question says so. */
export const CancelSent: Story = {
  args: { kind: 'cancel', order: anOrder(0, { status: 'geliefert' }) },
  play: async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/schon versandt/)).toBeInTheDocument();
    await expect(question.queryByText(/wird nicht verschickt/)).toBeNull();
  },
};

/** Another user changed the order in the meantime: the dialog says so and asks again with the new version. */
export const CancelIsStale: Story = {
  args: { kind: 'cancel', changedMeanwhile: { status: 'geliefert' } },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Ja, stornieren' }));
    await question.findByText('Die Bestellung wurde inzwischen geändert');
    await userEvent.click(question.getByRole('button', { name: 'Neu laden' }));
    await question.findByText(/ist jetzt „Geliefert“/);
    await userEvent.click(question.getByRole('button', { name: 'Ja, stornieren' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(lastBody('POST')).toEqual({ orderId: 90_000, modId: '1' });
  },
};

/** While the order is being cancelled, the dialog cannot be closed, because a refusal is shown only there. */
export const CancelStays: Story = {
  args: { kind: 'cancel', changedMeanwhile: { status: 'geliefert' }, storing: hold.until },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Ja, stornieren' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Nein' })).toBeDisabled());
    await expect(question.getByRole('button', { name: 'Schließen' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await hold.release();
    await question.findByText('Die Bestellung wurde inzwischen geändert');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Nein' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Another user cancelled the order in the meantime: there is nothing left to do. */
export const CancelIsTooLate: Story = {
  args: { kind: 'cancel', changedMeanwhile: { status: 'storniert' } },
  play: async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Ja, stornieren' }));
    await userEvent.click(await question.findByRole('button', { name: 'Neu laden' }));
    await question.findByText(/nicht mehr stornieren/);
    await expect(question.getByRole('button', { name: 'Ja, stornieren' })).toBeDisabled();
  },
};

/** The warehouse's own fields: carrier, tracking numbers, delivered. */
export const Shipment: Story = {
  args: { kind: 'shipment', user: 'warehouse', order: anOrder(0, { carrier: '' }) },
  play: async () => {
    const carrier = await screen.findByRole('combobox', { name: 'Versanddienstleister' });
    await userEvent.type(carrier, 'GL');
    await chooseOption('GLS');
    await userEvent.type(screen.getByRole('textbox', { name: 'Sendungsnummern' }), 'A1{Enter}A2');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect(await screen.findByText('Die Bestellung wurde geändert')).toBeInTheDocument();
    await expect(lastBody('PUT')).toEqual({
      modId: '0',
      fieldData: { Trackingnummer: 'A1\nA2', Versanddienstleister: 'GLS', Status: 'geliefert' },
    });
  },
};

/** Tracking numbers typed on an outdated order are kept. */
export const ShipmentIsStale: Story = {
  args: { kind: 'shipment', user: 'warehouse', changedMeanwhile: { comment: 'Anders' } },
  play: async ({ args }) => {
    const numbers = await screen.findByRole('textbox', { name: 'Sendungsnummern' });
    await userEvent.clear(numbers);
    await userEvent.type(numbers, 'A1');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Neu laden' }));
    await expect(await screen.findByText(/Ihre Eingaben sind erhalten/)).toBeInTheDocument();
    await expect(numbers).toHaveValue('A1');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(lastBody('PUT')).toMatchObject({ modId: '1', fieldData: { Trackingnummer: 'A1' } });
  },
};

/** While it is being saved, the dialog cannot be closed and asks nothing; then it reports the result. */
export const ShipmentStays: Story = {
  args: { kind: 'shipment', user: 'warehouse', changedMeanwhile: { comment: 'Anders' }, storing: hold.until },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Sendungsnummern' }), 'A1');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await hold.release();
    await screen.findByText('Die Bestellung wurde inzwischen geändert');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const LONG_ORDER = anOrder(0, {
  externalOrderId: `303-${LONG_WORD}`.slice(0, 50),
  customerReference: LONG_NAME,
  comment: LONG_WORD.repeat(2).slice(0, 100),
  items: [{ id: `NW-${LONG_WORD}`, name: LONG_NAME, qty: 123_456 }],
});

/** Checks that title, text and items stay within the dialog. */
const keepsWithin = async (role: 'dialog' | 'alertdialog') => {
  const box = await screen.findByRole(role);
  for (const part of [box, ...box.querySelectorAll('header, header + div')])
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
};

/** Long names wrap, in the fields and in the list of items. */
export const LongTexts: Story = {
  args: { kind: 'edit', order: LONG_ORDER },
  play: async () => {
    await screen.findByText(LONG_NAME);
    await keepsWithin('dialog');
  },
};

/** The question contains the complete name of the order. */
export const CancelLongTexts: Story = {
  args: { kind: 'cancel', order: LONG_ORDER },
  play: () => keepsWithin('alertdialog'),
};

/** A comment without a space, as scanners accept it. */
export const CommentLongTexts: Story = {
  args: { kind: 'comment', order: LONG_ORDER },
  play: async () => {
    await screen.findByText(LONG_ORDER.comment);
    await keepsWithin('dialog');
  },
};
