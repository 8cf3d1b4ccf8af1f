import { describe, expect, it } from 'vitest';
import { nameMapping } from '../../recipe/named-recipe.js';
import { understand } from '../understand.js';
import type { UnderstandOptions } from '../../understanding.types.js';

const HEAD = ['Bestellnr.', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr.'];
const ROW = ['1', '18.11.2026', 'Frau', 'Eva Groß', 'Lindenweg 3', '20095', 'Hamburg', 'DE', 'NW1'];
type Chosen = UnderstandOptions['chosen'];

/** Understands a file as one of the same header was confirmed before. */
function recalled(header: string[], before: string[][], now: string[][], chosen: Chosen = {}) {
  const { mapping } = understand(header, before, { chosen });
  return understand(header, now, {
    recipe: { content: nameMapping(mapping, header), reason: 'remembered' },
  });
}
const kinds = ({ questions }: ReturnType<typeof recalled>) =>
  questions.map(({ kind, fields }) => `${kind}: ${fields.join()}`);

describe('a remembered recipe', () => {
  const counts = [...HEAD, 'Bestellmenge', 'Liefermenge'];
  const byHand = { columns: { quantity: 9 }, ignored: [10] };

  it('asks for the quantity where counts differ that were equal', () => {
    const before = [[...ROW, '2', '2']];
    expect(recalled(counts, before, [[...ROW, '4', '4']], byHand).questions).toEqual([]);
    const now = recalled(counts, before, [[...ROW, '5', '2']], byHand);
    expect(kinds(now)).toEqual(['missing: quantity']);
    expect(now.mapping.columns.quantity).toBeUndefined();
  });

  it('keeps the quantity that was taken while the counts differed', () => {
    const now = recalled(counts, [[...ROW, '2', '1']], [[...ROW, '5', '2']], byHand);
    expect(now.questions).toEqual([]);
    expect(now.mapping.columns.quantity).toBe(9);
  });

  it('does not take a column for useless that was blank', () => {
    const header = [...HEAD, 'Menge', 'weitere Artikel'];
    const ignored = { ignored: [10] };
    expect(kinds(recalled(header, [[...ROW, '2', '']], [[...ROW, '2', 'NW7']], ignored))).toEqual([
      'choice: product_id',
    ]);
    expect(recalled(header, [[...ROW, '2', 'NW8']], [[...ROW, '2', 'NW7']], ignored).questions).toEqual([]);
  });

  it('asks for the names where they are products now, and not where all go to one', () => {
    const header = [...HEAD, 'Menge'];
    const named = (...names: string[]) =>
      kinds(
        recalled(
          header,
          [[...ROW, '2']],
          names.map((name, at) => [...ROW.with(3, name).with(4, `Weg ${at}`), '2']),
        ),
      );
    expect(named('Ida Kur', 'Jan Groß', 'Eva Weiß')).toEqual([]);
    expect(named('Ostfriesentee 250 g', 'Jacke gelb Gr. M')).toEqual(['missing: first_address_line']);
    expect(named('Lager', 'Lager', 'Lager')).toEqual([]);
  });
});
