import { expect, it } from 'vitest';
import { createCsvParser } from './parse.js';

/** The records of a text, and the lines that cannot be read. */
function read(text: string, delimiter: ';' | ',' = ';') {
  const [records, broken]: [string[][], string[]] = [[], []];
  const parser = createCsvParser({
    delimiter,
    onRecord: (cells) => records.push(cells),
    onBroken: ({ line, code }) => broken.push(`${line} ${code}`),
  });
  parser.push(text);
  parser.end();
  return { records, broken };
}

const LAST = 'B-3;Ida Klein;Kai 12;28195;Bremen;ok';

it('reads no row into a cell whose quotation mark is closed by the one of a row below', () => {
  const text = `B-1;Ada Weiß;Weg 7;50667;Köln;"ok\nB-2;Otto Kern;Ring 8;20095;Hamburg;gut"\n${LAST}`;
  expect(read(text)).toEqual({
    records: [['B-2', 'Otto Kern', 'Ring 8', '20095', 'Hamburg', 'gut"'], LAST.split(';')],
    broken: ['1 quoteNotClosed'],
  });
  const first = `B-1;"Kern GmbH;Ring 8;20095;Hamburg;ok\nB-2;Weiß" AG;Weg 7;50667;Köln;ok\n${LAST}`;
  expect(read(first).broken).toEqual(['1 quoteNotClosed']);
  const same = `B-1;"Kern GmbH;Ring 8;20095;Hamburg;ok\nB-2;Weiß";Weg 7;50667;Köln;ok\n${LAST}`;
  expect(read(same).broken).toEqual(['1 quoteNotClosed']);
});

it('keeps the text of several lines in its cell, whatever signs it has', () => {
  const note = 'Liebe Ada; alles Gute;\nOtto; Ida; Jan; Lea; Ulf; Tim; Gesa';
  expect(read(`B-1;Ada Weiß;Weg 7;50667;Köln;"${note}"\n${LAST}`).records[0]?.at(-1)).toBe(note);
});

it.each([
  ['address', 'A-1,Ute,"Ring 3,Hinterhaus,3. OG\n24103 Kiel,Schleswig,DE",T1,2\n'],
  ['note', 'A-1,Ute,T1,2,"Maße:\n1,2,3,4,5,6,7,8,9,10"\n'],
  ['note in the middle', 'A-1,Ute,"Maße:\n1,2,3,4,5,6,7",T1,2\n'],
])('keeps an %s with more commas than its row in its cell', (_, text) => {
  expect(read(text, ',').broken).toEqual([]);
});
