import { ROLE_MERCHANT, type Principal } from '@kontor/portal-core/access';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  type Engine,
  engineOf,
  integer,
  nullable,
  preparedRowsOf,
  type ReadDatabase,
  type RowOf,
  sql,
  text,
  together,
  untilCommit,
} from '../db/index.js';
import type { Clock } from '../dates/index.js';
import { isResourceCode } from './resource-codes.js';

/** The rights of a user at the time of a call. */
export interface Access {
  readonly principal: Principal;
  readonly username: string;
  /** False when the user or their merchant has been switched off. */
  readonly active: boolean;
  readonly tokenVersion: number;
  /** True for staff without a second factor where the settings require one. */
  readonly lacksSecondFactor: boolean;
  /** The portal's id of the user's merchant; null for staff. */
  readonly merchantId: number | null;
}

/** Finds the access of a user. The answer is never older than the last commit. */
export type FindAccess = (userId: number) => Promise<Access | null>;

/** Creates the function that reads the access of users, cached until the next commit. */
export function createFindAccess(database: ReadDatabase, clock: Clock): FindAccess {
  return untilCommit(database, clock, (userId: number) => loadAccess(database.read, userId));
}

/** SQL: 1 for a user `u` of the staff who has no second factor where the settings require one, else 0. */
export const LACKS_SECOND_FACTOR = `case when u.user_role_id <> ${ROLE_MERCHANT}
  and exists (select 1 from settings s where s.key = 'second_factor_for_staff' and s.value = '"on"')
  and not exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
  then 1 else 0 end`;

const RESOURCES = {
  sqlite: `group_concat(resource_code, ' ')`,
  postgres: `string_agg(resource_code, ' ')`,
} as const;
const accessColumns = (engine: Engine) =>
  together(
    columns('users', ['id', 'username', 'user_role_id', 'token_version', 'merchant_id'], 'u'),
    computed({
      active: [integer, 'u.active * coalesce(m.active, 1)'],
      lacks_second_factor: [integer, LACKS_SECOND_FACTOR],
      erp_merchant_id: [nullable(integer), 'm.erp_merchant_id'],
      resources: [
        nullable(text),
        `(select ${RESOURCES[engine]} from role_resources r where r.role_id = u.user_role_id)`,
      ],
    }),
  );
type AccessRow = RowOf<ReturnType<typeof accessColumns>['columns']>;

async function loadAccess(read: Knex, userId: number): Promise<Access | null> {
  const [row] = await preparedRowsOf(
    read,
    sql`select ${accessColumns(engineOf(read))} from users u left join merchants m on m.id = u.merchant_id where u.id = ${userId}`,
  );
  return row ? toAccess(row) : null;
}

function toAccess(row: AccessRow): Access {
  return {
    principal: {
      userId: row.id,
      roleId: row.user_role_id,
      merchantErpId: row.erp_merchant_id,
      resources: new Set((row.resources ?? '').split(' ').filter(isResourceCode)),
    },
    username: row.username,
    active: row.active === 1,
    tokenVersion: row.token_version,
    lacksSecondFactor: row.lacks_second_factor === 1,
    merchantId: row.merchant_id,
  };
}
