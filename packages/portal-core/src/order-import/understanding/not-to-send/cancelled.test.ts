import { describe, expect, it } from 'vitest';
import { ORDER_EXPORT_COLUMNS } from '../../export-columns.js';
import { nameMapping, placeMapping } from '../../recipe/named-recipe.js';
import { cancelledColumns, isOwnDownload } from './cancelled.js';
import { understand } from '../understand.js';

const HEAD = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'SKU', 'Menge'];
const understood = (more: string[], samples: string[][] = []) => understand([...HEAD, ...more], samples);

describe('a column that says that an order is cancelled', () => {
  it.each([
    'Status',
    'Order Status',
    'orderStatus',
    'Financial Status',
    'Line Item Status',
    'Statuscode',
    'Bestellstatus-ID',
    'Zustand',
    'Belegart',
    'Document Type',
  ])('is %s where a cell says so', (name) => {
    const { mapping, questions, unused } = understood([name]);
    expect(mapping.cancelled).toEqual([{ column: 10, when: 'says' }]);
    expect(questions).toEqual([]);
    expect(unused).toEqual([]);
  });

  it.each([
    ['Typ', 'Auftrag', 'Angebot'],
    ['Type', 'sale', 'return'],
  ])('is %s where a kind below it is that of an order', (name, order, other) => {
    const row = 'B-1;20.11.2026;Frau;Ute Heide;Ring 3;24103;Kiel;DE;T1;2'.split(';');
    const { mapping } = understood(
      [name],
      [
        [...row, order],
        [...row, other],
      ],
    );
    expect(mapping.cancelled).toEqual([{ column: 10, when: 'says' }]);
    expect(
      understood(
        [name],
        [
          [...row, 'rund'],
          [...row, 'eckig'],
        ],
      ).mapping.cancelled,
    ).toBeUndefined();
  });

  it.each([
    'Cancelled at',
    'Storniert',
    'Storno',
    'davon storniert',
    'Canceled',
    'Stornodatum',
    'is_cancelled',
    'Testbestellung',
    'gesperrt',
    'RMA-Nr.',
    'Retourennummer',
    'gelöscht',
    'Deleted',
    'erledigt',
    'Shipped at',
    'versendet am',
    'Selbstabholer',
    'Liefersperre',
    'nicht versenden',
  ])('is %s where a cell is filled', (name) => {
    expect(understood([name]).mapping.cancelled).toEqual([{ column: 10, when: 'filled' }]);
  });

  it.each([
    'Lieferdatum',
    'Versanddatum',
    'Menge geliefert',
    'Pos-Typ',
    'Stornofrist',
    'Cancellation policy',
    'Kommentar',
    'State',
    'Bundesstaat',
  ])('is not %s', (name) => {
    expect(understood([name]).mapping.cancelled).toBeUndefined();
  });

  it('is a control that misses something', () => {
    const rows = ['ok', 'ok', 'fehlt'].map((cell) => [...HEAD.map(() => ''), cell]);
    expect(understood(['Kontrolle'], rows).mapping.cancelled).toEqual([{ column: 10, when: 'denies' }]);
  });

  it.each([
    'Versenden',
    'Freigabe',
    'bezahlt',
    'OXPAID',
    'Payment received',
    'senden?',
    'Schicken',
    'rausschicken',
    'darf raus',
    'bitte senden',
    'Versand?',
    'Lieferung',
    'Freigabe (ja/nein)',
    'dispatch',
    'Send?',
  ])('is %s where it says no of some rows and something of all', (name) => {
    const rows = (...cells: string[]) => cells.map((cell) => [...HEAD.map(() => ''), cell]);
    expect(understood([name], rows('Ja', 'Nein')).mapping.cancelled).toEqual([
      { column: 10, when: 'denies' },
    ]);
    expect(understood([name], rows('Ja', '')).mapping.cancelled).toBeUndefined();
    expect(understood([name], rows('Ja', 'Ja')).mapping.cancelled).toBeUndefined();
  });

  it('is no count of pieces that can be delivered', () => {
    const rows = ['12', '0', '7'].map((cell) => [...HEAD.map(() => ''), cell]);
    expect(understood(['Lieferbar'], rows).mapping.cancelled).toBeUndefined();
  });

  it('is no count of pieces that were sent', () => {
    const sent = (cell: string) =>
      understood(['Versendet'], [[...HEAD.map(() => ''), cell]]).mapping.cancelled;
    expect(sent('x')).toHaveLength(1);
    expect(sent('2')).toBeUndefined();
  });

  it("is the status of the portal's own export as well", () => {
    for (const language of ['de', 'en'] as const) {
      const header = ORDER_EXPORT_COLUMNS.map((column) => column.header[language]);
      expect(understand([...header, 'error'], []).mapping.cancelled).toEqual([{ column: 2, when: 'says' }]);
    }
  });

  it('is what a person says, or none', () => {
    const header = [...HEAD, 'Status', 'Merkmal'];
    const said = (cancelled: readonly number[] | null, cell = 'x') =>
      understand(header, [[...HEAD.map(() => ''), 'offen', cell]], { chosen: { cancelled } }).mapping
        .cancelled;
    expect(said(null)).toEqual([]);
    expect(said([10])).toEqual([{ column: 10, when: 'says' }]);
    expect(said([11])).toEqual([{ column: 11, when: 'filled' }]);
    expect(said([11], 'abgesagt')).toEqual([{ column: 11, when: 'says' }]);
  });

  it('is what a saved recipe says, and whatever else does; that none does holds for one file', () => {
    const header = [...HEAD, 'Status', 'Storno'];
    const content = (cancelled: readonly number[] | null) =>
      nameMapping(understand(header, [], { chosen: { cancelled } }).mapping, header);
    const recalled = (cancelled: readonly number[] | null, name = 'Storno') =>
      understand(header.with(11, name), [], {
        recipe: { content: content(cancelled), reason: 'remembered' },
      });
    const found = understand(header, []).mapping.cancelled;
    expect(found).toHaveLength(2);
    expect(recalled(null).mapping.cancelled).toEqual(found);
    expect(recalled([11]).mapping.cancelled).toEqual(found?.toReversed());
    expect(recalled([11], 'Storniert am').missingLabels).toEqual(['Storno']);
    expect(recalled([11], 'Storniert am').mapping.cancelled).toHaveLength(2);
    expect(placeMapping(content([11]), header).mapping.cancelled).toEqual([{ column: 11, when: 'filled' }]);
  });
});

it.each(['Return Date', 'Refund Reason', 'Retourengrund', 'Rückgabedatum', 'RMA-Nummer'])(
  'a column %s says of every row in which it is filled that it came back',
  (name) => expect(cancelledColumns(['Order ID', name], new Set())).toEqual([{ column: 1, when: 'filled' }]),
);

describe("the portal's own download", () => {
  it.each([
    ['Bestellnr.;Datum;Name;Artikel und Menge', true],
    ['Order ID;Date;Status;Name;Products and quantities;Comment;line;error', true],
    ['Order ID;Date;Status;Name;Street;Products;Comment', false],
    ['Order ID;Products and quantities;Gift', false],
  ])('%s: %s', (header, isOwn) => {
    expect(isOwnDownload(header.split(';'))).toBe(isOwn);
  });
});
