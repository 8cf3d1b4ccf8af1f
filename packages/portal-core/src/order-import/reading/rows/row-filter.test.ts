import { describe, expect, it } from 'vitest';
import { createRowFilter, type RowFilterDialect } from './row-filter.js';

/** The kind of each line, cut at semicolons. */
function kinds(text: string, dialect: Partial<RowFilterDialect> = {}): string[] {
  const filter = createRowFilter({ hasHeader: true, ...dialect });
  return text.split('\n').map((line, index) => filter.kindOf(line.split(';'), index + 1));
}
const HEAD = 'Bestellnr.;Datum;Name;Artikelnr.;Menge;Preis\nB-1001;13.11.2026;Ada Weiß;A-1;2;12,50\n';
/** What a line is below a header and one row. */
const below = (line: string): string | undefined => kinds(HEAD + line)[2];

describe('a line below the rows', () => {
  it.each([
    'Summe;;;;3;25,00',
    'Gesamtsumme:;;;;;1.234,50 €',
    ';;;;davon MwSt.;0,38',
    'zzgl. 19 % USt;;;;;2,45 €',
    ';;;;Netto;10,76',
    ';;Warenwert brutto;;3;12,80',
    ';;;Gesamt;3;',
    'Anzahl Bestellungen: 2;;;;;',
    'Total (2 orders);;;;;EUR 25.00',
    'ZWISCHENSUMME',
    'Grand Total;;;;12;',
    'Gesamt;2 Bestellungen;;;3 Stück;',
    'Übertrag;;;;3;25,00',
    'Gesamt Petersen;;;;3;',
    ';;Summe Filiale Kiel;;3;',
    'B-1001 Ergebnis;;;;3;',
    'Petersen Total;;;;3;25,00',
  ])('is totals: %s', (line) => expect(below(line)).toBe('totals'));

  it.each([
    '3 record(s) downloaded',
    '2 Datensätze exportiert;;;;;',
    'Seller ID : muster-shop',
    'Erstellt am 18.11.2026 um 10:00',
    'Erstellt am;18.11.2026;;;;',
    '----------;;;;;',
    '=====;=====;=====;=====;=====;=====',
    ' --- ; :--- ; --- ; --- ; --- ; ',
    'Vielen Dank für Ihren Einkauf',
    'Ende der Liste',
  ])('is a footer: %s', (line) => expect(below(line)).toBe('footer'));

  it.each([
    'B-1002',
    '1002;;;;;',
    ';;;A-2;1;',
    ';;;BECHER;;',
    ';;Becher rot;;;',
    'Gesamt-1;14.11.2026;Eva;A-1;1;5,00',
    'Summe;14.11.2026;;;;',
    ';;Netto;;;',
    ';;Netto;A-1;2;4,90',
    'Gesamt Petersen;14.11.2026;Eva;A-1;1;5,00',
    'Summe;;;A-1;1;',
    'Total;;ada@example.de;;;',
    ';;;4711;2;',
    'Gesamtausgabe Band 1;;;;2;',
    'B-1002 Total;14.11.2026;Eva;A-1;1;5,00',
    ';;;Ausgabe gesamt;2;',
    'B-1003;;Stand am Ofen;;1;',
    '-;-;-;A-2;1;-',
    ';;;Muster Tee;2;',
    'Muster Tee;2;;;;',
    '"";"";---;A-2;1;',
  ])('is a row: %s', (line) => expect(below(line)).toBe('row'));

  it.each([
    'Bestellnr.;Datum;Name;Artikelnr.;Menge;Preis',
    '\ufeffBestellnr.;Datum;Name;Artikelnr.;Menge;Preis',
    'BESTELLNR. ;DATUM; NAME;ARTIKELNR.;MENGE;PREIS;;',
  ])('is the header again where files were put together: %s', (line) => expect(below(line)).toBe('header'));

  it('belongs to another table below a header of other columns, until the first one comes again', () => {
    const other = 'Bestellnr.;Datum;Name;Menge;Artikelnr.;Lager\nB-1002;14.11.2026;Eva;1;4711;5,00\n';
    const again = `${HEAD}B-1003;14.11.2026;Eva;4711;1;5,00`;
    expect(kinds(HEAD + other + again).slice(2)).toEqual([
      'otherTable',
      'otherTable',
      'header',
      'row',
      'row',
    ]);
    expect(kinds(HEAD + other, { keepLines: [4] }).slice(2)).toEqual(['otherTable', 'row', 'blank']);
  });

  it('is read by the header above it where the same columns stand in another order', () => {
    const other = 'Bestellnr.;Datum;Name;Menge;Artikelnr.;Preis\nB-1002;14.11.2026;Eva;1;4711;5,00\n';
    const again = `${HEAD}B-1003;14.11.2026;Eva;4711;1;5,00`;
    expect(kinds(HEAD + other + again).slice(2)).toEqual(['header', 'row', 'header', 'row', 'row']);
    const filter = createRowFilter({ hasHeader: true });
    const rows = (HEAD + other)
      .trim()
      .split('\n')
      .map((line, index) => {
        const cells = line.split(';');
        filter.kindOf(cells, index + 1);
        return filter.arranged(cells).join(';');
      });
    expect(rows[3]).toBe('B-1002;14.11.2026;Eva;4711;1;5,00');
  });

  it('belongs to another table below a line that speaks of cancelling', () => {
    const text = `${HEAD}Stornierte Bestellungen;;;;;\nB-1002;14.11.2026;Eva;A-2;1;5,00`;
    expect(kinds(text).slice(2)).toEqual(['footer', 'otherTable']);
  });

  const ROW = 'B-1003;14.11.2026;Eva;A-2;1;5,00';
  it.each([
    'Bereits versendet:;;;;;',
    'Retouren;;;;;',
    'Noch nicht freigegeben',
    'Archiv',
    'Entwürfe',
    'Angebote;;;;;',
    'Noch nicht bezahlt;3;;;;',
    ';;Bereits versendet;;;',
    ';;Warteliste;;;',
    'Abholer;3;;;;',
    'Vorbestellungen Januar 2027',
    'Widerrufen:',
    'Umtausch;;;;;',
    'Problemfälle',
  ])('is told and left out below a heading of rows that may be no orders: %s', (heading) => {
    expect(kinds(`${HEAD}${heading}\n${ROW}`).slice(2)).toEqual(['footer', 'otherTable']);
    expect(kinds(`${HEAD}${heading}\n${ROW}`, { keepLines: [3] }).slice(2)).toEqual(['title', 'row']);
  });

  it.each([
    'Filiale Süd',
    'Express;;;;;',
    'Kunde Meyer',
    'Nachtrag',
    'Telefonisch',
    'Auftrag 4711',
    'Lieferung 2',
    'Lieferung KW 50',
    'Charge 12',
    'Lager;Süd;;;;',
    'Status;Warteliste;;;;',
    ';;ab hier erst nach Weihnachten;;;',
    ';;Die folgenden nur mit Lieferschein;;;',
    ';;;from here on by courier;;',
  ])('is a row below a heading that is not recognised, if it has what all rows above have: %s', (heading) => {
    const text = `${HEAD}${heading}\n${ROW}\n${ROW}`;
    expect(kinds(text).slice(2)).toEqual(['footer', 'row', 'row']);
    expect(kinds(`${HEAD}${heading}\nNW1003;Becher;12\n${ROW}`).slice(2)).toEqual([
      'footer',
      'otherTable',
      'otherTable',
    ]);
  });

  it('is left out below such a heading where rows begin with words, and above all rows', () => {
    const names = 'Name;Datum;Nr;Artikelnr.\n';
    const row = 'Ada Weiß;13.11.2026;B-1;A-1';
    expect(kinds(`${names}Retouren;;;\n${row}`)[2]).toBe('otherTable');
  });

  it.each([
    'Freitag, 20.11.2026;;;;;',
    '20.11.2026',
    'November 2026',
    'KW 47',
    'Montag:',
    'Neue Bestellungen',
    'Bestellungen vom 13.11.2026',
    'Orders November',
    'Tour 3',
    ';;KW 47;;;',
    'Amazon',
    'eBay.de Bestellungen',
    'Diese Zeile bitte nicht löschen!',
    'do not delete;;;;;',
  ])('is a row below a heading that tells a day, a number or orders, or keeps its line: %s', (heading) => {
    expect(kinds(`${HEAD}${heading}\n${ROW}`).slice(2)).toEqual(['title', 'row']);
    const [head = '', first = ''] = HEAD.split('\n');
    expect(kinds([head, heading, first].join('\n')).slice(1)).toEqual(['title', 'row']);
  });

  it.each(['Lager Süd', 'Auftrag 4711', 'Express;;;;;'])('may head the first row: %s', (heading) => {
    const [head = '', first = ''] = HEAD.split('\n');
    expect(kinds([head, heading, first].join('\n')).slice(1)).toEqual(['footer', 'row']);
  });

  it('may stand in two cells', () =>
    expect(kinds(`${HEAD}KW;47;;;;\n${ROW}`).slice(2)).toEqual(['title', 'row']));

  it('stays out until a heading of orders or, not announced itself, the header comes again', () => {
    const [head = ''] = HEAD.split('\n');
    const after = (line: string) => kinds(`${HEAD}Retouren\n${ROW}\n${line}\n${ROW}`)[5];
    expect([after('Montag'), after('Filiale Süd')]).toEqual(['otherTable', 'otherTable']);
    expect([after('Neue Bestellungen'), after(head)]).toEqual(['row', 'row']);
    expect(kinds(`${HEAD}Bereits versendet\n\n${head}\n${ROW}`)[5]).toBe('otherTable');
  });

  it('is no footer where it is a row that is divided otherwise', () => {
    expect(below('B-1002,14.11.2026,Eva Grün,A-2,1,5.00')).toBe('row');
    expect(below('Vielen Dank, bis bald, Ihr Muster-Shop, Köln')).toBe('footer');
  });

  it('is a row where rows begin with words as well', () => {
    expect(kinds('Name;Ort\nAda Weiß;Köln\nEva Grün;\nSumme;2')).toEqual(['header', 'row', 'row', 'totals']);
    expect(kinds('Artikel;Bestellnr.\nBecher;B-1\nTeller')).toEqual(['header', 'row', 'row']);
    expect(kinds('Nr;Ort\nAuftrag 1;Köln\nAuftrag 2')).toEqual(['header', 'row', 'row']);
  });

  it('is blank without any text', () => expect(below(';;  ;;;')).toBe('blank'));
});

