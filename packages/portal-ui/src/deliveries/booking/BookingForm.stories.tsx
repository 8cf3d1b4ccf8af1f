import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../../testing/about.js';
import { aDelivery } from '../../testing/delivery-data.js';
import { WAREHOUSE_RIGHTS } from '../../testing/fake-deliveries.js';
import { bodyOf } from '../../testing/fake-portal.js';
import { LiveDelivery, requestsOfDelivery, type DeliveryArgs } from '../../testing/LiveDelivery.js';
import { withCamera } from '../../testing/camera.js';
import { withoutPauses } from '../../testing/without-pauses.js';
import { BookingForm } from './BookingForm.js';

const ACCEPTED = aDelivery(2);

const meta: Meta<DeliveryArgs> = {
  title: 'Deliveries/BookingForm',
  component: about(BookingForm),
  render: (args) => <LiveDelivery {...args} />,
  args: { portal: { deliveries: [ACCEPTED], resources: WAREHOUSE_RIGHTS }, id: ACCEPTED.id },
};
export default meta;

type Story = StoryObj<DeliveryArgs>;

/** Address the lines of an inbound order are fetched from. */
const LINES = '/api/deliveries/products/';

const sent = () => bodyOf(requestsOfDelivery().find(({ method }) => method === 'PUT'));

/** A differing quantity needs a reason; only changed lines are sent. */
export const BooksADifference: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Angekommen: Windlicht Treibholz groß' });
    await userEvent.clear(field);
    await userEvent.type(field, '17');
    await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
    await waitFor(() => expect(canvas.getByText('Dieses Feld ist erforderlich')).toBeVisible());
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Grund der Abweichung: Windlicht Treibholz groß/ }),
      'Karton beschädigt',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
    await waitFor(() => expect(canvas.getByText('Abweichung -3: Karton beschädigt')).toBeVisible());
    await expect(sent()).toEqual({
      lines: [{ position: 1, booked: 17, reason: 'Karton beschädigt', from: { booked: 0, reason: '' } }],
    });
  },
};

/** Booking without a change shows a message beside the button until something is changed; nothing is sent. */
export const BooksNothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buchen' }));
    const note = await canvas.findByRole('alert');
    await expect(note).toHaveTextContent('Nichts zu buchen: Ändern Sie zuerst eine Menge oder einen Grund.');
    await expect(requestsOfDelivery().some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Alles wie angekündigt' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** What is booked or recorded is not overwritten by filling in the rest as announced. */
export const FillsOnlyTheRest: Story = {
  args: {
    portal: {
      deliveries: [ACCEPTED],
      resources: WAREHOUSE_RIGHTS,
      booked: [1, 0],
      reasons: ['Palette beschädigt', ''],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles wie angekündigt' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Angekommen: Gezeitenuhr weiß 15 cm' })).toHaveValue('6'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Angekommen: Windlicht Treibholz groß' })).toHaveValue(
      '1',
    );
    await expect(canvas.getByText('1 Position mit Buchung oder Grund bleibt, wie sie ist.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
    await waitFor(() => expect(canvas.getByText('6 von 6 angekommen')).toBeVisible());
    await expect(canvas.getByText('Abweichung -19: Palette beschädigt')).toBeVisible();
    await expect(sent()).toEqual({
      lines: [{ position: 2, booked: 6, reason: '', from: { booked: 0, reason: '' } }],
    });
  },
};

/** More than announced is asked about before it is booked, and is shown as more. */
export const AsksBeforeMore: Story = {
  args: { portal: { deliveries: [ACCEPTED], resources: WAREHOUSE_RIGHTS, booked: [20, 6] } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Angekommen: Windlicht Treibholz groß' });
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    const reason = await canvas.findByRole('textbox', { name: /^Grund der Abweichung: Windlicht/ });
    await userEvent.type(reason, 'zu viel geliefert');
    await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Mehr als angekündigt buchen?' });
    await expect(question).toHaveTextContent('Windlicht Treibholz groß: 99 von 20: mehr als angekündigt');
    await userEvent.click(within(question).getByRole('button', { name: 'Menge prüfen' }));
    await expect(sent()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem buchen' }));
    await waitFor(() => expect(canvas.getByText('99 von 20: mehr als angekündigt')).toBeVisible());
    await expect(canvas.getByText(/Gebucht sind 79 Stück mehr als angekündigt/)).toBeVisible();
    await expect(canvas.queryByText(/Alle Mengen sind gebucht/)).toBeNull();
  },
};

/** Plus, minus and all count by taps; what is counted stands beside each line and in the foot. */
export const CountsByTaps: Story = {
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Windlicht Treibholz groß: eins mehr' });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Windlicht Treibholz groß: eins weniger' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Alle 6: Gezeitenuhr weiß 15 cm' }));
    await waitFor(() => expect(canvas.getByText('19 fehlen')).toBeVisible());
    await expect(canvas.getByText('vollständig')).toBeVisible();
    await expect(canvas.getByText('7 von 26 Stück')).toBeVisible();
  },
};

/** A tap into a quantity selects it, so that the typed number replaces it. */
export const TypesOverAQuantity: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Angekommen: Windlicht Treibholz groß' });
    field.focus();
    await userEvent.keyboard('17');
    await waitFor(() => expect(field).toHaveValue('17'));
  },
};

