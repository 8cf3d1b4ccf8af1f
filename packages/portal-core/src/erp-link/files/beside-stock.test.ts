import { describe, expect, it } from 'vitest';
import { findReportColumns } from './report-columns.js';
import { PRODUCT_FILE_FIELDS, STOCK_FIELDS } from './report-words.js';
import { readProductFile } from './product-file.js';
import { readStockFile } from './stock-rows.js';

const tableOf = (
  text: string,
  names: readonly string[] = [],
  headings: readonly { line: number; text: string }[] = [],
) => {
  const [head = '', ...lines] = text.split('\n');
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split(';') }));
  return { header: head.split(';'), names, headings, rows };
};
const codes = (issues: readonly { readonly code: string }[]) => issues.map(({ code }) => code).join(' ');

/** What lies there by each row of a stock file, or the reasons against it. */
function stock(text: string, { names, headings, warehouse = '' }: Given = {}) {
  const table = tableOf(text, names, headings);
  const needed =
    warehouse === '' ? (['product', 'onHand', 'warehouse'] as const) : (['product', 'onHand'] as const);
  const { columns, questions } = findReportColumns(table.header, STOCK_FIELDS, { needed, chosen: {} });
  if (questions.length > 0) return questions.map(({ field, code }) => `${field} ${code}`);
  return readStockFile(table, { columns, warehouse }).map(({ report, issues }) =>
    issues.length > 0 ? codes(issues) : `${report.on_hand} ${report.position ?? ''}`.trim(),
  );
}
interface Given {
  readonly names?: readonly string[];
  readonly headings?: readonly { line: number; text: string }[];
  readonly warehouse?: string;
}

describe('a file of stock', () => {
  it.each([
    ['Bestellnummer', 'L-1'],
    ['Liefertermin', '05.12.2026'],
    ['Umsatz', '300,00'],
    ['Kategorie', 'Sale'],
    ['Marke', 'Issue'],
    ['Warengruppe', 'Verkauf'],
  ])('has what belongs to an article beside its stock: %s %s', (name, text) => {
    expect(stock(`Artikelnummer;Bestand;Lager;${name}\nT1;4;Hamburg;${text}`)).toEqual(['4']);
  });

  it.each([
    ['Menge', 'Bestellnummer'],
    ['Menge', 'Umsatz'],
    ['Bestand', 'Rechnungsnummer'],
    ['Bestand', 'Buchungsart'],
  ])('is one of another kind with %s beside %s', (pieces, name) => {
    expect(stock(`Artikelnummer;${pieces};Lager;${name}\nT1;4;Hamburg;1`)).toEqual(['otherKindOfFile']);
  });

  it('names a place twice however its product is written', () => {
    expect(stock('Artikelnummer;Bestand;Lager\nT1;4;Hamburg\nt1;5;Hamburg')).toEqual([
      'repeatedStock',
      'repeatedStock',
    ]);
  });

  it.each([
    ['Bestand (verfügbar)', 'onHand available'],
    ['Bestand [reserviert]', 'onHand missing'],
    ['Bestand (Vorjahr)', 'onHand missing'],
    ['Menge (bestellt)', 'onHand missing'],
    ['Bestand (Kartons)', 'onHand missing'],
    ['Bestand €', 'onHand missing'],
    ['Bestand (Stk)', '4'],
  ])('heeds what stands in brackets: %s', (header, outcome) => {
    expect(stock(`Artikelnummer;${header};Lager\nT1;4;Hamburg`)).toEqual([outcome]);
  });

  it.each([
    ['Einheit', 'Stück', 'Karton'],
    ['ME', 'STK', 'KRT'],
    ['Bestandsart', 'frei', 'gesperrt'],
    ['Qualität', 'A', 'Qualitätsprüfung'],
    ['Typ', 'Artikel', 'Set (errechnet)'],
    ['Status', 'aktiv', 'gelöscht'],
    ['Bewegung', '', 'Abgang'],
    ['Vorgang', '', 'Wareneingang'],
    ['Zählmenge', '4', '10'],
    ['MHD', '01.05.2099', '01.05.2025'],
    ['Haltbar bis', '05/2099', '05/2025'],
    ['Stand', '', '26.11.2024'],
    ['Bemerkung', 'nicht defekt', 'davon 2 defekt'],
    ['Gesperrt', 'nein', 'ja'],
  ])('is not taken where a column beside speaks against it: %s', (name, fine, against) => {
    expect(
      stock(`Artikelnummer;Bestand;Lager;${name}\nT1;4;Hamburg;${fine}\nT2;4;Hamburg;${against}`),
    ).toEqual(['4', 'contradicted']);
  });

  it.each(['Wareneingang 26.11.2026', 'Mindestbestände', 'bestellvorschlag.xlsx', 'Stock movements'])(
    'is refused by its name: %s',
    (name) => expect(stock('SKU;Bestand;Lager\nT1;4;H', { names: [name] })).toEqual(['namedNoStock']),
  );

  it('is taken where a column beside only tells who counted and when', () => {
    expect(stock('SKU;Bestand;Lager;gezählt am;letzte Inventur\nT1;4;H;26.11.2026;26.11.2024')).toEqual([
      '4',
    ]);
  });

  it('is refused by a title of another time, and holds no marks of the row above', () => {
    expect(stock('SKU;Bestand;Lager\nT1;4;H', { names: ['Bestandsliste Stand 31.12.2024'] })).toEqual([
      'namedNoStock',
    ]);
    expect(stock('SKU;Bestand;Lager;Platz\nT1;4;H;A1\nT2;4;dito;"')).toEqual([
      '4 A1',
      'dittoValue dittoValue',
    ]);
  });

  it('joins a place that stands in several columns', () => {
    const text = 'SKU;Bestand;Lager;Gang;Platz\nT1;4;H;A;01\nT1;3;H;B;01\nT2;5;H;;02';
    expect(stock(text)).toEqual(['4 A-01', '3 B-01', '5 02']);
    expect(stock('SKU;Bestand;Lager;Regal;Fach\nT1;4;H;1;2')).toEqual(['4 1-2']);
    expect(stock('SKU;Bestand;Lager;Lagerplatz\nT1;4;H;A-1')).toEqual(['4 A-1']);
  });

  it('does not take rows below a heading for the others', () => {
    const text = 'SKU;Bestand\nT1;4\nT2;3';
    const given = (line: number, heading: string) =>
      stock(text, { warehouse: 'H', headings: [{ line, text: heading }] });
    expect(given(1, 'Lager Hamburg')).toEqual(['4', '3']);
    expect(given(2.5, 'Gesperrt')).toEqual(['4', 'belowHeading']);
    expect(given(2.5, 'Seite 2')).toEqual(['4', '3']);
    expect(given(4, 'Gezählt von Moor')).toEqual(['4', '3']);
  });

  it('is refused where it names another warehouse than the one said, holds differences, or is a list of orders', () => {
    expect(stock('SKU;Bestand;Lager\nT1;4;Berlin\nT2;4;', { warehouse: 'Hamburg' })).toEqual([
      'contradicted',
      'required',
    ]);
    expect(stock('SKU;Bestand;Lager\nT1;4;\nT2;4;', { warehouse: 'Hamburg' })).toEqual(['4', '4']);
    expect(stock('SKU;Bestand;Von Platz;Nach Platz\nT1;4;A;B', { warehouse: 'H' })).toEqual([
      'otherKindOfFile',
    ]);
    expect(stock('SKU;Bestand;Lager\nT1;+4;H')).toEqual(['signedStock']);
    expect(stock('Bestellnummer;SKU;Menge;Lager\n1;T1;4;H')).toEqual(['otherKindOfFile']);
  });
});

