import type { ImportMapping, Understanding } from '@kontor/portal-core/order-import';
import { expect, test } from 'vitest';
import { sureFlags } from './sure-flags.js';

const understanding = (columns: ImportMapping['columns'], missing: boolean): Understanding => ({
  mapping: { mode: 'new-line', columns },
  matches: [],
  questions: missing
    ? [{ id: 'x', kind: 'missing', fields: ['salutation'], columns: [], others: [], samples: [] }]
    : [],
  unused: [],
  missingLabels: [],
});

test('a field that lacks a column is not also said to have none', () => {
  const words = { language: 'de', placeholder: 'SPALTE' } as const;
  const flags = sureFlags(understanding({ city: 0 }, true), ['Ort', 'Anrede'], words, () =>
    understanding({ salutation: 1 }, false),
  );
  expect(flags).toEqual([
    { flag: '--map', value: 'city=Ort' },
    { flag: '--map', value: 'salutation=SPALTE' },
  ]);
});

test('a column that could be the missing part of an address is not ignored by the flags', () => {
  const words = { language: 'de', placeholder: 'SPALTE' } as const;
  const asked = { ...understanding({ city: 0 }, true) };
  const choice = {
    id: 'y',
    kind: 'choice',
    fields: ['city'],
    columns: [0],
    others: [1],
    samples: [],
  } as const;
  const proposed: Understanding = { ...asked, questions: [...asked.questions, choice] };
  const flags = sureFlags(proposed, ['Ort', 'Zustellung wo'], words, () => proposed);
  expect(flags).toEqual([
    { flag: '--map', value: 'city=Ort' },
    { flag: '--map', value: 'salutation=SPALTE' },
  ]);
});
