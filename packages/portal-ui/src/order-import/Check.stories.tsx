import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderTwinHash } from '@kontor/portal-core/orders';
import { about } from '../testing/about.js';
import { lastReceipt, type FakeImportPortalOptions } from '../testing/fake-import-portal.js';
import {
  arrived,
  ImportStory,
  next,
  rewrite,
  shownPortal,
  toCheck,
  toMapping,
} from '../testing/import-story.js';
import { inWidth, keepsToWidth } from '../testing/in-width.js';
import {
  ORDER_FILE_PRODUCTS,
  orderFile,
  SOME_MISTAKES,
  storedOrder,
  type Mistakes,
} from '../testing/order-file.js';
import { SIDE_BY_SIDE, TWO_ADDRESSES } from '../testing/shop-files.js';
import { OrderImportWizard, type OrderImportWizardProps } from './OrderImportWizard.js';

type Args = OrderImportWizardProps & { readonly portal: FakeImportPortalOptions };

const meta: Meta<Args> = {
  title: 'Order import/Check',
  component: about(OrderImportWizard),
  render: ({ portal, ...props }) => (
    <ImportStory portal={portal}>
      <OrderImportWizard {...props} />
    </ImportStory>
  ),
  args: {
    portal: {},
    isReadOnly: false,
    onClose: fn(),
    onShowOrders: fn(),
    onShowImports: fn(),
  },
};
export default meta;
type Story = StoryObj<Args>;

const WRONG_COUNTRIES: Mistakes = {
  1: { Land: 'Atlantis' },
  3: { Bestelldatum: '31.11.2026' },
  5: { Land: 'Atlantis' },
  8: { Land: 'Atlantis', 'Artikelnr.': 'NW1O01' },
};

const importButton = () => screen.findByRole('button', { name: /Bestellung(en)? (importieren|ersetzen)$/ });
const faults = () => screen.findByRole('region', { name: 'Fehler' });
const cellOf = (line: number, text: string) =>
  within(screen.getByRole('row', { name: new RegExp(`Zeile ${line}\\b`) })).getByRole('gridcell', {
    name: new RegExp(`^${text}`),
  });

/** Focuses the cell of a column in the first row, once it is drawn. */
const focusCell = (columnId: string) =>
  waitFor(async () => {
    const cell = document.querySelector<HTMLElement>(`[data-row="0"] [data-column-id=${columnId}]`);
    cell?.focus();
    await expect(cell).toHaveFocus();
    return cell!;
  });

const BORROWED = 'aus der anderen Adresse';

/** Checks that a column's header is visible and not covered. */
async function isInSight(name: string): Promise<void> {
  const head = screen.getByRole('columnheader', { name });
  const { left, right, top, bottom } = head.getBoundingClientRect();
  const root = head.getRootNode() as Document | ShadowRoot;
  const above = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  await expect(head.contains(above)).toBe(true);
  const frame = screen.getByRole('grid').parentElement?.getBoundingClientRect();
  await expect(right).toBeLessThanOrEqual((frame?.right ?? 0) + 1);
}

/** The same fault is corrected in all its rows at once; one undo reverts it, one redo applies it again. */
export const MendedAtOnce: Story = {
  play: async () => {
    await toCheck({ orders: 20, mistakes: WRONG_COUNTRIES });
    const list = within(await faults());
    await list.findByText('3 Zeilen');
    await expect(await importButton()).toHaveTextContent('16');
    await userEvent.type(list.getByRole('textbox', { name: /Land „Atlantis“/ }), 'GB');
    await userEvent.click(list.getByRole('button', { name: 'Alle 3 ersetzen' }));
    await screen.findByText('3 Zellen geändert');
    await waitFor(async () => expect(await importButton()).toHaveTextContent('16'));
    await waitFor(() => expect(list.queryByText('3 Zeilen')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/\d Fehlerarten$/));
    await userEvent.keyboard('{Control>}z{/Control}');
    await list.findByText('3 Zeilen');
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(list.queryByText('3 Zeilen')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Änderung zurücknehmen/ }));
    await list.findByText('3 Zeilen');
    await userEvent.click(screen.getByRole('button', { name: /^Änderung wiederholen/ }));
    await waitFor(() => expect(list.queryByText('3 Zeilen')).toBeNull());
  },
};