/** The reasons against each row of a product file. */
function products(text: string) {
  const table = tableOf(text);
  const { columns, questions } = findReportColumns(table.header, PRODUCT_FILE_FIELDS, {
    needed: ['product'],
    chosen: {},
  });
  if (questions.length > 0) return questions.map(({ field, code }) => `${field} ${code}`);
  return readProductFile(table, { columns }).map(({ issues }) => codes(issues));
}

describe('a file of products', () => {
  it.each([
    ['Aktiv', 'ja', 'nein'],
    ['Gelöscht am', '', '26.11.2026'],
    ['Neue Artikelnummer', '', 'N1'],
    ['Preiseinheit', '1', '100'],
    ['Währung', 'EUR', 'CHF'],
    ['Gewichtseinheit', 'kg', 'lbs'],
    ['Löschen', '', 'ja'],
    ['Gesperrt', 'nein', 'ja'],
    ['Sichtbar', 'ja', 'nein'],
    ['Ersatzartikel', '', 'T9'],
    ['Neuer Preis', '', '12,00'],
    ['gültig ab', '01.01.2020', '01.01.2099'],
    ['gültig bis', '01.01.2099', '31.12.2024'],
    ['Preis pro', 'Stück', 'Karton'],
    ['Preiseinheit', 'pro Stück', 'pro Karton'],
    ['Gewichtseinheit', 'KGM', 'LBR'],
    ['Gewichtseinheit', 'GRM', 'ONZ'],
    ['Artikelart', 'Ware', 'Dienstleistung'],
  ])('is not taken where a column beside speaks against it: %s', (name, fine, against) => {
    expect(products(`SKU;Preis;Gewicht;${name}\nT1;1;1;${fine}\nT2;1;1;${against}`)).toEqual([
      '',
      'contradicted',
    ]);
  });

  it('is not read from prices and weights of another kind', () => {
    const read = (header: string) => {
      const { columns } = findReportColumns(header.split(';'), PRODUCT_FILE_FIELDS, {
        needed: [],
        chosen: {},
      });
      return [columns.price, columns.weight];
    };
    expect(read('SKU;Preis (EK);Gewicht (lbs)')).toEqual([undefined, undefined]);
    expect(read('SKU;Preis (EUR);Gewicht (kg)')).toEqual([1, 2]);
  });

  it('holds no errors of a spreadsheet and no numbers that are none', () => {
    expect(products('SKU;Name;Einheit\nT1;Tasse;Stk\nT2;dito;dito')).toEqual(['', 'dittoValue dittoValue']);
    expect(products('SKU;Name;EAN\nT1;#NV;4006381333931\nT3;A;ohne\nT4;A;4,00638E+12')).toEqual([
      'sheetError',
      '',
      'scientificNumber',
    ]);
  });

  it('does not take rows below a heading of products that are over', () => {
    const below = (text: string) => {
      const table = tableOf('SKU;Name\nT1;Tasse\nT2;Teller', [], [{ line: 2.5, text }]);
      return readProductFile(table, { columns: { product: 0, name: 1 } }).map(({ issues }) => codes(issues));
    };
    expect(below('Auslaufartikel')).toEqual(['', 'belowHeading']);
    expect(below('Tassen und Teller')).toEqual(['', '']);
  });

  it('is no list of orders', () => {
    expect(products('Bestellnummer;SKU;Name\n1;T1;Jan Moor')).toEqual(['otherKindOfFile']);
  });
});
