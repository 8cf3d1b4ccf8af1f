import type { FindCriterion } from '@kontor/portal-core/erp';
import { allHold, type Engine, fixed, foldCase, type Sql, sql } from '../../../db/index.js';
import { holdsPair, isPair } from './two-letters.js';

/** Characters between words: ASCII punctuation and white space. Listed for GLOB, where `]` has to come first. */
const GLOB_GAP = '[][ -/:-@\\^_`{-~\t\r\n]';
const REGEX_GAP = '[] \\t\\r\\n!-/:-@[\\\\^_`{-~]';

/** Letters beyond ASCII that `lower` leaves alone on SQLite; enough for the texts that have no folded column. */
const CAPITALS = 'ÄÖÜÉÈÊËÀÁÂÇÎÏÔÓÙÚÛÑŠŽČĆŁØÅÆ';

/** SQL of a text column without case, for columns that are not stored folded. */
export function foldedColumn(column: string): string {
  const replaced = [...CAPITALS].reduce(
    (text, capital) => `replace(${text}, '${capital}', '${foldCase(capital)}')`,
    column,
  );
  return `lower(${replaced})`;
}

/** A text criterion on an expression that gives folded text. */
export function matchText(engine: Engine, folded: string, criterion: FindCriterion): Sql {
  const text = fixed(folded);
  switch (criterion.op) {
    case 'empty':
      return sql`${text} = ''`;
    case 'notEmpty':
      return sql`${text} <> ''`;
    case 'equals':
      return sql`${text} = ${foldValue(criterion.value)}`;
    case 'lt':
      return sql`(${text} <> '' and ${text} < ${foldValue(criterion.value)})`;
    case 'lte':
      return sql`(${text} <> '' and ${text} <= ${foldValue(criterion.value)})`;
    case 'gt':
      return sql`${text} > ${foldValue(criterion.value)}`;
    case 'gte':
      return sql`(${text} <> '' and ${text} >= ${foldValue(criterion.value)})`;
    case 'range':
      return sql`(${text} <> '' and ${text} between ${foldValue(criterion.values[0])} and ${foldValue(criterion.values[1])})`;
    case 'word':
      return matchParts(engine, text, { parts: [criterion.value], from: 'word', to: 'word' });
    case 'begins':
      return matchParts(engine, text, { parts: [criterion.value], from: 'word', to: 'open' });
    case 'pattern':
      return matchParts(engine, text, {
        parts: criterion.values,
        from: criterion.whole ? 'field' : 'word',
        to: criterion.whole ? 'field' : 'open',
      });
  }
}

const foldValue = (value: string | number): string => foldCase(String(value));

interface Parts {
  /** Texts that follow each other; an empty first or last one leaves that end open. */
  readonly parts: readonly string[];
  /** Where the first text has to begin and the last has to end. */
  readonly from: 'field' | 'word';
  readonly to: 'field' | 'word' | 'open';
}

function matchParts(engine: Engine, text: Sql, { parts, from, to }: Parts): Sql {
  const folded = parts.map(foldCase);
  const begin = folded[0] === '' ? 'open' : from;
  const end = folded.at(-1) === '' ? 'open' : to;
  return engine === 'sqlite' ? glob(text, folded, begin, end) : regex(text, folded, begin, end);
}

type End = Parts['to'];

/** SQL of a GLOB match. Words at the field's own ends count because a space is put before and behind it. */
function glob(text: Sql, parts: readonly string[], begin: End, end: End): Sql {
  const inner = parts.map((part) => part.replace(/[*?[]/g, '[$&]')).join('*');
  const before = { field: ' ', word: `*${GLOB_GAP}`, open: '*' }[begin];
  const after = { field: ' ', word: `${GLOB_GAP}*`, open: '*' }[end];
  return sql`' ' || ${text} || ' ' glob ${before + inner + after}`;
}

function regex(text: Sql, parts: readonly string[], begin: End, end: End): Sql {
  const inner = parts.map((part) => part.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('.*');
  const before = { field: '^', word: `(^|${REGEX_GAP})`, open: '' }[begin];
  const after = { field: '$', word: `(${REGEX_GAP}|$)`, open: '' }[end];
  return sql`${text} ~ ${before + inner + after}`;
}

/** The same match on a value in memory, for fields with few known values. */
export function textMatches(value: string, criterion: FindCriterion): boolean {
  const text = foldCase(value);
  switch (criterion.op) {
    case 'empty':
      return text === '';
    case 'notEmpty':
      return text !== '';
    case 'equals':
      return text === foldValue(criterion.value);
    case 'lt':
      return text !== '' && text < foldValue(criterion.value);
    case 'lte':
      return text !== '' && text <= foldValue(criterion.value);
    case 'gt':
      return text > foldValue(criterion.value);
    case 'gte':
      return text !== '' && text >= foldValue(criterion.value);
    case 'range':
      return text !== '' && text >= foldValue(criterion.values[0]) && text <= foldValue(criterion.values[1]);
    case 'word':
      return ` ${text} `.includes(` ${foldCase(criterion.value)} `);
    case 'begins':
      return ` ${text}`.includes(` ${foldCase(criterion.value)}`);
    case 'pattern':
      return patternMatches(text, criterion.values, criterion.whole);
  }
}

function patternMatches(text: string, values: readonly string[], whole: boolean): boolean {
  const inner = values.map((part) => foldCase(part).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('.*');
  const begin = values[0] === '' ? '' : whole ? '^' : '(^| )';
  const end = whole && values.at(-1) !== '' ? '$' : '';
  return new RegExp(begin + inner + end, 'su').test(text);
}

/** The condition that a row's `search_text` contains the folded text. */
export function containsText(engine: Engine, folded: string): Sql {
  if (engine === 'sqlite') return sql`instr(search_text, ${folded}) > 0`;
  const contains = sql`search_text like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`}`;
  return isPair(folded) ? allHold([contains, holdsPair(folded)]) : contains;
}
