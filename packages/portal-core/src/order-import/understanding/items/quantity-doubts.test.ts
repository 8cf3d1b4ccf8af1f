import { describe, expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEAD = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr.'];
const ROW = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', 'NW1'];

/** The column of quantities, and each question as `kind: field (other headers)`. */
function asked(names: string[], ...cells: string[][]): { column: string | undefined; questions: string[] } {
  const header = [...HEAD, ...names];
  const { mapping, questions } = understand(
    header,
    cells.map((more) => [...ROW, ...more]),
  );
  const { quantity } = mapping.columns;
  expect(mapping.constants).toBeUndefined();
  return {
    column: typeof quantity === 'number' ? header[quantity] : undefined,
    questions: questions.map(
      ({ kind, fields, others }) =>
        `${kind}: ${fields.join()} (${others.map((column) => header[column]).join()})`,
    ),
  };
}

describe('a quantity that may be no count of pieces to be sent', () => {
  it.each([
    ['davon Rückstand', '2'],
    ['Liefermenge', '3'],
  ])('is not proposed beside %s of %s', (name, cell) => {
    const { column, questions } = asked(['Menge', name], ['4', cell], ['4', '']);
    expect(column).toBeUndefined();
    expect(questions).toEqual([`missing: quantity (Menge,${name})`]);
  });

  it('is asked about where it names a year beside small counts, and not where it counts thousands', () => {
    expect(asked(['Menge'], ['2'], ['2024']).questions).toEqual(['content: quantity ()']);
    expect(asked(['Menge'], ['2024'], ['1500']).questions).toEqual([]);
  });

  it('is the choice beside what is still to be sent of it: noch zu senden', () => {
    const { column, questions } = asked(['Menge', 'noch zu senden'], ['4', '4'], ['4', '0']);
    expect([column, questions.length]).toEqual(['noch zu senden', 1]);
  });

  it.each([
    ['ME', 'KAR'],
    ['Einheit', 'Karton à 12 Stk'],
    ['Gebinde', 'Kiste'],
    ['UOM', 'CT'],
  ])('is proposed with its unit beside %s of %s', (name, cell) => {
    const header = [...HEAD, 'Menge', name];
    const { mapping, questions } = understand(header, [[...ROW, '4', cell]]);
    expect(mapping.columns.quantity).toEqual({ columns: [HEAD.length, HEAD.length + 1] });
    expect(questions).toMatchObject([{ kind: 'content', fields: ['quantity'], samples: [`4 ${cell}`] }]);
  });

  it.each([
    ['ME', 'STK'],
    ['Einheit', 'Stück'],
    ['Unit', 'pcs'],
    ['UOM', 'C62'],
    ['bereits geliefert', '0'],
    ['Rückstand', '0'],
    ['Liefermenge', ''],
    ['Refunded qty', '0'],
    ['Refund amount', '2'],
    ['Retourennummer', '71234'],
  ])('is sure beside %s of %s', (name, cell) => {
    expect(asked(['Menge', name], ['4', cell])).toEqual({ column: 'Menge', questions: [] });
  });

  it.each(['Naturalrabatt', 'davon Freistücke', 'Gratismenge', 'Free goods', 'zzgl.'])(
    'is asked beside pieces that come with them as %s',
    (name) => {
      expect(asked(['Menge', name], ['10', '2'], ['4', '']).questions).toEqual([
        `missing: quantity (Menge,${name})`,
      ]);
      expect(asked(['Menge', name], ['10', ''], ['4', '']).questions).toEqual([]);
    },
  );

  it('is asked beside pieces to a pack', () => {
    expect(asked(['Menge', 'Stk je ME'], ['4', '6']).questions).toEqual([
      'missing: quantity (Menge,Stk je ME)',
    ]);
  });

  it.each([
    ['Menge', '5', 'noch zu liefern', '2'],
    ['Menge', '5', 'Offene Menge', '2'],
    ['Quantity', '5', 'Remaining Qty', '2'],
    ['Kartons', '2', 'Stück gesamt', '12'],
  ])('gives way: %s of %s to %s of %s', (name, cell, better, pieces) => {
    const { column, questions } = asked([name, better], [cell, pieces], [cell, pieces]);
    expect(column).toBe(better);
    expect(questions).toEqual([`choice: quantity (${name})`]);
  });

  it.each([
    ['Rest', '3'],
    ['Karton', '3'],
    ['Stück', '24'],
  ])('is asked beside %s of %s', (name, cell) => {
    expect(asked(['Menge', name], ['2', cell]).questions).toEqual([`missing: quantity (Menge,${name})`]);
  });

  it('is the one that was changed afterwards, with a question, or none where that is blank for some', () => {
    const all = asked(['Menge', 'Menge neu'], ['5', '3'], ['2', '2']);
    expect(all).toEqual({ column: 'Menge neu', questions: ['unexplained: quantity (Menge)'] });
    const some = asked(['Menge', 'Menge korrigiert'], ['5', '3'], ['2', '']);
    expect(some).toEqual({ column: undefined, questions: ['missing: quantity (Menge,Menge korrigiert)'] });
  });

  it('is not asked beside a number of parcels, or as many packs', () => {
    expect(asked(['Menge', 'Pakete'], ['2', '1']).questions).toEqual([]);
    expect(asked(['Menge', 'Karton'], ['2', '2']).questions).toEqual([]);
  });

  it.each(['Rückstand', 'Backorder', 'Qty backordered', 'zurückgestellt', 'Nachlieferung'])(
    'is not proposed beside pieces that may come later: %s',
    (name) => {
      const { column, questions } = asked(['Menge', name], ['5', '2'], ['4', '0']);
      expect(column).toBeUndefined();
      expect(questions).toEqual([`missing: quantity (Menge,${name})`]);
    },
  );

  it.each([
    ['bestellt', 'Rückstand', 'zu liefern'],
    ['Ordered', 'Backorder', 'To ship'],
    ['Menge', 'Nachlieferung', 'offen'],
  ])('is what is to be sent now, with a question, beside what waits: %s, %s, %s', (all, later, now) => {
    const { column, questions } = asked([all, later, now], ['5', '2', '3'], ['4', '0', '4']);
    expect(column).toBe(now);
    expect(questions).toEqual([`choice: quantity (${all},${later})`]);
  });

  it('is none of two columns that both say what is to be sent', () => {
    const names = ['Menge', 'offen', 'zu liefern'];
    expect(asked(names, ['5', '2', '3'], ['4', '4', '4']).column).toBeUndefined();
  });

  it('is what is open without a question where all of it is', () => {
    expect(asked(['Menge', 'Offene Menge'], ['5', '5'], ['2', '2']).questions).toEqual([]);
  });

  it('is none of a set of which there are several', () => {
    const { column, questions } = asked(['Menge je Set', 'Anzahl Sets'], ['6', '2'], ['3', '1']);
    expect(column).toBeUndefined();
    expect(questions).toEqual(['missing: quantity (Menge je Set,Anzahl Sets)']);
  });

  it('is not the cents of a price whose comma cut the row', () => {
    const names = ['Preis', 'Menge', 'Bemerkung'];
    expect(asked(names, ['89', '95', '2'], ['7', '49', '1']).questions).toEqual([
      'missing: quantity (Menge,Preis)',
    ]);
    expect(asked(names, ['89', '95', ''], ['7', '49', '1']).column).toBe('Menge');
  });

  it('is what a person says, whatever other counts stand beside it', () => {
    const options = { chosen: { columns: { quantity: 9 } } };
    const header = [...HEAD, 'Menge', 'Liefermenge'];
    const { mapping, questions } = understand(header, [[...ROW, '2', '3']], options);
    expect(mapping).toMatchObject({ columns: { quantity: 9 }, ignored: [10] });
    expect(questions).toEqual([]);
  });
});
