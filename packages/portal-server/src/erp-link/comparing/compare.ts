import type { DataScope } from '@kontor/portal-core/access';
import {
  compareOrders,
  type Comparison,
  type OrderHere,
  type OrderThere,
} from '@kontor/portal-core/erp-link';
import { fieldOf, type FoundRecord } from '@kontor/portal-core/filemaker';
import type { Knex } from 'knex';
import { parseJson } from '../../db/index.js';
import { ordersOfDays, ordersToCompare, type ComparedRow } from '../../erp/index.js';
import { DataApiError, readDays, readNumbers, type FileMaker } from '../../filemaker/index.js';
import { markOf, readMarks } from '../erp-mark.store.js';
import { findReported } from '../find-reported.js';
import { readUnderWay } from '../lanes.store.js';
import { readVocabulary } from '../words/words.store.js';
import { ordersTold } from './comparison.store.js';

/** What is compared: the orders of a scope, of some days (`YYYY-MM-DD`, both included). */
export interface Compared {
  readonly read: Knex;
  readonly scope: DataScope;
  readonly from: string;
  readonly to: string;
  /** ISO in UTC: when the other side was asked first. */
  readonly begun: string;
}

/** Orders read in one query. */
const AT_ONCE = 2000;

/** Compares with a set that the ERP has sent, which is all that it has of these days. */
export async function compareWithSet(compared: Compared, sent: readonly OrderThere[]): Promise<Comparison> {
  const found = await findReported(compared.read, compared.scope, sent);
  const there = sent.map((record, at) => {
    const order = found[at] ?? 'none';
    return typeof order === 'string' ? record : { ...record, order_id: order.id };
  });
  return compareWith(compared, there);
}

/** Compares with a FileMaker file. Why it could not be read to the end is part of the answer: half of it would look like orders that are missing. */
export async function compareWithFileMaker(
  compared: Compared,
  fileMaker: FileMaker,
  signal?: AbortSignal,
): Promise<Comparison> {
  try {
    return await compareWithWhole(compared, fileMaker, signal);
  } catch (error) {
    if (!(error instanceof DataApiError)) throw error;
    const { from, to, begun } = compared;
    return {
      from,
      to,
      compared_at: begun,
      ...compareOrders({ here: [], there: [] }),
      failure: error.message,
    };
  }
}

/** Pieces stand in rows of portals, which are not read. */
async function compareWithWhole(
  compared: Compared,
  { api, mapping }: FileMaker,
  signal: AbortSignal | undefined,
): Promise<Comparison> {
  const thereOf = ({ fieldData }: FoundRecord): OrderThere => ({
    order_id: Number(fieldOf(fieldData, mapping.fields.kontorNumber)) || null,
    external_order_id: fieldOf(fieldData, mapping.fields.externalOrderId),
    status: fieldOf(fieldData, mapping.fields.status),
  });
  const there = (await readDays(api, mapping, compared, signal)).map(thereOf);
  const first = await compareWith(compared, there);
  // An order whose day was changed there is not missing.
  const missing = first.differences.flatMap(({ kind, order_id }) =>
    kind === 'missing_there' && order_id !== null ? [order_id] : [],
  );
  if (missing.length === 0) return first;
  const elsewhere = await readNumbers(api, mapping, missing, signal);
  return elsewhere.length === 0 ? first : compareWith(compared, [...there, ...elsewhere.map(thereOf)]);
}

async function compareWith(compared: Compared, there: readonly OrderThere[]): Promise<Comparison> {
  const { from, to, begun } = compared;
  const here = await readHere(compared, there);
  const { statusOf } = await readVocabulary(compared.read);
  return { from, to, compared_at: begun, ...compareOrders({ here, there, statusOf }) };
}

/** Kontor's orders of the days, and those of other days that the other side names. */
async function readHere(compared: Compared, there: readonly OrderThere[]): Promise<readonly OrderHere[]> {
  const { read, scope, from, to } = compared;
  const here: OrderHere[] = [];
  for (let [after, isLast] = [0, false]; !isLast;) {
    const rows = await ordersOfDays(read, scope, { from, to, after, limit: AT_ONCE });
    here.push(...(await withMarks(compared, rows)));
    isLast = rows.length < AT_ONCE;
    after = rows.at(-1)?.id ?? after;
  }
  const known = new Set(here.map(({ order_id }) => order_id));
  const others = there.flatMap(({ order_id }) => (order_id == null || known.has(order_id) ? [] : [order_id]));
  for (let at = 0; at < others.length; at += AT_ONCE) {
    const rows = await ordersToCompare(read, scope, others.slice(at, at + AT_ONCE));
    here.push(...(await withMarks(compared, rows)));
  }
  return here;
}

async function withMarks(
  { read, begun }: Compared,
  rows: readonly ComparedRow[],
): Promise<readonly OrderHere[]> {
  const ids = rows.map(({ id }) => id);
  const [marks, told, underWay] = await Promise.all([
    readMarks(read, ids),
    ordersTold(read, ids),
    readUnderWay(read, 'order', ids, begun),
  ]);
  return rows.map(({ id, external_order_id, merchant_erp_id, status, order_date, items }) => {
    const { status: reported, erp_number } = markOf(marks, id);
    return {
      order_id: id,
      external_order_id,
      merchant_erp_id,
      status,
      day: order_date.slice(0, 10),
      pieces: parseJson(items).reduce((sum, { Menge }) => sum + Menge, 0),
      reported,
      isKnown: told.has(id) || erp_number !== '' || reported !== null,
      isUnderWay: underWay.has(id),
    };
  });
}
