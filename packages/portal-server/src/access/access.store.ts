import type { Principal, ResourceCode } from '@kontor/portal-core';
import type { Knex } from 'knex';
import type { ReadDatabase } from '../db/database.js';
import { queryRows } from '../db/json-query.js';
import { engineOf } from '../db/tables.js';
import type { Clock } from '../config/clock.js';

/** What is known about a user when it makes a call. */
export interface Access {
  readonly principal: Principal;
  readonly username: string;
  /** False when the user or its merchant has been switched off. */
  readonly active: boolean;
  readonly tokenVersion: number;
  /** The portal's id of the user's merchant; null for staff. */
  readonly merchantId: number | null;
}

/** Finds users' access; what it answers is never older than the last commit. */
export type FindAccess = (userId: number) => Promise<Access | null>;

/** Another process on the same SQLite file (a maintenance command) is noticed within this time. */
const MAX_AGE_MS = 1000;

/** On SQLite answers are kept until this process commits a write; on PostgreSQL, where others write too, every call reads. */
export function createFindAccess(database: ReadDatabase, clock: Clock): FindAccess {
  if (database.engine === 'postgres') return (userId) => loadAccess(database.read, userId);
  let kept = new Map<number, Access | null>();
  let commits = -1;
  let since = 0;
  return async (userId) => {
    const now = clock();
    if (commits !== database.commits || Math.abs(now - since) > MAX_AGE_MS) {
      kept = new Map();
      commits = database.commits;
      since = now;
    }
    const mine = kept;
    const known = mine.get(userId);
    if (known !== undefined) return known;
    const access = await loadAccess(database.read, userId);
    mine.set(userId, access);
    return access;
  };
}

interface AccessRow {
  readonly id: number;
  readonly username: string;
  readonly user_role_id: number;
  readonly active: number;
  readonly token_version: number;
  readonly merchant_id: number | null;
  readonly erp_merchant_id: number | null;
  readonly resources: string | null;
}

async function loadAccess(read: Knex, userId: number): Promise<Access | null> {
  const list =
    engineOf(read) === 'postgres' ? `string_agg(resource_code, ' ')` : `group_concat(resource_code, ' ')`;
  const [row] = await queryRows<AccessRow>(
    read,
    `select u.id, u.username, u.user_role_id, u.active * coalesce(m.active, 1) as active, u.token_version, u.merchant_id,
       m.erp_merchant_id, (select ${list} from role_resources r where r.role_id = u.user_role_id) as resources
     from users u left join merchants m on m.id = u.merchant_id where u.id = ?`,
    [userId],
  );
  return row ? toAccess(row) : null;
}

function toAccess(row: AccessRow): Access {
  return {
    principal: {
      userId: row.id,
      roleId: row.user_role_id,
      merchantErpId: row.erp_merchant_id,
      resources: new Set((row.resources ?? '').split(' ').filter(Boolean) as ResourceCode[]),
    },
    username: row.username,
    active: row.active === 1,
    tokenVersion: row.token_version,
    merchantId: row.merchant_id,
  };
}