/** Damaged units do not count as arrived. Sending the dialog, whole or not, books nothing yet. */
export const RecordsDamage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle 20: Windlicht Treibholz groß' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Schaden: Windlicht Treibholz groß' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schaden: Windlicht Treibholz groß' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schaden eintragen' }));
    await expect(await within(dialog).findByText('Dieses Feld ist erforderlich')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nass geworden' }));
    const units = within(dialog).getByRole('textbox', { name: /^Beschädigte Stücke/ });
    await userEvent.clear(units);
    await userEvent.type(units, '2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schaden eintragen' }));
    await expect(
      await canvas.findByRole('textbox', { name: /^Grund der Abweichung: Windlicht/ }),
    ).toHaveValue('2 beschädigt: Nass geworden');
    await expect(sent()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
    await waitFor(() => expect(canvas.getByText('18 von 20 angekommen')).toBeVisible());
    await expect(canvas.getByText('Abweichung -2: 2 beschädigt: Nass geworden')).toBeVisible();
  },
};

/** A hand scanner types digits and Enter: each code counts one on its line, also while a quantity has the focus. */
export const ScansByHand: Story = {
  beforeEach: withoutPauses,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Angekommen: Windlicht Treibholz groß' });
    await userEvent.keyboard('4061478101466{Enter}');
    await expect(await canvas.findByText('Windlicht Treibholz groß: 1 von 20')).toBeVisible();
    field.focus();
    await userEvent.keyboard('4061478101633{Enter}');
    await expect(await canvas.findByText('Gezeitenuhr weiß 15 cm: 1 von 6')).toBeVisible();
    await expect(field).toHaveValue('1');
    await userEvent.keyboard('4000000000001{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Die EAN 4000000000001 ist nicht angekündigt.',
    );
    await expect(requestsOfDelivery().some(({ method }) => method === 'PUT')).toBe(false);
  },
};

/** A browser that cannot read bar codes says so, and what to do instead. */
export const CannotScanByCamera: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'EAN scannen' }));
    const dialog = await screen.findByRole('dialog', { name: 'EAN scannen' });
    await expect(dialog).toHaveTextContent('Dieser Browser kann keine Strichcodes lesen.');
  },
};

/** The camera counts a code once, until it has left the picture. */
export const ScansByCamera: Story = {
  beforeEach: () => {
    const seen = [['4061478101633'], ['4061478101633'], [], ['4061478101633']];
    return withCamera(() => seen.shift() ?? []);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'EAN scannen' }));
    const dialog = await screen.findByRole('dialog', { name: 'EAN scannen' });
    await expect(await within(dialog).findByText('Gezeitenuhr weiß 15 cm: 2 von 6')).toBeVisible();
  },
};

