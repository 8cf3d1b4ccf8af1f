import type { DataScope, InvestigationState, InvestigationStatus } from '@kontor/portal-core';
import type { Knex } from 'knex';
import {
  bumpRevision,
  changeRow,
  columns,
  engineOf,
  fixed,
  inScope,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';
import { revisionOf } from './revision.js';

/** What an order knows of its investigation. */
export interface InvestigatedOrder {
  readonly id: number;
  readonly merchant_erp_id: number;
  readonly external_order_id: string;
  readonly investigation_status: InvestigationStatus | null;
}

/** The order of the scope, or null when there is none. */
export function readInvestigation(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<InvestigatedOrder | null> {
  return find(connection, scope, id, '');
}

/** As `readInvestigation`, and nobody else changes the order before the transaction ends. */
export function lockInvestigation(
  trx: Writer,
  scope: DataScope,
  id: number,
): Promise<InvestigatedOrder | null> {
  return find(trx, scope, id, engineOf(trx) === 'sqlite' ? '' : 'for update');
}

const INVESTIGATED = ['id', 'merchant_erp_id', 'external_order_id', 'investigation_status'] as const;

async function find(
  connection: Knex,
  scope: DataScope,
  id: number,
  lock: string,
): Promise<InvestigatedOrder | null> {
  const [row] = await rowsOf(
    connection,
    sql`select ${columns('erp_orders', INVESTIGATED)} from erp_orders where id = ${id} and ${inScope(scope)} ${fixed(lock)}`,
  );
  return row ?? null;
}

/** What a new comment means for its order. */
export interface InvestigationProgress {
  readonly status: Exclude<InvestigationState, ''>;
  /** Instant, where the comment opened the investigation. */
  readonly openedAt?: string;
}

/** Stores it; lists of the merchant's orders are read anew. */
export async function storeProgress(
  trx: Writer,
  order: InvestigatedOrder,
  { status, openedAt }: InvestigationProgress,
): Promise<void> {
  await changeRow(trx, 'erp_orders', order.id, {
    investigation_status: status,
    ...(openedAt !== undefined && { investigation_opened_at: openedAt }),
  });
  await bumpRevision(trx, revisionOf(order.merchant_erp_id));
}
