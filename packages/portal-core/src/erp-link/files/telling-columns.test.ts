import { describe, expect, it } from 'vitest';
import { findReportColumns } from './report-columns.js';
import { STOCK_FIELDS } from './report-words.js';
import { tellingColumns } from './telling-columns.js';

/** The names of the columns of a stock file that a person is asked about. */
function asked(text: string) {
  const [head = '', ...lines] = text.split('\n');
  const header = head.split(';');
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split(';') }));
  const { columns } = findReportColumns(header, STOCK_FIELDS, { needed: [], chosen: {} });
  return tellingColumns({ header, rows }, columns).map(({ name, texts }) => `${name}: ${texts.join(' ')}`);
}
const withColumn = (name: string, ...texts: readonly string[]) =>
  asked(
    [`SKU;Menge;Lager;${name}`, ...texts.map((text, at) => `T${at};${at + 1};Hamburg;${text}`)].join('\n'),
  );

describe('a column of a stock file that is not read', () => {
  it.each([
    ['Bewegung', '+', '-', '+'],
    ['S/H', 'S', 'H', 'S'],
    ['Grund', 'Lieferung', 'Bruch', 'Lieferung'],
    ['Lagerart', 'Lager', 'Sperrlager', 'Lager'],
    ['Verkaufbar', 'ja', 'nein', 'ja'],
    ['Lagertyp', 'Eigen', 'Amazon FBA', 'Eigen'],
    ['Konsignation', '', 'ja', ''],
    ['Gebinde', 'Flasche', 'Kasten', 'Flasche'],
    ['Bestand Berlin', '10', '4', '3'],
    ['Außenlager', '', '4', ''],
  ])('is asked about where it tells rows apart: %s', (name, ...texts) => {
    expect(withColumn(name, ...texts)).toEqual([expect.stringContaining(`${name}: `)]);
  });

  it.each([
    ['Artikelname', 'Tasse', 'Teller', 'Tasse'],
    ['Title', 'Shirt', 'Hose', 'Shirt'],
    ['Warengruppe', 'Geschirr', 'Glas', 'Glas'],
    ['Hersteller', 'Arzberg', 'Arzberg', 'Zwiesel'],
    ['Farbe', 'rot', 'blau', 'rot'],
    ['Option1 Value', 'S', 'M', 'S'],
    ['Lieferant', 'Meyer', 'Moor', 'Moor'],
    ['Zone', 'A', 'B', 'A'],
    ['ABC-Klasse', 'A', 'B', 'A'],
    ['Charge', 'A1', 'B1', 'A1'],
    ['MHD', '01.05.2027', '', '01.05.2027'],
    ['Mindestbestand', '5', '5', '0'],
    ['Reservierter Bestand', '0', '1', '0'],
    ['Status', 'aktiv', 'inaktiv', 'aktiv'],
    ['Chargenpflichtig', 'ja', 'nein', 'ja'],
    ['Gesperrt', 'nein', 'nein', 'nein'],
    ['Gezählt von', 'Moor', 'Berg', 'Moor'],
    ['EK', '1,20', '3,40', '1,20'],
    ['Bemerkung', 'neu gezählt', '', ''],
  ])('is passed over where it describes goods or says the same of all: %s', (name, ...texts) => {
    expect(withColumn(name, ...texts)).toEqual([]);
  });
});
