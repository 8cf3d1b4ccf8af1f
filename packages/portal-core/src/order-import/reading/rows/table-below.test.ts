import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { isListBeside } from '../../understanding/items/list-beside.js';
import { isHeaderWord } from '../../words/header-share.js';
import { inspectSource } from '../inspect.js';

const ORDERS = `Bestellnummer;Datum;Anrede;Name;Straße;PLZ;Ort;Artikel;Menge
R-1;16.11.2026;Frau;Ada Weiß;Gartenweg 7;50667;Köln;NW1050;1
R-2;16.11.2026;Herr;Otto Kern;Ring 8;20095;Hamburg;NW1070;1
`;

/** Rows that are read of the orders with these lines below, and why each other line is not. */
async function read(below: string, keepLines: number[] = []) {
  const bytes = new TextEncoder().encode(ORDERS + below);
  const overrides = keepLines.length === 0 ? {} : { keepLines };
  const found = await inspectSource(aSource(bytes), { createDecoder, isHeaderWord, isListBeside, overrides });
  if (!found.ok) throw new Error(found.issues[0]?.code);
  const { rows, detection } = found.value;
  return [rows, ...detection.leftOut.map(({ line, reason }) => `${line} ${reason}`)];
}

it('ends the orders where a list with a header of its own begins', async () => {
  const list = 'Artikelnummer;Bezeichnung;Bestand\nNW1050;Tee;12\nNW1070;Becher;7\n';
  const told = ['5 otherTable', '6 otherTable', '7 otherTable'];
  expect(await read(`\n${list}`)).toEqual([2, ...told]);
  const indented = list
    .trim()
    .split('\n')
    .map((line) => `;;;${line};;;`)
    .join('\n');
  expect(await read(`;;;;;;;;\n${indented}\n`)).toEqual([2, ...told]);
});

it('reads the list as rows once a person keeps its first line', async () => {
  expect((await read('\nArtikelnummer;Bezeichnung;Bestand\nNW1050;Tee;12\n', [5]))[0]).toBeGreaterThan(2);
});

it('leaves out a legend that stands in any column', async () => {
  expect(await read('\n;;;Legende: Menge in Stück;;;;;\n;;;rot = eilig;;;;;\n')).toEqual([
    2,
    '5 footer',
    '6 footer',
  ]);
});

it('takes a product alone for a row of the order above', async () => {
  expect(await read(';;;;;;;NW1070;\n')).toEqual([3]);
  expect(await read(';;;;;;;Tee: grün;\n;;;;;;;Note Book;\n')).toEqual([4]);
});