/** The probable value is suggested and accepted with one click. */
export const Suggested: Story = {
  play: async () => {
    await toCheck({ orders: 20, mistakes: { 8: { 'Artikelnr.': 'NW1O01' } } });
    const list = within(await faults());
    await list.findByText(/Meinten Sie NW1001\?/);
    await userEvent.click(list.getByRole('button', { name: 'Ersetzen' }));
    await waitFor(async () => expect(await importButton()).toHaveTextContent('20 Bestellungen'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Fehler' })).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await faults();
  },
};

/** A fault links to its first row. */
export const ShownInTheGrid: Story = {
  play: async () => {
    await toCheck({ orders: 20, mistakes: { 8: { Menge: 'zwei' } } });
    await userEvent.click(within(await faults()).getByRole('button', { name: 'Zeigen' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^zwei/));
  },
};

export const FoundAndReplaced: Story = {
  play: async () => {
    await toCheck({ orders: 20 });
    await userEvent.click(screen.getByRole('button', { name: 'Suchen und ersetzen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suchen und ersetzen' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Suchen nach' }), 'nw-482');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Ersetzen durch' }), 'B-');
    await userEvent.click(dialog.getByRole('button', { name: 'Alle ersetzen' }));
    await screen.findByText('20 Zellen geändert');
    await screen.findByText('B-00');
  },
};

/** Selected rows take the text of the first of them; Ctrl+Z reverts all of it. */
export const FilledDown: Story = {
  play: async () => {
    await toCheck({ orders: 6 });
    for (const line of [2, 3, 4])
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`Zeile ${line}$`) }));
    const first = screen.getAllByRole('row')[1] as HTMLElement;
    const cell = within(first).getByText('1', { selector: '[data-column-id=quantity] *' }).closest('td');
    cell?.focus();
    await userEvent.keyboard('{Control>}d{/Control}');
    await screen.findByText('2 Zellen geändert');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByText(/Änderung(en)? zurücknehmen$/)).toBeNull());
  },
};

/** The text of a cell is filled into the blank cells below, up to the next cell with text. */
export const FilledBelow: Story = {
  play: async () => {
    await toCheck({ orders: 6, mistakes: { 1: { Land: '' }, 2: { Land: '' } } });
    await expect(await importButton()).toHaveTextContent('4 Bestellungen');
    await focusCell('country');
    await userEvent.click(screen.getByRole('button', { name: 'Nach unten füllen' }));
    const blanks = await screen.findByRole('menuitem', { name: /^Leere Zellen/ });
    await expect(blanks).toHaveTextContent('Land aus Zeile 2');
    await userEvent.click(blanks);
    await screen.findByText('2 Zellen geändert');
    await waitFor(async () => expect(await importButton()).toHaveTextContent('6 Bestellungen'));
  },
};

/** A block copied from a spreadsheet is pasted from the focused cell on. */
export const Pasted: Story = {
  play: async () => {
    await toCheck({ orders: 6 });
    const cell = await focusCell('product_id');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'NW1001\t7\r\nNW1001\t9\r\n');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await screen.findByText(/Zellen geändert$/);
    await waitFor(() =>
      expect(document.querySelector('[data-row="1"] [data-column-id=quantity]')).toHaveTextContent('9'),
    );
  },
};

