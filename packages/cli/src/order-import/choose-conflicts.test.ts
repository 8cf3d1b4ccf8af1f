import { createTranslator } from '@kontor/portal-core/i18n';
import { expect, test } from 'vitest';
import { foretoldConflicts, namedConflicts, replacedBy } from './choose-conflicts.js';
import { readChoices, type OrdersImportOptions } from './task/import-options.js';

const CONFLICTS = new Map([
  ['A-1', null],
  ['A-2', 'otherRecipient'],
  ['A-3', 'notOpen'],
] as const);
const MET = {
  conflicts: CONFLICTS,
  namedAlike: new Set(['a-4']),
  namedRefused: new Map([['a-5', 'a.csv:6:9 Post code “1234x”: 5 digits']]),
};
const io = { t: createTranslator('en') };
const choicesOf = (options: Omit<OrdersImportOptions, 'file'>) => ({
  choices: readChoices({ file: 'a.csv', ...options }),
});
const decided = (decision: Partial<Parameters<typeof replacedBy>[0]>) => [
  ...replacedBy({ onConflict: 'skip', skipped: [], named: [], ...decision }, CONFLICTS),
];

test('an answer for all replaces no order that goes to somebody else', () => {
  expect(decided({ onConflict: 'replace' })).toEqual([['A-1', true]]);
  expect(decided({ onConflict: 'replace', skipped: ['A-1'] })).toEqual([]);
});

test('an order chosen alone is replaced although it goes to somebody else, but not once it is under way', () => {
  expect(decided({ named: ['A-2', 'A-3'] })).toEqual([['A-2', 'otherRecipient']]);
  expect(decided({ named: ['A-1'] })).toEqual([['A-1', true]]);
});

test('an order is named in any spelling of its number', () => {
  expect(namedConflicts(choicesOf({ replace: ['a-2 ', 'A-1'] }), MET)).toEqual(['A-2', 'A-1']);
});

test('an order that is stored as the file has it already may be named, and needs nothing', () => {
  expect(namedConflicts(choicesOf({ replace: ['#A-4', 'A-1'] }), MET)).toEqual(['A-1']);
});

test('a number is refused of an order that meets no stored one', () => {
  expect(() => namedConflicts(choicesOf({ replace: ['A-9'] }), MET)).toThrow(
    expect.objectContaining({ code: 'replace_unmet' }),
  );
});

test('an order that is refused by itself is named with the reason', () => {
  expect(() => namedConflicts(choicesOf({ replace: ['A-5'] }), MET)).toThrow(
    expect.objectContaining({
      code: 'replace_refused',
      told: {
        key: 'cli.replaceRefused',
        params: { number: 'A-5', reason: 'a.csv:6:9 Post code “1234x”: 5 digits' },
      },
    }),
  );
});

test('a dry run says which orders would be replaced, and whether one would stop the import', () => {
  const told = (options: Omit<OrdersImportOptions, 'file'>) => foretoldConflicts(choicesOf(options), MET, io);
  expect(told({})).toEqual([]);
  expect(told({ replace: ['A-2'] })).toEqual([
    '1 order would be replaced: A-2',
    expect.stringContaining('A-1, A-3'),
  ]);
  expect(told({ onConflict: 'stop', replace: ['A-2'] })).toEqual([expect.stringContaining('would stop')]);
});
