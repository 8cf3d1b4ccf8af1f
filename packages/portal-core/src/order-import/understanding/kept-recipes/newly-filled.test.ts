import { describe, expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import { recipeContent } from '../../recipe/named-recipe.js';
import { understand } from '../understand.js';
import type { ChosenSources } from '../../understanding.types.js';

const HEAD = 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge'.split(';');
const ROW = '1;18.11.2026;Frau;Eva Groß;Lindenweg 3;20095;Hamburg;DE;NW1;2'.split(';');

/** Understands files of one header one after the other, each by what was confirmed for the one before. */
function oneByOne(header: readonly string[], files: readonly string[][][], chosen: ChosenSources) {
  const [first = [], ...others] = files;
  let found = understand(header, first, { chosen });
  for (const rows of others) {
    const content = recipeContent({ mapping: found.mapping, header, dialect: aDialect({}) });
    found = understand(header, rows, { recipe: { content, reason: 'remembered' } });
  }
  return found;
}
const asked = ({ questions }: ReturnType<typeof oneByOne>) =>
  questions.map(({ kind, fields }) => `${kind}: ${fields.join()}`);

describe('a column that was blank when a recipe was confirmed', () => {
  const gift = [...HEAD, 'Geschenkempfänger Name'];
  const salutation = { columns: { salutation: 2, first_address_line: 3 }, ignored: [10] };
  const own = [...ROW, ''];
  const present = [...ROW, 'Otto Kern'];

  it('is as unknown as in the first file once it names whom a present is for', () => {
    expect(asked(oneByOne(gift, [[own], [own]], salutation))).toEqual([]);
    const now = oneByOne(gift, [[own], [present]], salutation);
    expect(now.mapping.columns.first_address_line).toBeUndefined();
    expect(now.mapping.columns.salutation).toBeUndefined();
    expect(asked(now)).toEqual(asked(understand(gift, [present])));
  });

  it('is still unknown after another file in which it was blank', () => {
    expect(asked(oneByOne(gift, [[own], [own], [present]], salutation))).not.toEqual([]);
  });

  it('is known where it held values before, whatever files came between', () => {
    expect(asked(oneByOne(gift, [[present], [present]], salutation))).toEqual([]);
    expect(oneByOne(gift, [[present], [own], [present]], salutation).mapping.columns.salutation).toBe(2);
  });

  it('is taken in place of what was fixed for the whole file', () => {
    const fixed = { columns: { country: null }, constants: { country: 'DE' } };
    const now = oneByOne(HEAD, [[ROW.with(7, '')], [ROW.with(7, 'AT')]], fixed);
    expect(now.mapping.columns.country).toBe(7);
    expect(now.mapping.constants).toBeUndefined();
    expect(asked(now)).toEqual([]);
  });

  it('is a choice of the whole address where it is a part of another place', () => {
    const header = [...HEAD, 'Kundenmenge', 'Lieferadresse Ort'];
    const chosen = { columns: { city: 6 }, ignored: [10] };
    const now = oneByOne(header, [[[...ROW, '', '']], [[...ROW, '', 'Bremen']]], chosen);
    expect(asked(now)).toEqual([expect.stringMatching(/^choice: .*city/)]);
  });

  it('changes nothing in a recipe that does not know what was blank', () => {
    const { mapping } = understand(gift, [own], { chosen: salutation });
    const { blank: _, ...content } = recipeContent({ mapping, header: gift, dialect: aDialect({}) });
    const now = understand(gift, [present], { recipe: { content, reason: 'remembered' } });
    expect(now.mapping.columns).toEqual(mapping.columns);
  });

  it.each([
    ['Hinterhaus', 'ja'],
    ['Türcode', '4711'],
    ['Art', 'Angebot'],
    ['Firma', 'Nordlicht GmbH'],
    ['E-Mail', 'eva@example.org'],
  ])('is understood as in a first file though its header fed a field: %s', (name, text) => {
    const header = [...HEAD, name];
    const files = [own, [...ROW, text]];
    const now = oneByOne(header, [[own], files], {});
    const first = understand(header, files);
    expect(asked(now)).toEqual(asked(first));
    expect(now.mapping.columns).toEqual(first.mapping.columns);
    expect(now.mapping.cancelled).toEqual(first.mapping.cancelled);
  });

  it('is taken as a person said once it is filled', () => {
    const header = [...HEAD, 'Hinterhaus'];
    const said = { columns: { address_second_line: 10 } };
    expect(oneByOne(header, [[own], [[...ROW, 'ja']]], said).mapping.columns.address_second_line).toBe(10);
  });
});
