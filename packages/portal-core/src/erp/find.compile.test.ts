import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderFilter } from '../orders/index.js';
import { parseCriterion } from './criterion.parse.js';
import {
  allOf,
  anyOf,
  atLeast,
  atMost,
  beginsWith,
  between,
  contains,
  EMPTY,
  equals,
  fieldBegins,
  hasWord,
  lessThan,
  moreThan,
  NOT_EMPTY,
} from './find.compile.js';
import { ORDER_FIND_FIELDS } from './find.fields.js';
import { parseFind } from './find.parse.js';
import { orderFilterToFind } from './order-filter.find.js';

const meaningful = fc.constantFrom('\\', '*', '=', '<', '>', '.', '..', '...', ' ', 'a', 'ß', '😀', '"');
const texts = fc
  .oneof(fc.string({ unit: meaningful }), fc.string())
  .map((text) => text.trim())
  .filter((text) => text !== '');
const read = (text: string) => parseCriterion('f', 'text', text);

describe('a built criterion', () => {
  it('is read back as the same question, whatever the text', () => {
    fc.assert(
      fc.property(texts, texts, (value, to) => {
        expect(read(equals(value))).toEqual({ field: 'f', op: 'equals', value });
        expect(read(hasWord(value))).toEqual({ field: 'f', op: 'word', value });
        expect(read(beginsWith(value))).toEqual({ field: 'f', op: 'begins', value });
        expect(read(fieldBegins(value))).toEqual({
          field: 'f',
          op: 'pattern',
          values: [value, ''],
          whole: true,
        });
        expect(read(contains(value))).toEqual({
          field: 'f',
          op: 'pattern',
          values: ['', value],
          whole: false,
        });
        expect(read(between(value, to))).toEqual({ field: 'f', op: 'range', values: [value, to] });
        expect(read(lessThan(value))).toEqual({ field: 'f', op: 'lt', value });
        expect(read(atMost(value))).toEqual({ field: 'f', op: 'lte', value });
        expect(read(moreThan(value))).toEqual({ field: 'f', op: 'gt', value });
        expect(read(atLeast(value))).toEqual({ field: 'f', op: 'gte', value });
      }),
      { numRuns: 1000 },
    );
    expect(read(EMPTY)).toEqual({ field: 'f', op: 'empty' });
    expect(read(NOT_EMPTY)).toEqual({ field: 'f', op: 'notEmpty' });
  });

  it('leaves everyday texts as they are', () => {
    expect(equals('ada.jansen@example.com')).toBe('==ada.jansen@example.com');
    expect(between('2026-01-01', '2026-01-31')).toBe('2026-01-01...2026-01-31');
  });
});

it('reading a criterion never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: meaningful }), fc.constantFrom('text', 'number', 'date'), (text, kind) => {
      parseCriterion('f', kind, text);
    }),
  );
});

it('groups that hold together become every way to take one of each', () => {
  expect(allOf(anyOf('a', ['1', '2']), [], anyOf('b', ['3', '4']))).toEqual([
    { a: '1', b: '3' },
    { a: '1', b: '4' },
    { a: '2', b: '3' },
    { a: '2', b: '4' },
  ]);
  expect(allOf([], [])).toEqual([]);
});

describe('the find of an order filter', () => {
  const planOf = (filter: OrderFilter) => {
    const parsed = parseFind(orderFilterToFind(filter), ORDER_FIND_FIELDS);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    return parsed.value;
  };

  it('asks nothing for an empty filter, newest first', () => {
    expect(planOf({ externalOrderId: ' ', search: 'x', status: [] })).toMatchObject({
      alternatives: [],
      search: null,
      sort: [
        { field: 'Datum', descending: true },
        { field: '_ID_AUFTRA', descending: true },
      ],
    });
  });

  it('asks every part together, once for each status', () => {
    const date = { field: 'Datum', op: 'range', values: ['2026-11-01', '2026-11-30'] };
    const rest = [
      { field: 'Externe_Order_ID', op: 'begins', value: 'NW*1' },
      date,
      { field: 'Trackingnummer', op: 'begins', value: '0034' },
      { field: 'Nr_Artikel', op: 'equals', value: 'KAF-250' },
      { field: 'ID_MANDAN', op: 'equals', value: 7 },
    ];
    const plan = planOf({
      status: ['on hold', ''],
      externalOrderId: 'NW*1',
      dateFrom: '2026-11-01',
      dateTo: '2026-11-30',
      trackingNumber: '0034',
      productId: 'KAF-250',
      merchantErpId: 7,
      search: 'jansen',
      investigationStatus: 'any',
      investigationUnseen: true,
      displayAllMerchants: true,
      importId: 12,
      othersAfter: 4711,
    });
    expect(plan.alternatives).toEqual([
      { omit: false, criteria: [{ field: 'Status', op: 'equals', value: 'on hold' }, ...rest] },
      { omit: false, criteria: [{ field: 'Status', op: 'empty' }, ...rest] },
    ]);
    expect(plan.search).toBe('jansen');
    expect(plan.options).toMatchObject({
      investigationStatus: 'any',
      investigationUnseen: true,
      displayAllMerchants: true,
      importId: 12,
      othersAfter: 4711,
    });
  });

  it('asks open date ranges', () => {
    expect(planOf({ dateFrom: '2026-11-01' }).alternatives[0]?.criteria).toMatchObject([{ op: 'gte' }]);
    expect(planOf({ dateTo: '2026-11-01' }).alternatives[0]?.criteria).toMatchObject([{ op: 'lte' }]);
  });
});
