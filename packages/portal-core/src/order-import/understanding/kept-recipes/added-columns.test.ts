import { describe, expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import { nameMapping, recipeContent } from '../../recipe/named-recipe.js';
import { understand } from '../understand.js';
import type { ImportProfileContent } from '../../order-import.types.js';

const HEAD = 'Bestellnummer;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnummer;Menge'.split(';');
const ROW = '1;18.11.2026;Frau;Anna Berg;Lange Straße 12;20095;Hamburg;DE;NW1060;2'.split(';');
const BARE = ROW.with(3, 'Berg').with(4, 'Lange Straße');
const { mapping } = understand(HEAD, [ROW]);
const saved = recipeContent({ mapping, header: HEAD, dialect: aDialect({}) });
const { header: _, ...before } = saved;

/** Understands a file by a profile of the plain header, with some of its columns replaced and others added. */
function withProfile(
  added: Readonly<Record<string, string>>,
  { row = ROW, content = saved as ImportProfileContent } = {},
) {
  const header = [...HEAD, ...Object.keys(added)];
  return understand(header, [[...row, ...Object.values(added)]], { recipe: { content, reason: 'profile' } });
}
const asked = ({ questions }: ReturnType<typeof withProfile>) =>
  questions.map(({ kind, fields }) => `${kind}: ${fields.join()}`);

describe('a column that a profile was saved without', () => {
  it.each([
    ['a house number', { Hausnummer: '12' }, ['added: street']],
    ['a first name', { Vorname: 'Anna' }, ['added: first_address_line']],
    ['a second line', { Adresszusatz: 'Hinterhaus' }, ['added: address_second_line']],
    ['a company', { Firma: 'Berg GmbH' }, ['added: company']],
    ['a second name', { 'Name 2': 'Abteilung Einkauf' }, ['added: second_address_line']],
    ['a parcel locker', { Packstation: '145', Postnummer: '12345678' }, ['added: pack_station,post_number']],
    ['an e-mail address', { 'E-Mail': 'anna@example.com' }, ['added: email']],
  ])('is asked about where it is %s', (_, added, questions) => {
    for (const content of [saved, before, nameMapping(mapping, HEAD)])
      expect(asked(withProfile(added, { row: BARE, content }))).toEqual(questions);
  });

  it.each(['Hausnummer', 'Nr.'])(
    'is asked about where it is a house number %s beside a street of another name',
    (name) => {
      const head = HEAD.with(4, 'Qwx');
      const first = understand(head, [BARE], { chosen: { columns: { street: 4 } } });
      const content = recipeContent({ mapping: first.mapping, header: head, dialect: aDialect({}) });
      const ask = (street: string) =>
        understand(head.toSpliced(5, 0, name), [BARE.with(4, street).toSpliced(5, 0, '12')], {
          recipe: { content, reason: 'profile' },
        }).questions.map(({ kind, fields }) => `${kind}: ${fields.join()}`);
      expect(ask('Lange Straße')).toEqual(['leftOut: street']);
      expect(ask('Lange Straße 12')).toEqual([]);
    },
  );

  it('is a choice where it says the same as one of the profile', () => {
    expect(asked(withProfile({ Bestelldatum: '20.11.2026' }))).toEqual(['choice: date']);
  });

  it('is asked about where it is a whole address of the same headers', () => {
    const second = understand(
      [...HEAD, 'Name', 'Straße', 'PLZ', 'Ort', 'Land'],
      [[...ROW, 'Jan Ott', 'Ringweg 3', '50667', 'Köln', 'DE']],
      { recipe: { content: saved, reason: 'profile' } },
    );
    expect(second.questions).not.toEqual([]);
  });

  it('tells its name, and is part of the mapping once that is confirmed', () => {
    const { questions } = withProfile({ Hausnummer: '12' }, { row: BARE });
    expect(questions[0]?.word).toBe('“Hausnummer”');
    const header = [...HEAD, 'Hausnummer'];
    const confirmed = understand(header, [[...BARE, '12']], {
      recipe: { content: saved, reason: 'profile' },
      confirmed: new Set(questions.map(({ id }) => id)),
    });
    expect(confirmed.questions).toEqual([]);
    expect(confirmed.mapping.columns.street).toEqual({ columns: [4, 10] });
    const again = recipeContent({ mapping: confirmed.mapping, header, dialect: aDialect({}) });
    const next = understand(header, [[...BARE, '12']], {
      recipe: { content: again, reason: 'profile' },
    });
    expect(next.questions).toEqual([]);
  });

  it('is not asked about where it is blank or feeds nothing', () => {
    expect(asked(withProfile({ Hausnummer: '', Telefon: '040 123456', Gesamtpreis: '12,90' }))).toEqual([]);
    expect(asked(withProfile({ Telefon: '040 123456' }, { content: before }))).toEqual([]);
  });

  it('is still unknown to what is remembered of a file in which it was blank', () => {
    const header = [...HEAD, 'Hausnummer'];
    const blank = understand(header, [[...ROW, '']], { recipe: { content: saved, reason: 'profile' } });
    const content = recipeContent({ mapping: blank.mapping, header, dialect: aDialect({}) });
    const now = understand(header, [[...BARE, '12']], {
      recipe: { content, reason: 'remembered' },
    });
    expect(now.mapping.columns.street).toEqual({ columns: [4, 10] });
  });

  it('changes nothing in what is remembered of files with the same header', () => {
    const now = understand(HEAD, [ROW], { recipe: { content: before, reason: 'remembered' } });
    expect(now.questions).toEqual([]);
    expect(now.mapping).toEqual(mapping);
  });
});
