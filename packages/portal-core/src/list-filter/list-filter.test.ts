import { describe, expect, it } from 'vitest';
import { choice, choices, flag, id, scope, text } from './criteria.js';
import { dayPair, days } from './days.js';
import { defineFilter } from './list-filter.js';

const parcels = defineFilter(
  id('merchantId', { query: 'merchant_id', max: 999 }),
  text('place', { max: 5 }),
  choice('size', ['S', 'L']),
  choices('states', ['sent', ''], { empty: 'none' }),
  flag('isLate'),
  scope('allMerchants'),
  days('sent', { query: 'sent_on' }),
  dayPair('since', 'until', { query: 'stored' }),
);

describe('a filter that is described by its criteria', () => {
  it('names every parameter of a query that makes no sense', () => {
    const parsed = parcels.fromQuery({
      size: 'XL' as 'S',
      sent_on: 'today',
      stored: '2026-01-02..2026-01-01',
    });
    expect(parsed).toEqual({
      ok: false,
      issues: [
        { path: 'size', code: 'invalidValue' },
        { path: 'sent_on', code: 'date' },
        { path: 'stored', code: 'date' },
      ],
    });
  });

  it('takes empty parameters of a query for no criteria', () => {
    const query = { merchant_id: undefined, place: ' ', size: '', isLate: false, sent_on: '' } as const;
    expect(parcels.fromQuery(query)).toEqual({ ok: true, value: {} });
  });

  it('leaves out of an address what is too long or too large', () => {
    expect(parcels.fromSearch({ merchantId: '1000', place: 'Bremen' })).toEqual({});
    expect(parcels.fromSearch({ merchantId: '999', place: ' Kiel ' })).toEqual({
      merchantId: 999,
      place: 'Kiel',
    });
  });

  it('writes the empty word of a choice by its name', () => {
    expect(parcels.toSearch({ states: ['sent', ''] })).toEqual({ states: 'sent,none' });
  });

  it('is narrowed by its criteria, not by its scope, and not by what it always holds', () => {
    expect(parcels.isNarrowed({ allMerchants: true, states: [], isLate: false })).toBe(false);
    expect(parcels.isNarrowed({ sent: { to: '2026-01-31' } })).toBe(true);
    expect(parcels.isNarrowed({ size: 'S', allMerchants: true }, { size: 'S' })).toBe(false);
    expect(parcels.isNarrowed({}, { size: 'S' })).toBe(true);
  });
});
