import { describe, expect, it } from 'vitest';
import { nameMapping } from '../../recipe/named-recipe.js';
import type { ImportMapping } from '../../order-import.types.js';
import { understand } from '../understand.js';

const HEADER = [
  'Bestellnr',
  'Datum',
  'Name',
  'Straße',
  'Hausnummer',
  'PLZ',
  'Ort',
  'Land',
  'Artikelnr',
  'Menge',
  'Notiz',
];
const ROWS = [['1', '1.2.2026', 'Eva Muster', 'Weg', '1', '80331', 'Ulm', 'DE', 'A', '2', 'eilig']];

describe('what a person says', () => {
  it('is sure, and takes its columns from what was proposed', () => {
    const { mapping, matches } = understand(HEADER, ROWS, {
      chosen: {
        columns: { address_second_line: 4, country: null },
        constants: { salutation: 'frau', quantity: '1' },
      },
    });
    expect(mapping.columns).toMatchObject({ street: 3, address_second_line: 4 });
    expect(mapping.columns).not.toHaveProperty('country');
    expect(mapping.columns).not.toHaveProperty('quantity');
    expect(mapping.constants).toEqual({ salutation: 'frau', quantity: '1' });
    expect(matches.find(({ field }) => field === 'address_second_line')).toMatchObject({
      reason: 'manual',
      place: 'own',
    });
  });

  it('stands for all items side by side, and for the other address', () => {
    const items = [
      { product_id: 8, quantity: 9 },
      { product_id: { fixed: 'GIFT' }, quantity: 10 },
    ] as const;
    const { mapping, questions } = understand(HEADER, ROWS, {
      chosen: { items, fallback: { street: 10 }, constants: { salutation: 'herr' } },
    });
    expect(mapping).toMatchObject({ items, fallback: { street: 10 } });
    expect(mapping.columns).not.toHaveProperty('product_id');
    expect(questions).toEqual([]);
  });

  it('closes the questions confirmed, and no others', () => {
    const header = ['Postleizahl', 'Bestellnumer'];
    const [first, second] = understand(header, []).questions.filter(({ kind }) => kind === 'similar');
    const confirmed = new Set([first?.id ?? '']);
    const open = understand(header, [], { confirmed }).questions.filter(({ kind }) => kind === 'similar');
    expect(open).toEqual([second]);
  });

  it('opens a confirmed question again when other columns are meant', () => {
    const ids = (header: string[]) => understand(header, []).questions.map(({ id }) => id);
    expect(ids(['Postleizahl'])).toContain('similar:postal_code:1');
    expect(ids(['Ort', 'Postleizahl'])).toContain('similar:postal_code:2');
  });
});

describe('a saved recipe', () => {
  const saved: ImportMapping = {
    mode: 'new-line',
    columns: {
      external_order_id: 0,
      date: 1,
      first_address_line: 2,
      street: { columns: [3, 4] },
      postal_code: 5,
      city: 6,
      country: 7,
      product_id: 8,
      quantity: 9,
    },
    constants: { salutation: 'frau' },
    values: { country: { Bayern: 'DE' } },
  };
  const content = nameMapping(saved, HEADER);

  it('is taken as it is, wherever its columns have moved to', () => {
    const header = ['Firma', ...HEADER].reverse();
    const { mapping, matches, questions } = understand(header, [], {
      recipe: { content, reason: 'remembered' },
    });
    expect(nameMapping(mapping, header)).toEqual(content);
    expect(new Set(matches.map(({ reason }) => reason))).toEqual(new Set(['remembered']));
    expect(questions).toEqual([]);
  });

  it('that lacks a column tells it, and understands its field afresh', () => {
    const header = HEADER.map((name) => (name === 'PLZ' ? 'Postleitzahl' : name));
    const { mapping, matches, missingLabels } = understand(header, ROWS, {
      recipe: { content, reason: 'profile' },
    });
    expect(missingLabels).toEqual(['PLZ']);
    expect(mapping.columns.postal_code).toBe(5);
    expect(matches.find(({ field }) => field === 'postal_code')?.reason).toBe('dictionary');
    expect(matches.find(({ field }) => field === 'city')?.reason).toBe('profile');
  });

  it('that was confirmed with a salutation for one file finds the column of salutations in the next', () => {
    const header = [...HEADER, 'Anrede', 'Firma'];
    const rows = ROWS.map((row) => [...row, 'Frau', '']);
    const { constants: _, ...remembered } = nameMapping(
      { ...saved, columns: { ...saved.columns, company: header.length - 1 } },
      header,
    );
    const { mapping, questions } = understand(header, rows, {
      recipe: { content: remembered, reason: 'remembered' },
    });
    expect(mapping.columns.salutation).toBe(header.length - 2);
    expect(questions).toEqual([]);
  });

  it('that lacks columns asks about the fields filled otherwise, and no more once that is confirmed or chosen', () => {
    const header = HEADER.map((name) => (name === 'PLZ' ? 'Postleitzahl' : name));
    const recipe = { content, reason: 'profile' } as const;
    const { questions } = understand(header, ROWS, { recipe });
    expect(questions).toEqual([
      expect.objectContaining({ kind: 'misfit', fields: ['postal_code'], columns: [5], word: '“PLZ”' }),
    ]);
    const confirmed = new Set(questions.map(({ id }) => id));
    expect(understand(header, ROWS, { recipe, confirmed }).questions).toEqual([]);
    const chosen = { columns: { postal_code: 5 } };
    expect(understand(header, ROWS, { recipe, chosen }).questions).toEqual([]);
  });

  it('whose other address is not in the file asks whether there is none', () => {
    const other = { ...content, fallback: { street: 'Rg Straße', city: 'Rg Ort' } };
    const recipe = { content: other, reason: 'profile' } as const;
    const { mapping, questions } = understand(HEADER, ROWS, { recipe });
    expect(mapping.fallback).toBeUndefined();
    expect(questions).toEqual([
      expect.objectContaining({
        kind: 'misfit',
        place: 'fallback',
        columns: [],
        word: '“Rg Straße”, “Rg Ort”',
      }),
    ]);
    expect(understand(HEADER, ROWS, { recipe, chosen: { fallback: null } }).questions).toEqual([]);
  });

  it('gives way to what a person says', () => {
    const { mapping, questions } = understand(HEADER, ROWS, {
      recipe: { content, reason: 'profile' },
      chosen: { columns: { city: 10 }, values: { country: { Tirol: 'AT' } } },
    });
    expect(mapping.columns.city).toBe(10);
    expect(mapping.values).toEqual({ country: { Bayern: 'DE', Tirol: 'AT' } });
    expect(questions).toEqual([]);
  });
});
