import type { Principal, ResourceCode } from '@kontor/portal-core';
import type { Knex } from 'knex';
import type { ReadDatabase } from '../db/database.js';
import { queryRows } from '../db/json-query.js';
import { engineOf } from '../db/tables.js';
import { untilCommit } from '../db/until-commit.js';
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

/** The access of users, as of the last commit. */
export function createFindAccess(database: ReadDatabase, clock: Clock): FindAccess {
  return untilCommit(database, clock, (userId: number) => loadAccess(database.read, userId));
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
