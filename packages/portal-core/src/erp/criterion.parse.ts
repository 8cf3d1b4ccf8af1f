import { isIsoDay } from '../dates/index.js';
import { isoFromErpDate } from './date.js';
import type { FindCriterion, FindFieldKind, FindValue } from './find.plan.js';

const OPERATOR = /^(?:==|<=|>=|=|<|>)/;
/** A token of a criterion: an escaped character, a range's dots, a wildcard, or any other character. */
const TOKEN = /\\[\s\S]|\.{3}|\*|[\s\S]/g;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const TEXT_MATCHES = { '': 'begins', '=': 'word', '==': 'equals' } as const;
const COMPARISONS = { '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' } as const;

/** Parses one criterion (api.md, "ERP find") of a field, or returns null when it is not valid for the field's kind. */
export function parseCriterion(field: string, kind: FindFieldKind, criterion: string): FindCriterion | null {
  const text = criterion.trim();
  if (text === '') return null;
  if (text === '=' || text === '==') return { field, op: 'empty' };
  if (text === '*' || text === '==*') return { field, op: 'notEmpty' };
  const operator = OPERATOR.exec(text)?.[0] ?? '';
  const parts = splitOperand(text.slice(operator.length).trim());
  if (parts.length === 2) return operator === '' ? range(field, kind, parts) : null;
  const segments = parts.length === 1 ? (parts[0] ?? []) : [];
  if (operator in COMPARISONS) {
    const value = single(kind, segments);
    const op = COMPARISONS[operator as keyof typeof COMPARISONS];
    return value === null ? null : { field, op, value };
  }
  return kind === 'text' ? textMatch(field, operator, segments) : exact(field, kind, segments);
}

/** The operand split at `...` into parts and at `*` into segments, with its escapes resolved. */
function splitOperand(operand: string): string[][] {
  const parts: string[][] = [['']];
  for (const [token] of operand.matchAll(TOKEN)) {
    const segments = parts.at(-1) ?? [];
    if (token === '...') parts.push(['']);
    else if (token === '*') segments.push('');
    else
      segments.push(
        (segments.pop() ?? '') + (token.length === 2 && token.startsWith('\\') ? token.slice(1) : token),
      );
  }
  return parts;
}

function range(field: string, kind: FindFieldKind, parts: string[][]): FindCriterion | null {
  const from = single(kind, parts[0] ?? []);
  const to = single(kind, parts[1] ?? []);
  return from === null || to === null ? null : { field, op: 'range', values: [from, to] };
}

function exact(field: string, kind: FindFieldKind, segments: string[]): FindCriterion | null {
  const value = single(kind, segments);
  return value === null ? null : { field, op: 'equals', value };
}

function textMatch(field: string, operator: string, segments: string[]): FindCriterion | null {
  const text = plain(segments);
  if (text === '') return null;
  if (text !== null) return { field, op: TEXT_MATCHES[operator as keyof typeof TEXT_MATCHES], value: text };
  const last = segments.length - 1;
  const values = segments.filter((segment, index) => segment !== '' || index === 0 || index === last);
  if (values.every((segment) => segment === ''))
    return segments.length > 1 ? { field, op: 'notEmpty' } : null;
  if (operator === '=') return null;
  if (operator === '==') return { field, op: 'pattern', values, whole: true };
  const open = values.at(-1) === '' ? values.slice(0, -1) : values;
  const [first] = open;
  return open.length === 1 && first !== undefined
    ? { field, op: 'begins', value: first }
    : { field, op: 'pattern', values: open, whole: false };
}

/** The text of an operand without wildcards, or null. */
function plain(segments: string[]): string | null {
  return segments.length === 1 ? (segments[0] ?? '').trim() : null;
}

function single(kind: FindFieldKind, segments: string[]): FindValue | null {
  const text = plain(segments);
  return text === null ? null : valueOf(kind, text);
}

function valueOf(kind: FindFieldKind, text: string): FindValue | null {
  if (kind === 'text') return text === '' ? null : text;
  if (kind === 'number') return NUMBER.test(text) ? Number(text.replace(',', '.')) : null;
  return isIsoDay(text) ? text : isoFromErpDate(text) || null;
}