/** The differences field by field. Each order, or all, can be skipped, replaced if still open, or stop the import. */
export const Conflicts: Story = {
  args: {
    portal: {
      contents: [
        storedOrder(0, { street: 'Alter Weg 1', city: 'Kiel', salutation: 'firma' }),
        storedOrder(1, { name: 'Karla Kuhlmann' }),
      ],
      delivered: ['NW-48201'],
    },
  },
  play: async ({ canvas }) => {
    await toCheck({ orders: 12 });
    await userEvent.click(canvas.getByRole('button', { name: /^Konflikte/ }));
    await canvas.findByText('Alter Weg 1');
    const salutation = canvas.getByRole('rowheader', { name: 'Anrede' }).closest('tr');
    await expect(salutation).toHaveTextContent(/^AnredeFirma(?:Frau|Herr)$/);
    await canvas.findByText(/nicht ersetzbar: geliefert/i);
    const one = within(canvas.getByRole('radiogroup', { name: 'Was geschieht mit NW-48200' }));
    await userEvent.click(one.getByText('Anhalten'));
    await canvas.findByText(/Es wird nichts importiert/);
    await expect(await importButton()).toBeDisabled();
    await userEvent.click(one.getByText('Ersetzen'));
    await canvas.findByText('1 wird ersetzt · 1 anders vorhandene Bestellung bleibt, wie sie ist');
    await userEvent.click(await importButton());
    await canvas.findByText(/1 Bestellung wurde ersetzt/);
    await expect(lastReceipt(shownPortal)?.counts).toMatchObject({ created: 10, replaced: 1, conflict: 1 });
  },
};

