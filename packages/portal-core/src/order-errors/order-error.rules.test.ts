import { describe, expect, it } from 'vitest';
import { cleanDescription, parseOrderError } from './order-error.rules.js';
import type { NewOrderError } from './order-error.types.js';

const LISTS = { statuses: ['offen', 'erledigt'], types: ['Falsche Menge'] };
const anError = (different: Partial<NewOrderError> = {}): NewOrderError => ({
  status: 'offen',
  type: 'Falsche Menge',
  error_date: '2026-11-05T09:30:00Z',
  description: 'Zwei statt drei',
  order_erp_id: 7,
  ...different,
});
const issuesOf = (different: Partial<NewOrderError>, lists = LISTS) => {
  const parsed = parseOrderError(anError(different), lists);
  return parsed.ok ? [] : parsed.issues.map(({ path, code }) => `${path} ${code}`);
};

describe('a new order error', () => {
  it('is stored with its instant in UTC', () => {
    expect(parseOrderError(anError({ error_date: '2026-11-05T10:30:00+01:00' }), LISTS)).toEqual({
      ok: true,
      value: anError({ error_date: '2026-11-05T09:30:00.000Z' }),
    });
  });

  it('needs status, type, date and description', () => {
    expect(issuesOf({ status: '', type: ' ', error_date: '', description: '\n' })).toEqual([
      'status required',
      'type required',
      'error_date required',
      'description required',
    ]);
  });

  it('takes only values of the settings', () => {
    expect(issuesOf({ status: 'Offen' })).toEqual(['status invalidValue']);
    expect(issuesOf({}, { statuses: [], types: [] })).toEqual(['status invalidValue', 'type invalidValue']);
  });

  it.each(['morgen', '2026-02-30T10:00:00Z', '1999-12-31T10:00:00Z', '2101-01-01T10:00:00Z'])(
    'does not take the date %s',
    (error_date) => expect(issuesOf({ error_date })).toEqual(['error_date date']),
  );

  it('has at most 1000 characters of description', () => {
    expect(issuesOf({ description: 'x'.repeat(1000) })).toEqual([]);
    expect(issuesOf({ description: 'x'.repeat(1001) })).toEqual(['description maxLength']);
  });
});

it('a description keeps its lines and loses what nobody sees', () => {
  expect(cleanDescription(' \r\n Glas\tgebrochen \r\n\r\nErsatz ist raus  \n')).toBe(
    'Glas gebrochen\n\nErsatz ist raus',
  );
});
