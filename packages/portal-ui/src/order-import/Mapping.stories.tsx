import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import type { FakeImportPortalOptions } from '../testing/fake-import-portal.js';
import { aFile, arrived, give, ImportStory, next, recognised, toMapping } from '../testing/import-story.js';
import { orderFile } from '../testing/order-file.js';
import { SIDE_BY_SIDE, TWO_ADDRESSES, TWO_QUESTIONS, WITH_TITLES } from '../testing/shop-files.js';
import { shopWorkbook } from '../testing/shop-workbook.js';
import { OrderImportWizard, type OrderImportWizardProps } from './OrderImportWizard.js';

type Args = OrderImportWizardProps & { readonly portal: FakeImportPortalOptions };

const meta: Meta<Args> = {
  title: 'Order import/Mapping',
  component: about(OrderImportWizard),
  render: ({ portal, ...props }) => (
    <ImportStory portal={portal}>
      <OrderImportWizard {...props} />
    </ImportStory>
  ),
  args: { portal: {}, heading: undefined, isReadOnly: false, onClose: fn(), onShowOrders: fn() },
};
export default meta;

type Story = StoryObj<Args>;

const parcel = () => screen.findByRole('region', { name: 'So geht es auf das Paket' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const pick = async (field: string, column: string) => {
  await userEvent.type(await screen.findByRole('combobox', { name: field }), column);
  await chooseOption(new RegExp(column));
};

/** Every column is recognised: the next step is available at once, and the parcel label is shown. */
export const Sure: Story = {
  play: async () => {
    await toMapping(orderFile({ orders: 40 }));
    await waitFor(async () => expect(await parcel()).toHaveTextContent('1 von'));
    const then = await screen.findByRole('region', { name: 'Was dann geschieht' });
    await expect(then).toHaveTextContent('40 neue Bestellungen');
    await next();
    await arrived();
  },
};

/**
 * Parts are joined, the delivery address takes precedence over the billing address, and an order without one takes the
 * whole other address.
 */
export const JoinedAndFallback: Story = {
  play: async ({ canvas }) => {
    await toMapping(TWO_ADDRESSES);
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^Andere Adresse/ })).toBeVisible());
    await expect(
      canvas.getByRole('button', { name: /^Spalten zeigen: .*Rechnung Straße, Rechnung Hausnr\./ }),
    ).toBeVisible();
    await waitFor(async () => expect(await parcel()).toHaveTextContent('Wattweg 2'));
    await press('Nächste Bestellung');
    await waitFor(async () => expect(await parcel()).toHaveTextContent('Am Deich 12 a'));
    await expect(canvas.getByText('2 Spalten mit Werten werden nicht verwendet')).toBeVisible();
  },
};

/** The file's other address can be used as the parcel's. */
export const OtherParty: Story = {
  play: async () => {
    await toMapping(TWO_ADDRESSES);
    await press('Nimm die Rechnungsadresse');
    await press('Nächste Bestellung');
    await waitFor(async () => expect(await parcel()).toHaveTextContent('Zahlweg 99'));
  },
};

/** A guessed column needs a confirmation; the next button shows the number of open questions. */
export const TwoQuestions: Story = {
  play: async ({ canvas }) => {
    await toMapping(TWO_QUESTIONS);
    await expect(await canvas.findByRole('button', { name: 'Noch 2 Fragen' })).toBeVisible();
    await press('Land: stimmt');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menge: stimmt' })).toHaveFocus());
    await press('Menge: stimmt');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Weiter' })).toHaveFocus());
    await next();
    await arrived();
  },
};

