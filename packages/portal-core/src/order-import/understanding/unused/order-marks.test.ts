import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge'];
const ROW = '20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;1';

/** The kinds of questions about unused columns of these names, of an order each row. */
const asked = (names: string, rows: readonly string[], ignored: readonly number[] = []) =>
  understand(
    [...HEADER, ...names.split(';')],
    rows.map((more, at) => [`X-${at + 1}`, ...ROW.split(';'), ...more.split(';')]),
    { chosen: { ignored } },
  ).questions.map(({ kind }) => kind);

it.each([
  ['Ersatz für', ['', 'X-1', '']],
  ['gehört zu', ['', '', 'X-2']],
  ['Ersatz für', ['', 'X-090', '']],
  ['Lieferschein neutral', ['', 'ja', '']],
  ['Ersatz für', ['', 'X-907', '']],
  ['ersetzt', ['', 'X-907', '']],
  ['Nachlieferung zu', ['', 'X-907', '']],
  ['siehe', ['X-907', '', '']],
  ['replacement of', ['', '', 'X-907']],
  ['Lieferschein ok', ['ja', '?', 'ja']],
  ['Export', ['', 'nein', '']],
  ['Plattform', ['eBay', 'Amazon FBA', 'eBay']],
  ['Lieferant', ['', 'Bünting direkt', '']],
  ['Typ', ['B', 'G', 'B']],
  ['Beleg', ['AB', 'AB', 'GU']],
  ['Kz', ['A', 'S', 'A']],
  ['Versandart', ['DHL', 'Bote Ute', 'DHL']],
  ['Versandart', ['Standardversand', 'digital', 'Express']],
  ['Wunschtag', ['', '24.12.', '']],
  ['Kalenderwoche', ['48', '51', '48']],
  ['bez.', ['x', '', 'x']],
])('%s is asked about, and a yes or leaving it out settles it: %j', (name, cells) => {
  expect(asked(name, cells)).toEqual(['held']);
  expect(asked(name, cells, [10])).toEqual([]);
});

it.each([
  ['Beilage', ['', 'NW1002', '']],
  ['Variante', ['-01', '-02', '-01']],
  ['Variante', ['01', '02', '03']],
])('%s is asked about as a further product: %j', (name, cells) => {
  expect(asked(name, cells)).toContain('choice');
  expect(asked(name, cells, [10])).toEqual([]);
});

it.each([
  ['Rechnungsnr', ['R-1', 'R-2', 'R-3']],
  ['Ursprüngliche Bestellung', ['X-1', 'X-2', 'X-3']],
  ['Versandart', ['DHL', 'Standardversand', 'Kostenloser Versand']],
  ['Versandart', ['Warenpost', 'DHL Paket', 'Deutsche Post Brief']],
  ['Versandart', ['DHL', 'Selbstabholung', 'DHL']],
  ['Neukunde', ['', 'ja', '']],
  ['Newsletter', ['', 'nein', '']],
  ['eBay Plus', ['', 'nein', '']],
  ['Artikelbezeichnung', ['Tee', 'Kanne', 'Tasse']],
  ['Lieferant', ['Bünting', 'Bünting', 'Bünting']],
])('%s is not asked about: %j', (name, cells) => expect(asked(name, cells)).toEqual([]));