it('leaves out hidden lines below the header, unless they are kept', () => {
  const text = `${HEAD}B-1002;14.11.2026;Eva;A-2;1;5,00`;
  expect(kinds(text, { hiddenLines: [1, 2, 3] })).toEqual(['header', 'hidden', 'hidden']);
  expect(kinds(text, { hiddenLines: [2, 3], keepLines: [3] })).toEqual(['header', 'hidden', 'row']);
});

describe('lines that were chosen', () => {
  it('are left out, and kept, against what they look like', () => {
    const text = `${HEAD}B-1002;14.11.2026;Eva;A-2;1;5,00\nSumme;;;;3;25,00`;
    expect(kinds(text, { skipLines: [3], keepLines: [4] })).toEqual(['header', 'row', 'chosen', 'row']);
  });
});

it('names the lines left out, a hundred of them, and counts all', () => {
  const filter = createRowFilter({ hasHeader: true });
  filter.kindOf(['Nr', 'Ort'], 1);
  filter.kindOf(['1001', 'Köln'], 2);
  for (let line = 3; line < 303; line += 1) filter.kindOf(['Summe', `${line},00`, ' '], line);
  expect([filter.leftOut.length, filter.leftOutCount]).toEqual([100, 300]);
  expect(filter.leftOut[0]).toEqual({ line: 3, reason: 'totals', text: 'Summe · 3,00' });
});

