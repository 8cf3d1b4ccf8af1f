import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge'];
const NAMES = ['Ute Heide', 'Jan Moor', 'Ilse Berg'];

/** The kinds of questions about a column of a file without order numbers, whose rows are numbered. */
const asked = (name: string, cells: readonly string[], external_order_id: string) =>
  understand(
    [...HEADER, name],
    cells.map((cell, at) =>
      `20.11.2026;Frau;${NAMES[at]};Weg 1;20095;Hamburg;DE;NW1001;1;${cell}`.split(';'),
    ),
    { chosen: { constants: { external_order_id } } },
  ).questions.map(({ kind, columns, others }) => ({ kind, columns, others }));

it.each([
  ['Geschenk', ['x', '', 'x']],
  ['Wunschtermin', ['', '24.12.2026', '']],
  ['Lager', ['Haupt', 'Extern', 'Haupt']],
  ['Gravur', ['', 'Für Eva', '']],
  ['Für wen?', ['Lea Ott', '', 'Kai Ott']],
])('what %s says of some rows is asked about without order numbers too: %j', (name, cells) => {
  const held = { kind: 'held', columns: [], others: [9] };
  expect(asked(name, cells, 'LISTE-{Zeile}')).toEqual([held]);
});

it('a column that says the same of all is not', () =>
  expect(asked('Geschenk', ['x', 'x', 'x'], 'LISTE-{Zeile}')).toEqual([]));
