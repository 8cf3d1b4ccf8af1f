import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inWidth, keepsToWidth } from '../../testing/in-width.js';
import { FileNotes } from './FileNotes.js';

const REMARKS = [
  'Bitte klingeln, wir wohnen im Hinterhaus',
  'Ein Geschenk zum Geburtstag: bitte ohne Rechnung verpacken und die Karte mit dem Gruß „Alles Gute, Deine Oma“ beilegen!',
  'danke',
  'Lieferung bei Abwesenheit an Nachbarn: Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  'Tel. 0171 2345678',
];

const meta: Meta<typeof FileNotes> = {
  title: 'Order import/FileNotes',
  component: FileNotes,
  args: {
    onShow: fn(),
    notes: [
      {
        kind: 'remarks',
        orders: 1248,
        columns: ['Bemerkung', 'Kundenkommentar', 'Nachricht des Käufers', 'Wunschtermin'],
        first: REMARKS.map((text, at) => ({ external_order_id: `NW-${48_200 + at}`, line: at + 2, text })),
      },
      {
        kind: 'noHouseNumber',
        orders: 1,
        columns: [],
        first: [{ external_order_id: 'NW-48210', line: 12, text: 'Am Alten Speicher' }],
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens every note. */
async function openAll(): Promise<void> {
  const notes = screen.getAllByRole('group').map((note) => within(note));
  for (const note of notes) await userEvent.click(note.getByText(/Bestellung|order/, { selector: 'span' }));
}

/** Remarks that go nowhere and a street without a number; each example leads to its row. */
export const ManyNotes: Story = {
  play: async ({ args }) => {
    await openAll();
    await waitFor(() => expect(screen.getByText('und 1.243 weitere')).toBeVisible());
    const street = within(screen.getByRole('list', { name: '1 Bestellung hat eine Straße ohne Hausnummer' }));
    await userEvent.click(street.getByRole('button', { name: 'Zeigen' }));
    await waitFor(() => expect(args.onShow).toHaveBeenCalledWith(12));
  },
};

/** The same in English. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async () => {
    await openAll();
    await waitFor(() =>
      expect(screen.getByRole('list', { name: '1 order has a street without a house number' })).toBeVisible(),
    );
  },
};

/** On a phone, long remarks wrap and nothing scrolls sideways. */
export const OnAPhone: Story = {
  decorators: [inWidth(358)],
  play: async (context) => {
    await openAll();
    await keepsToWidth(context);
    for (const list of screen.getAllByRole('list'))
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Without notes nothing is shown. */
export const Nothing: Story = {
  args: { notes: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};
