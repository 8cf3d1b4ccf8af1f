import type { DataScope } from '@kontor/portal-core/access';
import type {
  InvestigationSide,
  InvestigationState,
  InvestigationStatus,
} from '@kontor/portal-core/investigations';
import type { Knex } from 'knex';
import { noteChanges } from '../../changes/index.js';
import {
  bumpRevision,
  changeRow,
  columns,
  engineOf,
  fixed,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';
import { ordersInScope } from './find/filtered-scope.js';
import { revisionOf } from './revision.js';

/** The investigation of an order. */
export interface InvestigatedOrder {
  readonly id: number;
  readonly merchant_erp_id: number;
  readonly external_order_id: string;
  readonly investigation_status: InvestigationStatus | null;
  readonly investigation_turn: InvestigationSide | null;
  /** Empty when it is nobody's turn. */
  readonly investigation_turn_since: string;
}

/** Reads the investigation of an order of the scope; null when there is no such order. */
export function readInvestigation(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<InvestigatedOrder | null> {
  return find(connection, scope, id, '');
}

/** Reads as `readInvestigation` does and locks the order until the transaction ends. */
export function lockInvestigation(
  trx: Writer,
  scope: DataScope,
  id: number,
): Promise<InvestigatedOrder | null> {
  return find(trx, scope, id, engineOf(trx) === 'sqlite' ? '' : 'for update');
}

const INVESTIGATED = [
  'id',
  'merchant_erp_id',
  'external_order_id',
  'investigation_status',
  'investigation_turn',
  'investigation_turn_since',
] as const;

async function find(
  connection: Knex,
  scope: DataScope,
  id: number,
  lock: string,
): Promise<InvestigatedOrder | null> {
  const [row] = await rowsOf(
    connection,
    sql`select ${columns('erp_orders', INVESTIGATED)} from erp_orders where id = ${id} and ${ordersInScope(engineOf(connection), scope)} ${fixed(lock)}`,
  );
  return row ?? null;
}

/** The changes that a new comment makes to its order's investigation. */
export interface InvestigationProgress {
  readonly status: Exclude<InvestigationState, ''>;
  readonly turn: InvestigationSide | null;
  /** Instant of the comment, ISO in UTC. */
  readonly at: string;
  /** Instant at which the comment opened the investigation; absent when it was open already. */
  readonly openedAt?: string;
}

/** Stores the changes and counts up the merchant's revision, so that lists of orders are read anew. */
export async function storeProgress(
  trx: Writer,
  order: InvestigatedOrder,
  { status, turn, at, openedAt }: InvestigationProgress,
): Promise<void> {
  await changeRow(trx, 'erp_orders', order.id, {
    investigation_status: status,
    // Whoever writes twice has the other side wait since the first time.
    ...(turn !== order.investigation_turn && {
      investigation_turn: turn,
      investigation_turn_since: turn === null ? '' : at,
    }),
    ...(openedAt !== undefined && { investigation_opened_at: openedAt }),
  });
  await bumpRevision(trx, revisionOf(order.merchant_erp_id));
  await noteChanges(trx, 'order', [order]);
}
