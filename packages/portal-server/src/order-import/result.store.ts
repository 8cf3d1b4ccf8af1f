import type { ChunkResult, ImportOutcome, LineRange, RowIssue } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import {
  anyHolds,
  columns,
  engineOf,
  inList,
  insertSet,
  joined,
  parseJson,
  type RowOf,
  rowsOf,
  sql,
  type Writer,
} from '../db/index.js';
import { inPieces } from '../background/index.js';
import type { SourceRows } from './source-rows.js';

/** The result of an order, with the issues and rows of a refused one. */
export interface OrderResult {
  /** The order's first line. */
  readonly line: number;
  /** The order's last line, which decides its chunk. */
  readonly last_line: number;
  readonly external_order_id: string;
  readonly outcome: ImportOutcome;
  readonly order_id: number | null;
  /** Empty unless the order was refused. */
  readonly issues: readonly RowIssue[];
  /** Null unless the order was refused. */
  readonly source: SourceRows | null;
}

/** The first and last line of an order's result, from its lines. */
export function placeOf(lines: readonly number[]): Pick<OrderResult, 'line' | 'last_line'> {
  return { line: lines[0]!, last_line: lines.at(-1)! };
}

const COLUMNS = {
  line: 'integer',
  last_line: 'integer',
  import_id: 'integer',
  external_order_id: 'text',
  outcome: 'text',
  order_id: 'integer',
  issues: 'text',
  source: 'text',
} as const;
const ROWS_AT_ONCE = 2500;

/** Stores the results of a chunk. */
export async function insertResults(
  trx: Writer,
  importId: number,
  results: readonly OrderResult[],
): Promise<void> {
  for await (const piece of inPieces(results, ROWS_AT_ONCE)) {
    const rows = piece.map(({ line, last_line, external_order_id, outcome, order_id, issues, source }) => [
      line,
      last_line,
      importId,
      external_order_id,
      outcome,
      order_id,
      issues.length > 0 ? JSON.stringify(issues) : null,
      source && JSON.stringify(source),
    ]);
    await insertSet(trx, { table: 'order_import_results', columns: COLUMNS }, rows);
  }
}

const RESULT = columns('order_import_results', [
  'line',
  'last_line',
  'external_order_id',
  'outcome',
  'order_id',
  'issues',
  'source',
]);
type ResultRow = RowOf<(typeof RESULT)['columns']>;

/** Reads the stored results whose orders end in the range, in the order of their last lines. */
export async function readResults(
  connection: Knex,
  importId: number,
  { from, to }: LineRange,
): Promise<OrderResult[]> {
  const rows = await rowsOf(
    connection,
    sql`select ${RESULT} from order_import_results
        where import_id = ${importId} and last_line between ${from} and ${to} order by last_line`,
  );
  return rows.map(toResult);
}

/** True when orders that were stored before begin or end on one of the lines. */
export async function hasResultOn(
  connection: Knex,
  importId: number,
  lines: readonly number[],
): Promise<boolean> {
  if (lines.length === 0) return false;
  const engine = engineOf(connection);
  const found = await rowsOf(
    connection,
    sql`select ${columns('order_import_results', ['line'])} from order_import_results
        where import_id = ${importId} and ${anyHolds([inList(engine, 'line', lines), inList(engine, 'last_line', lines)])} limit 1`,
  );
  return found.length > 0;
}

/** Reads refused orders behind a line, in line order: the next part of a results file. Without an outcome, all that were not stored. */
export async function readRefused(
  connection: Knex,
  importId: number,
  { outcomes, after, limit }: { outcomes: readonly ImportOutcome[]; after: number; limit: number },
): Promise<OrderResult[]> {
  const rows = await rowsOf(
    connection,
    sql`select ${RESULT} from order_import_results
        where import_id = ${importId} and line > ${after} and outcome in (${joined(
          outcomes.map((one) => sql`${one}`),
          ', ',
        )})
        order by line limit ${limit}`,
  );
  return rows.map(toResult);
}

function toResult({ issues, source, ...row }: ResultRow): OrderResult {
  return {
    ...row,
    issues: issues === null ? [] : parseJson(issues),
    source: source === null ? null : parseJson(source),
  };
}

/** A result as the answer of its chunk shows it. */
export function presentResult({
  line,
  external_order_id,
  outcome,
  order_id,
  issues,
}: OrderResult): ChunkResult {
  return {
    line,
    external_order_id,
    outcome,
    ...(order_id !== null && { order_id }),
    ...(issues.length > 0 && { issues }),
  };
}
