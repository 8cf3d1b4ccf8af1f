import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEAD = 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge'.split(';');
const ROW = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', 'NW1', '5'];

const asked = (names: readonly string[], ...cells: readonly (readonly string[])[]) =>
  understand(
    [...HEAD, ...names],
    cells.map((more, at) => [`X-${at + 1}`, ...ROW.slice(1), ...more]),
  ).questions.map(({ fields, others }) => `${fields.join()}: ${others.join()}`);

it.each(['Einh.', 'EH', 'M.-Einheit', 'VKE', 'Mengenart', 'Eenheid', 'Packmittel'])(
  'asks how many pieces a pack under „%s“ has, whatever the header says',
  (name) => expect(asked([name], ['Karton'], ['Stk'])).toEqual(['quantity: 10']),
);

it('asks about pieces with a sign', () => {
  expect(asked(['+/-'], ['-2'], ['0'])).toEqual(['quantity: 9,10']);
});

it.each([
  ['Versandart', ['Paket', 'Paket']],
  ['Kategorie', ['rot', 'Karton']],
  ['Einh.', ['Stk', 'Stk']],
])('asks nothing of „%s“ of %j', (name, cells) => {
  expect(asked([name], ...cells.map((cell) => [cell]))).toEqual([]);
});

it('proposes a column for each product, a size behind its name as well', () => {
  const header = [...HEAD.slice(0, 8), 'Tee groß', 'Tee klein', 'Kanne'];
  const rows = ['2;;1', ';3;', '4;;'].map((cells, at) => [
    `X-${at}`,
    ...ROW.slice(1, 8),
    ...cells.split(';'),
  ]);
  expect(understand(header, rows).mapping.items).toHaveLength(3);
});
