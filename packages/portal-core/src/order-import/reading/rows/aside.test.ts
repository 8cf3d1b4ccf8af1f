import { describe, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-files.js';
import { isHeaderWord } from '../../words/header-share.js';
import { isListBeside } from '../../understanding/items/list-beside.js';
import { inspectSource } from '../inspect.js';

const HEADER = 'Bestellnummer;Name;Straße;PLZ;Ort;Artikelnummer;Menge';
const order = (number: string) => `${number};Eva Groß;Ring 8;20095;Hamburg;NW1050;2`;
const NONE = ';;;;;;';

async function read(...lines: string[]) {
  const options = { createDecoder, isHeaderWord, isListBeside };
  const found = await inspectSource(aSource(lines.join('\n')), options);
  if (!found.ok) throw new Error(found.issues[0]?.code);
  const { detection, header, samples, rows, dialect } = found.value;
  return { aside: detection.aside, width: header.length, rows, dialect, samples };
}

describe('a list beside the orders', () => {
  it.each([
    ['of prices', 'Artikelnummer;Preis', 'NW1050;9,90', 'NW1060;12,90', 'NW1070;3,90'],
    ['of stock, a column further', ';Artikel;Bestand', ';NW1050;9', ';NW1060;3', ';NW1070;4'],
  ])('%s is not read, nor are its rows', async (_, head, one, two, three) => {
    const file = [
      `${HEADER};;${head}`,
      `${order('1')};;${one}`,
      `${order('2')};;${two}`,
      `${NONE};;${three}`,
    ];
    const { aside, width, rows, dialect, samples } = await read(...file);
    expect([aside?.from, width, rows, dialect.tableWidth]).toEqual([
      head.startsWith(';') ? 8 : 7,
      width,
      2,
      width,
    ]);
    expect(aside?.names).toEqual(head.split(';').filter((name) => name !== ''));
    expect(samples.map((cells) => cells.length)).toEqual([width, width]);
  });

  it.each([
    ['it ends with the orders', [`${HEADER};;Artikel;Preis`, `${order('1')};;A;1`, `${order('2')};;B;2`]],
    ['there is no blank column before it', [`${HEADER};Artikel`, `${order('1')};A`, `${NONE};B`]],
    ['the blank column holds a value', [`${HEADER};;Artikel`, `${order('1')};x;A`, `${NONE};;B`]],
    ['it names something twice', [`${HEADER};;Artikel`, `${order('1')};;A`, `${NONE};;A`]],
    ['it tells of cancelling', [`${HEADER};;Artikel;Storniert`, `${order('1')};;A;`, `${NONE};;B;x`]],
    ['it holds an address', [`${HEADER};;Artikel;Straße`, `${order('1')};;A;`, `${NONE};;B;Weg 1`]],
    [
      'the products of the orders stand there',
      [
        'Bestellnummer;Name;Straße;PLZ;Ort;;Artikelnummer;Menge',
        '1;Eva;Ring 8;20095;Hamburg;;A;1',
        ';;;;;;B;1',
      ],
    ],
  ])('is read with the orders where %s', async (_, lines) => {
    expect((await read(...lines)).aside).toBeUndefined();
  });
});