it('leaves out a broken line before the first', () => {
  const filter = createRowFilter({ hasHeader: true, firstLine: 2 });
  expect(filter.kindOfBroken(1, '"Export')).toBe('title');
  expect(filter.kindOf(['Nr'], 2)).toBe('header');
  expect(filter.kindOfBroken(3, '"1')).toBe('row');
});

it('tells the chosen lines on which no record begins', () => {
  const filter = createRowFilter({ hasHeader: true, skipLines: [3, 9], keepLines: [4, 5, 7] });
  const records: readonly (readonly [number, readonly string[]])[] = [
    [1, ['Bestellnr.', 'Datum', 'Menge']],
    [2, ['1001', '13.11.2026', '2']],
    [3, ['1002', '13.11.2026', '2']],
    [4, ['1003', '13.11.2026', '2']],
    [6, ['1004', '13.11.2026', '2']],
    [7, ['']],
  ];
  for (const [line, cells] of records) filter.kindOf(cells, line);
  expect(filter.unmetLines).toEqual([9, 5]);
});

it('a year alone between rows with other numbers, and a word beside the table, are no rows', () => {
  const row = 'B-1002;13.11.2026;Ada Weiß;A-1;2;12,50';
  expect(kinds(`${HEAD}${row}\n2025;;;;;\n${row}`)[3]).toBe('title');
  expect(kinds(`${HEAD}${row}\n;;;;;;;fertig\n${row}`)[3]).toBe('footer');
  expect(kinds(HEAD.replace('B-1001', '2024') + row.replace('B-1002', '2025') + '\n2026;;;;;')[3]).toBe(
    'row',
  );
});

describe('a line between rows that says what became of an order by its number', () => {
  const ROW = 'B-1002;14.11.2026;Eva Groß;A-1;1;5,00';

  it.each([
    'B-1001 wurde telefonisch storniert',
    'Auftrag B-1001 (Weiß) schon verschickt',
    'B-1001: retour am 20.11.',
  ])('is a note, and the rows below it are orders: %s', (note) =>
    expect(kinds(`${HEAD}${note}\n${ROW}`).slice(2)).toEqual(['footer', 'row']),
  );

  it.each([
    'Storniert B-1001',
    'Storno zu B-1001',
    'ab B-1001 storniert',
    'B-1001 und folgende storniert',
    'Stornierte Bestellungen (26.11.2026, Müller)',
    'Storniert: 12 Stück',
  ])('heads rows that are none where it may speak of them: %s', (heading) =>
    expect(kinds(`${HEAD}${heading}\n${ROW}`).slice(2)).toEqual(['footer', 'otherTable']),
  );

  it('heads rows that are none where they lack what all rows above have', () => {
    expect(kinds(`${HEAD}B-1001 wurde storniert\n;;;A-2;1;`).slice(2)).toEqual(['footer', 'otherTable']);
  });

  it('is kept apart from a year in a heading', () => {
    const years = HEAD.replace('B-1001', '1001');
    expect(kinds(`${years}Storniert 2026 Kiel\n1002${ROW.slice(6)}`).slice(2)).toEqual([
      'footer',
      'otherTable',
    ]);
  });
});
