import { describe, expect, it } from 'vitest';
import {
  createDateOrderJudge,
  dateParts,
  fittingDateOrders,
  isUnambiguousDate,
  readDate,
} from './order-date.js';

describe('a date whose month is a word', () => {
  it.each([
    '18. November 2026',
    '18.November 2026',
    '18 Nov 2026',
    '18-Nov-26',
    '18-NOV-2026',
    '18/nov/2026',
    '18 nov. 2026',
    '18. Nov 26, 14:30 Uhr',
    'Nov 18, 2026',
    'Nov. 18th, 2026 at 2:30 PM',
    'November 18 2026',
    'Nov-18-2026',
    'Nov-18-26 10:22:05 PST',
    '2026-Nov-18',
    '2026 November 18',
    'Wed, 18 Nov 2026 14:21:24 +0000',
    'Wed Nov 18 2026 10:00:00 GMT+0100 (Mitteleuropäische Normalzeit)',
    'Mittwoch, 18. November 2026',
    '18 novembre 2026',
    '18 de noviembre de 2026',
    'Mi. 18.11.2026',
    'Mittwoch, den 18. November 2026',
    '18.XI.2026',
    '18. XI. 26',
    '18.11.2026 Uhr 14:00',
    '18.11.2026 / KW47',
    '18.11.2026 (KW 47)',
    'KW 47 / 18. November 2026',
  ])('%s is read', (text) => {
    expect(readDate(text, 'dmy')).toBe('2026-11-18');
  });

  it.each([
    ['8 Dec 2024', '2024-12-08'],
    ['Dez 29, 2025', '2025-12-29'],
    ['Jan-08-2025', '2025-01-08'],
    ['Mar 1, 2026', '2026-03-01'],
    ['Mar. 1, 2026 4:30 PM', '2026-03-01'],
    ['Sun, Mar 1, 2026', '2026-03-01'],
    ['mar. 3 mars 2026', '2026-03-03'],
    ['5 października 2026', '2026-10-05'],
    ['5. maj 2026', '2026-05-05'],
    ['5. listopadu 2026', '2026-11-05'],
    ['5 de dezembro de 2026', '2026-12-05'],
    ['14-Nov-26', '2026-11-14'],
    ['1. März 2026', '2026-03-01'],
    ['1er août 2026', '2026-08-01'],
    ['3 févr. 2026', '2026-02-03'],
    ['1. Maerz 2026', '2026-03-01'],
    ['2. Jänner 2026', '2026-01-02'],
    ['Mon, 23 Sep 2024 14:21:24 +0000', '2024-09-23'],
  ])('%s is %s in any order', (text, day) => {
    expect([readDate(text, 'dmy'), readDate(text, 'mdy'), readDate(text, 'ymd')]).toEqual([day, day, day]);
    expect(isUnambiguousDate(text)).toBe(true);
  });
});

describe('a date in numbers', () => {
  it.each([
    ['18.11.2026', '2026-11-18'],
    ['18.11.26', '2026-11-18'],
    ['18. 11. 2026', '2026-11-18'],
    ['18.11.2026 10.30 Uhr', '2026-11-18'],
    ['18.11.2026, 10 Uhr', '2026-11-18'],
    ['18-11-2026 23:59:59 +0200', '2026-11-18'],
    ['2026-11-18T23:30:00Z', '2026-11-19'],
    ['1795044600', '2026-11-19'],
    ['20261118T233000Z', '2026-11-19'],
    ['2026-11-18T23:30:00.000+01:00', '2026-11-18'],
    ['2026/11/18 10:00:00 AM', '2026-11-18'],
    ['2026-11-18 UTC', '2026-11-18'],
    ['20261118', '2026-11-18'],
    ['20261118T101500Z', '2026-11-18'],
    ['45979', '2025-11-18'],
    ['45979.5', '2025-11-18'],
    ['45979,75', '2025-11-18'],
    ['1795000000', '2026-11-18'],
    ['1795000000000', '2026-11-18'],
  ])('%s is %s', (text, day) => expect(readDate(text, 'dmy')).toBe(day));

  it.each([
    '31.02.2026',
    '29.02.2026',
    '00.01.2026',
    '18.11.1889',
    '18.11.2926',
    '20261318',
    '1001',
    '99999',
    '123456',
    '18.11.2026 bis 20.11.2026',
    '18.11.2026abc',
    '1.234,50',
    '3 Stück 2026',
    'Mai 2026',
    '12 Mar',
    'Artikel 12 2026',
    'Maier 12, 2026',
    'gestern',
    '',
  ])('%s is none', (text) => expect(readDate(text, 'dmy')).toBeNull());

  it('without separators is no date for who only looks', () => {
    expect(['20261118', '45979', '1795000000'].map(dateParts)).toEqual([null, null, null]);
  });
});

it('judges dates with month names to need no order', () => {
  const judge = createDateOrderJudge();
  for (const text of ['18. November 2026', '8 Dec 2024']) judge.observe(text);
  expect(judge.verdict()).toEqual({ value: 'ymd', confidence: 1, ambiguous: false, dates: 2 });
});

describe('years of two digits', () => {
  const verdictOf = (...texts: string[]) => {
    const judge = createDateOrderJudge();
    for (const text of texts) judge.observe(text);
    return judge.verdict();
  };

  it.each([
    [['26-11-17', '26-11-18']],
    [['26/11/17', '26/11/18', '26/12/02']],
    [['26.11.17', '26.11.18']],
    [['26-11-17']],
  ])('that may stand first are asked: %s', (texts) => {
    expect(verdictOf(...texts)).toMatchObject({ value: null, ambiguous: true });
  });

  it.each([
    [['17-11-26', '18-11-26'], 'dmy'],
    [['17.11.26'], 'dmy'],
    [['11/17/26', '11/18/26'], 'mdy'],
    [['26-11-17', '26-11-18', '17-11-2026'], 'dmy'],
  ])('that cannot, or hardly, are read at the end: %s', (texts, order) => {
    expect(verdictOf(...texts)).toMatchObject({ value: order, ambiguous: false });
  });

  it('stand first where it is said', () => {
    expect(readDate('26-11-17', 'ymd')).toBe('2026-11-17');
    expect(readDate('26-11-17', 'dmy')).toBe('2017-11-26');
    expect(readDate('6-11-17', 'ymd')).toBeNull();
  });
});

it('takes an order of day and month that reads every date of a column a column when it reads every date of it', () => {
  expect(fittingDateOrders(['03/04/25'])).toEqual(['dmy', 'mdy']);
  expect(fittingDateOrders(['13/05/2026', '05/06/2026', ''])).toEqual(['dmy']);
  expect(fittingDateOrders(['26-11-10', '26-11-11'])).toEqual(['dmy', 'ymd']);
  expect(fittingDateOrders(['2026-05-12', '05/13/2026'])).toEqual(['mdy']);
  expect(fittingDateOrders(['13/05/2026', '05/13/2026'])).toEqual([]);
});

it.each(['18.11.2026 / KW50', '18.IIX.2026', '18.11.2026 / KW 47-48'])('%s says no one day', (text) => {
  expect(readDate(text, 'dmy')).toBeNull();
});

it('the days around a new year are in the week of ISO 8601', () => {
  expect(readDate('31.12.2026 / KW 53', 'dmy')).toBe('2026-12-31');
  expect(readDate('30.12.2024 / KW 1', 'dmy')).toBe('2024-12-30');
});
