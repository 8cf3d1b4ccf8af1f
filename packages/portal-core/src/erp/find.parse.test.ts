import { describe, expect, it } from 'vitest';
import { parseFind } from './find.parse.js';
import { ORDER_FIND_FIELDS } from './find.fields.js';

const parse = (...query: Record<string, string | number | boolean>[]) =>
  parseFind({ query }, ORDER_FIND_FIELDS);
const criterion = (field: string, text: string) => {
  const parsed = parse({ [field]: text });
  return parsed.ok ? parsed.value.alternatives[0]?.criteria[0] : parsed.issues;
};

it('a number in a find counts as its digits', () => {
  expect(parse({ _ID_AUFTRA: 3946 })).toEqual(parse({ _ID_AUFTRA: '3946' }));
  expect(parse({ _ID_AUFTRA: 3946 })).toMatchObject({
    value: { alternatives: [{ criteria: [{ op: 'equals', value: 3946 }] }] },
  });
});

describe('a criterion', () => {
  it.each([
    ['==offen', { op: 'equals', value: 'offen' }],
    ['=offen', { op: 'word', value: 'offen' }],
    ['off', { op: 'begins', value: 'off' }],
    ['on hold', { op: 'begins', value: 'on hold' }],
    ['off*', { op: 'begins', value: 'off' }],
    ['o*n', { op: 'pattern', values: ['o', 'n'], whole: false }],
    ['*ffe*', { op: 'pattern', values: ['', 'ffe'], whole: false }],
    ['==o*n', { op: 'pattern', values: ['o', 'n'], whole: true }],
    ['==o**', { op: 'pattern', values: ['o', ''], whole: true }],
    ['<m', { op: 'lt', value: 'm' }],
    ['<=m', { op: 'lte', value: 'm' }],
    ['>m', { op: 'gt', value: 'm' }],
    ['>= m', { op: 'gte', value: 'm' }],
    ['a...f', { op: 'range', values: ['a', 'f'] }],
    ['=', { op: 'empty' }],
    ['==', { op: 'empty' }],
    ['*', { op: 'notEmpty' }],
    ['**', { op: 'notEmpty' }],
    ['\\*', { op: 'begins', value: '*' }],
    ['\\=a\\*b', { op: 'begins', value: '=a*b' }],
    ['==a\\...b', { op: 'equals', value: 'a...b' }],
    ['C:\\\\', { op: 'begins', value: 'C:\\' }],
  ])('on a text reads %s', (text, expected) => {
    expect(criterion('Status', text)).toEqual({ field: 'Status', ...expected });
  });

  it.each([
    ['11/21/2026', { op: 'equals', value: '2026-11-21' }],
    ['==2026-11-21', { op: 'equals', value: '2026-11-21' }],
    ['>=1/2/2026', { op: 'gte', value: '2026-01-02' }],
    ['2026-11-01...11/30/2026', { op: 'range', values: ['2026-11-01', '2026-11-30'] }],
  ])('on a date reads %s', (text, expected) => {
    expect(criterion('AUFTRA::Datum', text)).toEqual({ field: 'Datum', ...expected });
  });

  it.each([
    ['7', { op: 'equals', value: 7 }],
    ['<=-1,5', { op: 'lte', value: -1.5 }],
    ['1...10', { op: 'range', values: [1, 10] }],
  ])('on a number reads %s', (text, expected) => {
    expect(criterion('ID_MANDAN', text)).toEqual({ field: 'ID_MANDAN', ...expected });
  });

  it.each([
    ['Status', ''],
    ['Status', '>'],
    ['Status', '<a*'],
    ['Status', '=a*'],
    ['Status', '==a...b'],
    ['Status', 'a...b...c'],
    ['Status', 'a...'],
    ['Datum', '02/30/2026'],
    ['Datum', '21.11.2026'],
    ['Datum', '2026*'],
    ['ID_MANDAN', 'one'],
    ['ID_MANDAN', '1*'],
  ])('on %s refuses "%s"', (field, text) => {
    expect(criterion(field, text)).toEqual([{ path: `query.0.${field}`, code: 'invalidValue' }]);
  });
});

describe('a find', () => {
  it('names every unknown field and every bad criterion at once', () => {
    const parsed = parseFind(
      {
        query: [
          { 'AUFTRA::Foo': 'x' },
          { 'ARTIKE::Status': 'x', toString: 'x', Datum: true, omit: 'perhaps' },
        ],
        sort: [{ fieldName: 'Menge', sortOrder: 'ascend' }],
      },
      ORDER_FIND_FIELDS,
    );
    expect(parsed).toEqual({
      ok: false,
      issues: [
        { path: 'query.0.AUFTRA::Foo', code: 'unknownField' },
        { path: 'query.1.omit', code: 'invalidValue' },
        { path: 'query.1.ARTIKE::Status', code: 'unknownField' },
        { path: 'query.1.toString', code: 'unknownField' },
        { path: 'query.1.Datum', code: 'invalidValue' },
        { path: 'sort.0.fieldName', code: 'unknownField' },
      ],
    });
  });

  it('takes options of the whole find from any object, and objects of options only are no alternatives', () => {
    const parsed = parse({ Status: 'offen' }, { investigationStatus: 'any' }, { displayAllMerchants: true });
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        alternatives: [{ criteria: [{ field: 'Status' }], omit: false }],
        options: {
          investigationStatus: 'any',
          investigationUnseen: false,
          investigationWaiting: false,
          displayAllMerchants: true,
          importId: null,
        },
      },
    });
    expect(
      parse({ investigationStatus: 'LOST', displayAllMerchants: 'maybe', importId: '1e3', othersAfter: '0' }),
    ).toMatchObject({
      issues: [
        { path: 'query.0.investigationStatus' },
        { path: 'query.0.displayAllMerchants' },
        { path: 'query.0.importId' },
        { path: 'query.0.othersAfter' },
      ],
    });
  });

  it('takes away what an omitting object matches', () => {
    expect(parse({ Status: 'offen' }, { Kundenreferenz: 'x', omit: 'true' })).toMatchObject({
      value: { alternatives: [{ omit: false }, { omit: true }] },
    });
    expect(parse({ omit: true })).toMatchObject({ issues: [{ path: 'query.0.omit' }] });
  });

  it('holds as many wildcards as twenty alternatives with two each, and no more', () => {
    const alternatives = Array.from({ length: 20 }, (_, n) => ({ Kundenreferenz: `==*${n}*` }));
    expect(parse(...alternatives)).toMatchObject({ ok: true });
    expect(parse({ Adressblock: '*a*b' }, ...alternatives)).toEqual({
      ok: false,
      issues: [{ path: 'query', code: 'tooManyWildcards', params: { max: 40 } }],
    });
  });

  it('passes paging on and leaves the limit to the call', () => {
    expect(
      parseFind({ sort: [{ fieldName: 'AUFTRA::Datum', sortOrder: 'descend' }] }, ORDER_FIND_FIELDS),
    ).toEqual({
      ok: true,
      value: {
        alternatives: [],
        sort: [{ field: 'Datum', descending: true }],
        limit: null,
        offset: 1,
        search: null,
        cursor: null,
        options: {
          investigationStatus: null,
          investigationUnseen: false,
          investigationWaiting: false,
          sinceVisit: false,
          displayAllMerchants: false,
          importId: null,
          othersAfter: null,
          forecastRisk: null,
        },
      },
    });
  });
});