/** Another column is chosen by keyboard; the meaning of a text is entered beside it. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await toMapping(orderFile({ orders: 4 }).replaceAll('Herr', 'Divers'));
    await press('Anrede ändern');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Steht in der Datei bei Anrede' }),
      'Divers',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bedeutet' }), 'herr');
    await press('Ersetzen');
    await waitFor(() => expect(canvas.getAllByText('Divers → Herr')[0]).toBeVisible());
    await press('Fertig');
    await next();
    await arrived();
  },
};

/** A field without a column takes one text for all orders. */
export const FixedSalutation: Story = {
  play: async ({ canvas }) => {
    await toMapping(orderFile({ orders: 4 }).replace('Anrede', 'Farbe').replace('Firma', 'Form'));
    await press('Noch 2 Fragen');
    await waitFor(() =>
      expect(canvas.getByText(/^FEHLER: Um die Bestellungen zu importieren/)).toBeVisible(),
    );
    await press('Anrede ändern');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Fester Wert' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Fester Wert für Anrede/ }));
    await chooseOption('Frau');
    await expect(await canvas.findByText('immer „Frau“')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Noch 1 Frage' })).toBeVisible();
  },
};

/** A list without order numbers, such as of gifts: by one click every row is an order, numbered by its line. */
export const WithoutOrderNumbers: Story = {
  play: async ({ canvas }) => {
    await toMapping(orderFile({ orders: 4 }).replaceAll(/^[^;]*;/gmu, ''));
    await press('Jede Zeile ist eine Bestellung');
    await expect(await canvas.findByText('immer „bestellungen_2026-11-21-{Zeile}“')).toBeVisible();
    await next();
    await arrived();
    await expect((await canvas.findAllByText('bestellungen_2026-11-21-3'))[0]).toBeVisible();
  },
};

/** Choice of the column, and the text in it, that marks an order as cancelled; or of none. */
export const Cancelled: Story = {
  play: async ({ canvas }) => {
    const states = ['offen', 'storniert', 'offen', 'offen'];
    const mistakes = Object.fromEntries(states.map((state, row) => [row, { Artikelbezeichnung: state }]));
    await toMapping(orderFile({ orders: 4, mistakes }).replace('Artikelbezeichnung', 'Status'));
    const row = within(await canvas.findByRole('row', { name: /^Nicht zu versenden/ }));
    await expect(row.getByText('Status')).toBeVisible();
    await expect(row.getByText(/steht darin „storniert“/)).toBeVisible();
    await waitFor(async () => expect(await parcel()).toHaveTextContent('1 von 4 Bestellungen'));
    await press('Nicht zu versenden ändern');
    await press(/^Status.*entfernen$/);
    await waitFor(async () => expect(await parcel()).not.toHaveTextContent('1 von 4 Bestellungen'));
    await press('Fertig');
    await press(/^Weitere Felder:.*Nicht zu versenden$/);
    await waitFor(() =>
      expect(
        within(canvas.getByRole('row', { name: /^Nicht zu versenden/ })).getByText('von Hand'),
      ).toBeVisible(),
    );
  },
};

/** A column that may hold some orders back: the yes says what it does, and no other word does. */
export const HeldBack: Story = {
  play: async ({ canvas }) => {
    const marks = ['ja', '', 'ja', 'ja'];
    const mistakes = Object.fromEntries(marks.map((mark, row) => [row, { Artikelbezeichnung: mark }]));
    await toMapping(orderFile({ orders: 4, mistakes }).replace('Artikelbezeichnung', 'Freigabe'));
    const row = within(await canvas.findByRole('row', { name: /^Bestellnummer/ }));
    await expect(row.getByText(/nicht alle jetzt und so von hier versendet/)).toBeVisible();
    await expect(row.queryByRole('button', { name: /stimmt$/ })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Bestellnummer: alle versenden' }));
    await next();
    await arrived();
  },
};

/** Items beside each other in a row are shown as rows of their own. */
export const ItemsSideBySide: Story = {
  play: async ({ canvas }) => {
    await toMapping(SIDE_BY_SIDE);
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^Artikelnummer 2/ })).toBeVisible());
    await waitFor(async () => expect(within(await parcel()).getAllByRole('listitem')).toHaveLength(2));
  },
};

/** A second item is read from columns that the user names, and can be removed again. */
export const FurtherItem: Story = {
  play: async ({ canvas }) => {
    await toMapping(SIDE_BY_SIDE.replace('Artikel 2', 'Sonst').replace('Menge 2', 'davon'));
    await press('Weiterer Artikel');
    await pick('Spalte für Artikelnummer', 'Sonst');
    await pick('Spalte für Menge', 'davon');
    await press('Hinzufügen');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Weiterer Artikel' })).toHaveFocus());
    await waitFor(async () => expect(within(await parcel()).getAllByRole('listitem')).toHaveLength(2));
    await press(/^Artikelnummer 2 entfernen/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Weiterer Artikel' })).toHaveFocus());
    await waitFor(async () => expect(within(await parcel()).getAllByRole('listitem')).toHaveLength(1));
  },
};

/** Title and total lines are left out and listed; one can be imported all the same. */
export const TitleLines: Story = {
  play: async ({ canvas }) => {
    await toMapping(WITH_TITLES);
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Erkannt' })).toHaveTextContent('Kopf in Zeile 3'),
    );
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Werte zeigen' }))[0] as HTMLElement);
    await press('Zeile 6 doch importieren');
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Erkannt' })).toHaveTextContent('3 Zeilen'),
    );
  },
};

const REMEMBERED = {
  id: 7,
  content: {
    version: 2,
    mode: 'new-line',
    columns: {
      external_order_id: 'Bestellnr.',
      date: 'Bestelldatum',
      salutation: 'Anrede',
      first_address_line: 'Name',
      street: 'Straße',
      postal_code: 'PLZ',
      city: 'Ort',
      country: 'Zielgebiet',
      product_id: 'Artikelnr.',
      quantity: 'Mennge',
    },
  },
  source_name: 'export.csv',
  confirmed_at: '2026-11-12T09:00:00.000Z',
  confirmed_by: { id: 2, username: 'nordwind' },
} as const;

/** A mapping confirmed for the same header is proposed again, and can be forgotten. */
export const Remembered: Story = {
  args: { portal: { remembered: REMEMBERED } },
  play: async ({ canvas }) => {
    await toMapping(TWO_QUESTIONS);
    await expect(await canvas.findByText('Wie am 12.11.2026 · gleiche Kopfzeile')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await press('Vergessen');
    await expect(await canvas.findByRole('button', { name: 'Noch 2 Fragen' })).toBeVisible();
  },
};

/** An ambiguous encoding is shown in both readings, for the user to choose. */
export const UnsureEncoding: Story = {
  play: async ({ canvas }) => {
    const text = orderFile({ orders: 3 }).replace('Hamburg', 'M\u{9f}');
    await toMapping(Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Noch 1 Frage' })).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: /Deichstraße 26;21039;MŸ;/ }));
    await expect(await canvas.findByRole('button', { name: 'Weiter' })).toBeVisible();
  },
};

/** The sheet with the orders is chosen from a workbook. */
export const WorkbookSheets: Story = {
  play: async () => {
    await give(aFile(shopWorkbook(), 'bestellungen.xlsx'));
    const facts = await recognised();
    await expect(facts).toHaveTextContent('2 Zeilen · 12 Spalten · Blatt „Bestellungen“');
    await next();
    await waitFor(async () => expect(within(await parcel()).getAllByRole('listitem')).toHaveLength(2));
  },
};

/** On a phone every field is a block and the parcel label is below. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    await toMapping(TWO_QUESTIONS);
    await press('Menge ändern');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