/** Before anything is sent: products that run short, orders that would wait, and orders stored under another number. */
export const WhatThenHappens: Story = {
  args: {
    portal: {
      stock: ORDER_FILE_PRODUCTS.slice(0, 2).map(({ number, name }, at) => ({
        id: number,
        name,
        available: 2,
        announced: at === 0 ? [{ delivery_id: 4, date: '2026-11-28', qty: 500 }] : [],
      })),
      twins: [
        {
          twin: orderTwinHash(storedOrder(1, { email: 'kunde1@beispiel.example' })),
          order_id: 900,
          external_order_id: 'ALT-900',
          date: '2026-10-30',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await toCheck({ orders: 12 });
    await userEvent.click(await canvas.findByText(/2 Artikel reichen nicht/));
    await waitFor(() => expect(canvas.getByText(/500|angekündigt für 28.11.2026/)).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Auslassen' })[0] as HTMLElement);
    await canvas.findByText('1 bleibt aus');
    await expect(await importButton()).toHaveTextContent('11 Bestellungen importieren');
    await canvas.findByRole('button', { name: 'Trotzdem anlegen' });
  },
};

/** On a small laptop all important columns fit beside each other, wrong cells included, and no message breaks a word. */
export const OnASmallLaptop: Story = {
  decorators: [inWidth(1086)],
  play: async ({ canvasElement }) => {
    await toCheck({ orders: 20, mistakes: { 3: { Land: 'Atlantis' }, 5: { Menge: 'zwei' } } });
    await faults();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(expect.arrayContaining(['Bestellnr.', 'Name', 'Straße', 'PLZ', 'Ort']));
    await expect(heads).toEqual(expect.arrayContaining(['Land', 'Artikel', 'Menge', 'Ergebnis']));
    await keepsToWidth({ canvasElement });
    const grid = screen.getByRole('grid');
    await expect(grid.scrollWidth).toBeLessThanOrEqual((grid.parentElement?.clientWidth ?? 0) + 1);
  },
};

/**
 * With faults in many columns some cells are stacked; everything needed is visible, nothing is covered, and each part
 * is edited by itself.
 */
export const ManyFaultyColumns: Story = {
  decorators: [inWidth(1086)],
  play: async ({ canvasElement }) => {
    await toCheck({
      orders: 20,
      mistakes: {
        2: { PLZ: '1067#' },
        3: { Anrede: 'Divers' },
        4: { 'Artikelnr.': 'NW1O01', Menge: 'zwei' },
        5: { Land: 'Atlantis', Bestelldatum: '31.11.2026', 'E-Mail': 'falsch' },
      },
    });
    await faults();
    const needed = ['Bestellnr.', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikel', 'Menge', 'Ergebnis'];
    for (const name of [...needed, 'Anrede', 'Datum', 'E-Mail']) await isInSight(name);
    await keepsToWidth({ canvasElement });
    await rewrite('Divers', 'Frau');
    await waitFor(() => expect(cellOf(5, 'Frau')).toBeVisible());
  },
};

/** The second item of a row has columns of its own. */
export const ItemsSideBySide: Story = {
  decorators: [inWidth(1086)],
  play: async () => {
    await toMapping(SIDE_BY_SIDE);
    await next();
    await arrived();
    for (const name of ['Artikel', 'Menge', 'Artikel 2', 'Menge 2', 'Ergebnis']) await isInSight(name);
    await waitFor(() => expect(cellOf(2, '5')).toBeVisible());
    await rewrite('5', '6');
    await waitFor(() => expect(cellOf(2, '6')).toBeVisible());
  },
};

/** An order without an address of its own shows the other party's, marked as such; it is edited in the file's own columns. */
export const FallbackAddress: Story = {
  play: async () => {
    await toMapping(TWO_ADDRESSES);
    await next();
    await arrived();
    await waitFor(() => expect(screen.getByText('Wattweg 2')).toHaveAttribute('title', BORROWED));
    await expect(screen.getByText('Am Deich 12 a')).not.toHaveAttribute('title', BORROWED);
    await rewrite('Norden', 'Norddeich');
    await waitFor(() => expect(cellOf(2, 'Norddeich')).toBeVisible());
  },
};

/** On a phone each row is a card. */
export const OnAPhone: Story = {
  decorators: [inWidth(358)],
  play: async () => {
    await toCheck({ orders: 6, mistakes: { 0: { Land: 'Atlantis' }, 2: { Menge: 'zwei' } } });
    const list = await faults();
    const cards = document.querySelector('[data-layout=cards]');
    for (const part of [list, cards])
      await expect(part?.scrollWidth ?? Infinity).toBeLessThanOrEqual(part?.clientWidth ?? 0);
  },
};

/** Every field can have a column of its own. */
export const AllColumns: Story = {
  play: async ({ canvas }) => {
    await toCheck({ orders: 6, mistakes: SOME_MISTAKES });
    await userEvent.click(canvas.getByRole('switch', { name: 'Alle Spalten' }));
    await canvas.findByRole('columnheader', { name: 'Firma' });
    await rewrite('31.11.2026', '30.11.2026');
    await waitFor(() => expect(cellOf(5, '30.11.2026')).toBeVisible());
  },
};

/** The rows of an order are shown together even if other rows are between them in the file. */
export const RowsApart: Story = {
  play: async () => {
    const [head, first = '', second = ''] = orderFile({ orders: 2 }).split('\r\n');
    await toMapping([head, first, second, first.replace(/[^;]+;\d+$/, 'Zweiter;5')].join('\r\n'));
    await next();
    await arrived();
    const lines = () =>
      Array.from(document.querySelectorAll('[data-row] [data-column-id=line]'), (cell) => cell.textContent);
    await waitFor(() => expect(lines()).toEqual(['2', '4', '3']));
  },
};

/** An answer replaces its question and can be undone there. The keyboard focus stays with it, and both changes are read aloud. */
export const AnsweredWhereAsked: Story = {
  play: async () => {
    const [head, first, second] = orderFile({ orders: 2 }).split('\r\n');
    await toMapping([`${head};Bemerkung`, `${first};nicht versenden`, `${second};`].join('\r\n'));
    await next();
    await arrived();
    const list = within(await faults());
    await userEvent.click(await list.findByRole('button', { name: 'Trotzdem importieren' }));
    const undo = await list.findByRole('button', { name: /wird trotzdem importiert: zurücknehmen/ });
    await waitFor(() => expect(undo).toHaveFocus());
    await screen.findByText(/Noch 0 Bestellungen mit Fehlern/);
    await expect(await importButton()).toHaveTextContent('2 Bestellungen');
    await userEvent.click(undo);
    const again = await list.findByRole('button', { name: 'Trotzdem importieren' });
    await waitFor(() => expect(again).toHaveFocus());
    await screen.findByText(/^Zurückgenommen\. Noch 1 Bestellung/);
  },
};

/** An ambiguous date is shown with the day it is read as. */
export const DatesAsRead: Story = {
  play: async () => {
    await toCheck({ orders: 3, mistakes: { 0: { Bestelldatum: '45979' }, 1: { Bestelldatum: '03.04.26' } } });
    await waitFor(() => expect(cellOf(2, '45979')).toHaveTextContent('18. Nov. 2025'));
    await expect(cellOf(3, '03.04.26')).toHaveTextContent('3. Apr. 2026');
  },
};