/** On a phone the products stand once, with buttons big enough for a thumb and the foot in sight. */
export const AtTheRamp: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Alle 20: Windlicht Treibholz groß' });
    await expect(canvas.getAllByText('Windlicht Treibholz groß')).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Bookings by other users appear in the form; entries in other lines are kept. */
export const BookedMeanwhile: Story = {
  args: { portal: { deliveries: [ACCEPTED], resources: WAREHOUSE_RIGHTS, bookedMeanwhile: [0, 6] } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Angekommen: Windlicht Treibholz groß' });
    await userEvent.clear(field);
    await userEvent.type(field, '17');
    await userEvent.click(canvas.getByRole('button', { name: 'Spediteur ändern' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Spediteur' }), ' Nord');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const other = canvas.getByRole('textbox', { name: 'Angekommen: Gezeitenuhr weiß 15 cm' });
    await waitFor(() => expect(other).toHaveValue('6'));
    await expect(field).toHaveValue('17');
  },
};

/** Another user booked the same line in the meantime: the form shows the new values and keeps the entry; the new values can be adopted. */
export const LineBookedMeanwhile: Story = {
  args: { portal: { deliveries: [ACCEPTED], resources: WAREHOUSE_RIGHTS, bookedMeanwhile: [20, 0] } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Angekommen: Windlicht Treibholz groß' });
    await userEvent.clear(field);
    await userEvent.type(field, '17');
    const reason = await canvas.findByRole('textbox', { name: /^Grund der Abweichung: Windlicht/ });
    await userEvent.type(reason, 'Karton beschädigt');
    await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
    const note = await canvas.findByRole('alert');
    await expect(note).toHaveTextContent('Jemand hat „Windlicht Treibholz groß“ inzwischen gebucht');
    await expect(note).toHaveTextContent('Dort steht jetzt: 20 von 20 angekommen');
    await expect(field).toHaveValue('17');
    await expect(reason).toHaveValue('Karton beschädigt');
    await userEvent.click(within(note).getByRole('button', { name: 'Neuen Stand übernehmen' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(field).toHaveValue('20');
    await expect(field).toHaveFocus();
    const asked = requestsOfDelivery().filter(
      ({ method, path }) => method === 'GET' && path.startsWith(LINES),
    );
    await expect(asked).toHaveLength(2);
  },
};

/** Without a connection a booking is kept, and sent under the same key when the browser is online again. */
export const WaitsForTheConnection: Story = {
  args: { portal: { deliveries: [ACCEPTED], resources: WAREHOUSE_RIGHTS, lostBookings: 1 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle 6: Gezeitenuhr weiß 15 cm' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
    await expect(await canvas.findByText('Anlieferung 98: Buchung wartet auf Verbindung')).toBeVisible();
    await expect(canvas.getByText('Gezeitenuhr weiß 15 cm: 6 von 6')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByText('6 von 6 angekommen')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/wartet auf Verbindung/)).toBeNull());
    const keys = requestsOfDelivery()
      .filter(({ method }) => method === 'PUT')
      .map(({ headers }) => headers['Idempotency-Key']);
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** Somebody booked the same line while the booking waited: it is told in words, and the entry stays. */
export const WaitedTooLong: Story = {
  args: { portal: { ...WaitsForTheConnection.args?.portal, bookedMeanwhile: [0, 5] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle 6: Gezeitenuhr weiß 15 cm' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buchen' }));
    await canvas.findByText('Anlieferung 98: Buchung wartet auf Verbindung');
    window.dispatchEvent(new Event('online'));
    await expect(
      await canvas.findByText('Anlieferung 98: die wartende Buchung wurde nicht übernommen'),
    ).toBeVisible();
    await expect(await canvas.findByText(/Dort steht jetzt: 5 von 6 angekommen/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Angekommen: Gezeitenuhr weiß 15 cm' })).toHaveValue(
      '6',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Verstanden' }));
    await waitFor(() => expect(canvas.queryByText(/nicht übernommen/)).toBeNull());
  },
};
