import { cleanText, issue, ISSUE_CODES, type Issue } from '@kontor/portal-core/validation';
import {
  IMPORT_FIELDS,
  type ImportChunk,
  type ImportOrder,
  type LineRange,
  type RejectedOrder,
  type RowIssue,
} from '@kontor/portal-core/order-import';
import { createHash } from 'node:crypto';
import { validationFailed } from '../wire/index.js';

/** An order of a chunk whose lines have been checked, but not its content. */
export interface UnjudgedOrder {
  readonly lines: readonly number[];
  readonly order: unknown;
  /** Whether it replaces a stored order that is still open, and one that goes to somebody else as well. */
  readonly replace: false | NonNullable<ImportOrder['replace']>;
  /** Its rows as in the file; null when the client did not send them. */
  readonly source: readonly (readonly string[])[] | null;
}

/** A chunk whose lines have been checked. */
export interface ReadChunk {
  readonly range: LineRange;
  /** SHA-256 of the content, hex. */
  readonly sha256: string;
  /** Number of file rows from which the chunk was made. */
  readonly sourceRows: number;
  readonly orders: readonly UnjudgedOrder[];
  readonly rejected: readonly RejectedOrder[];
}

const MAX_EXTERNAL_ID = 200;

/**
 * Reads a chunk. An order belongs to the chunk of its last line; its other lines may come before. Throws 422 when the range is reversed,
 * when lines are missing, not ascending or in two orders, or when a last line is outside the range: such a chunk was not made from a file.
 */
export function readChunk(rangeText: string, body: ImportChunk): ReadChunk {
  const [from = 0, to = 0] = rangeText.split('-').map(Number);
  const issues: Issue[] = from > to ? [issue('range', 'invalidValue')] : [];
  const taken = new Set<number>();
  const inPlace = (value: unknown, path: string): value is { lines: number[] } & Record<string, unknown> => {
    const ok = isRecord(value) && takeLines(value['lines'], { from, to }, taken);
    if (!ok) issues.push(issue(`${path}.lines`, 'invalidValue'));
    return ok;
  };
  const orders = body.orders.flatMap((value: unknown, index) => {
    if (!inPlace(value, `orders.${index}`)) return [];
    const order = readOrder(value, value.lines);
    if (order === null) issues.push(issue(`orders.${index}`, 'invalidType'));
    return order === null ? [] : [order];
  });
  const rejected = body.rejected.flatMap((value: unknown, index) => {
    if (!inPlace(value, `rejected.${index}`)) return [];
    const order = readRejected(value, value.lines);
    if (order === null) issues.push(issue(`rejected.${index}`, 'invalidType'));
    return order === null ? [] : [order];
  });
  if (issues.length > 0) throw validationFailed(issues.slice(0, 100));
  const sha256 = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return { range: { from, to }, sha256, sourceRows: taken.size, orders, rejected };
}

function takeLines(lines: unknown, { from, to }: LineRange, taken: Set<number>): boolean {
  if (!Array.isArray(lines) || lines.length === 0) return false;
  let last = 0;
  for (const line of lines as unknown[]) {
    if (typeof line !== 'number' || !Number.isInteger(line) || line <= last || line > to || taken.has(line))
      return false;
    taken.add(line);
    last = line;
  }
  return last >= from;
}

function readOrder(value: Record<string, unknown>, lines: readonly number[]): UnjudgedOrder | null {
  const { order, replace, source } = value;
  if (replace !== undefined && replace !== true && replace !== 'otherRecipient') return null;
  if (
    source !== undefined &&
    !(Array.isArray(source) && source.length === lines.length && source.every(isRow))
  )
    return null;
  return { lines, order, replace: replace ?? false, source: (source as string[][] | undefined) ?? null };
}

function readRejected(value: Record<string, unknown>, lines: readonly number[]): RejectedOrder | null {
  const { external_order_id: id, issues, source } = value;
  if (typeof id !== 'string' || !Array.isArray(issues) || issues.length === 0) return null;
  if (!issues.every(isRowIssue) || !Array.isArray(source) || !source.every(isRow)) return null;
  return { lines, external_order_id: cleanText(id).slice(0, MAX_EXTERNAL_ID), issues, source };
}

const CODES: ReadonlySet<unknown> = new Set(ISSUE_CODES);
const FIELDS: ReadonlySet<unknown> = new Set([null, ...IMPORT_FIELDS]);

function isRowIssue(value: unknown): value is RowIssue {
  if (!isRecord(value)) return false;
  const { line, column, field, value: text, code, params } = value;
  return (
    Number.isSafeInteger(line) &&
    (column === null || Number.isSafeInteger(column)) &&
    FIELDS.has(field) &&
    typeof text === 'string' &&
    CODES.has(code) &&
    (params === undefined || isParams(params))
  );
}

function isParams(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every((param) => typeof param === 'string' || Number.isFinite(param))
  );
}

function isRow(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((cell) => typeof cell === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
