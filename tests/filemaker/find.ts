import type { SimulatedField, SimulatedValue } from './file.js';

/** Thrown with a code of FileMaker; the answer says it. */
export class FileMakerFault extends Error {
  readonly code: number;
  constructor(code: number) {
    super(MESSAGES[code] ?? 'Unexpected error');
    this.code = code;
  }
}

const MESSAGES: Readonly<Record<number, string>> = {
  101: 'Record is missing',
  102: 'Field is missing',
  103: 'Relationship is missing',
  105: 'Layout is missing',
  201: 'Field cannot be modified',
  212: 'Invalid user account and/or password; please try again',
  301: 'Record is in use by another user',
  306: 'Record modification ID does not match',
  400: 'Find criteria are empty',
  401: 'No records match the request',
  500: 'Date value does not meet validation entry options',
  502: 'Number value does not meet validation entry options',
  504: 'Value in field is not unique, as required in validation entry options',
  812: "Exceeded host's capacity",
  952: 'Invalid FileMaker Data API token (*)',
  956: 'Maximum number of Data API sessions exceeded',
  960: 'Parameter is invalid',
  1704: 'Resource doesn’t support the specified HTTP verb',
  1708: 'Parameter value is invalid',
};

const STAMP = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d{2}):(\d{2}))?$/;

/** A date or timestamp in US order as a number that grows with time; throws 500 for another. */
export function momentOf(value: string): number {
  const [, month, day, year, hour = '0', minute = '0', second = '0'] = STAMP.exec(value) ?? [];
  if (year === undefined || Number(month) > 12 || Number(day) > 31) throw new FileMakerFault(500);
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** A number or a text that sorts as FileMaker sorts the field. */
export function sortable(field: SimulatedField, value: SimulatedValue): number | string {
  if (value === '') return field.result === 'text' ? '' : Number.NEGATIVE_INFINITY;
  if (field.result === 'number') return Number(value);
  return field.result === 'text' ? String(value).toLowerCase() : momentOf(String(value));
}

/** Whether a value meets a criterion: `==whole`, `=word`, `=`, `*`, `>=`, `<=`, `>`, `<`, `a...b`, or words that begin so. */
export function meets(field: SimulatedField, value: SimulatedValue, criterion: string): boolean {
  if (criterion === '') throw new FileMakerFault(400);
  if (criterion === '=') return value === '';
  if (criterion === '*') return value !== '';
  if (criterion.startsWith('==')) return isWhole(field, value, criterion.slice(2));
  const [, operator, than] = /^(>=|<=|>|<)(.+)$/.exec(criterion) ?? [];
  if (operator !== undefined && than !== undefined) {
    if (value === '') return false;
    const [one, other] = [sortable(field, value), sortable(field, than)];
    if (operator === '>=') return one >= other;
    if (operator === '<=') return one <= other;
    return operator === '>' ? one > other : one < other;
  }
  const [from, until] = criterion.split('...');
  if (until !== undefined && from !== undefined)
    return (
      value !== '' &&
      sortable(field, value) >= sortable(field, from) &&
      sortable(field, value) <= sortable(field, until)
    );
  if (field.result !== 'text') return sortable(field, value) === sortable(field, criterion);
  const words = String(value).toLowerCase().split(/\s+/);
  const isWord = criterion.startsWith('=');
  return wordsOf(isWord ? criterion.slice(1) : criterion).every((wanted) =>
    words.some((word) => (isWord ? word === wanted : word.startsWith(wanted))),
  );
}

const wordsOf = (text: string) => text.toLowerCase().replaceAll(/\\(.)/gu, '$1').split(/\s+/);

/** `==`: unescaped operators keep their meaning, which is the trap: `@` is any one character, `*` any number, `#` a digit. */
function isWhole(field: SimulatedField, value: SimulatedValue, pattern: string): boolean {
  if (field.result !== 'text') return sortable(field, value) === sortable(field, pattern);
  if (pattern === '') return value === '';
  const source = [...pattern.matchAll(/\\(.)|([^])/gu)]
    .map(([, escaped, plain = '']) => {
      if (escaped !== undefined) return literal(escaped);
      if (plain === '@') return '.';
      if (plain === '*') return '.*';
      if (plain === '#') return '\\d';
      return literal(plain);
    })
    .join('');
  return new RegExp(`^${source}$`, 'is').test(String(value));
}

const literal = (letter: string) => letter.replace(/[\\^$.|?*+()[\]{}/-]/u, '\\$&');
