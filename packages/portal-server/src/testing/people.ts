import { hash } from '@node-rs/argon2';
import { ROLE_MERCHANT, ROLE_SYSADMIN, ROLE_WAREHOUSE } from '@kontor/portal-core/access';
import type { Database } from '../db/database.js';
import { catchUpIds } from '../db/tables.js';

/** Everyone's password in tests. */
export const PASSWORD = 'kontor-test';

/** Merchants by name with the ERP's ids; their portal ids are ten times those, so that a mix-up shows. */
export const MERCHANTS = {
  alpenshop: { id: 10, erpId: 1, name: 'Alpenshop' },
  nordwind: { id: 20, erpId: 2, name: 'Nordwind' },
} as const;

/** Users by name: a sysadmin, one of the warehouse, one of each merchant, and one whose role allows nothing. */
export const USERS = {
  admin: { id: 101, role: ROLE_SYSADMIN, merchant: null },
  chief: { id: 102, role: ROLE_SYSADMIN, merchant: null },
  lager: { id: 103, role: ROLE_WAREHOUSE, merchant: null },
  alpenshop: { id: 104, role: ROLE_MERCHANT, merchant: MERCHANTS.alpenshop.id },
  nordwind: { id: 105, role: ROLE_MERCHANT, merchant: MERCHANTS.nordwind.id },
  /** Role 9: may act as the users of the same merchant. */
  teamlead: { id: 106, role: 9, merchant: MERCHANTS.nordwind.id },
  /** Role 8 has no resources at all. */
  nobody: { id: 107, role: 8, merchant: MERCHANTS.nordwind.id },
} as const;
export type UserName = keyof typeof USERS;

/** A cheap hash on purpose: the strength of hashes is tested where hashes are made. */
const passwordHash = hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** Inserts the merchants, roles and users above. */
export async function insertPeople(database: Database): Promise<void> {
  const password_hash = await passwordHash;
  const created_at = '2026-01-01T00:00:00.000Z';
  await database.write(async (trx) => {
    await trx('merchants').insert(
      Object.values(MERCHANTS).map(({ id, erpId, name }) => ({
        id,
        erp_merchant_id: erpId,
        merchant_name: name,
        country_code: 'DE',
        created_at,
      })),
    );
    await trx('roles').insert([
      { id: 8, name: 'nothing' },
      { id: 9, name: 'team lead' },
    ]);
    await trx('role_resources').insert(
      (['/orders', '/management/users'] as const).map((resource_code) => ({ role_id: 9, resource_code })),
    );
    await trx('users').insert(
      Object.entries(USERS).map(([username, { id, role, merchant }]) => ({
        id,
        username,
        username_key: username,
        password_hash,
        full_name: `Test ${username}`,
        email: `${username}@example.com`,
        user_role_id: role,
        merchant_id: merchant,
        created_at,
      })),
    );
    for (const table of ['merchants', 'roles', 'users']) await catchUpIds(trx, table);
  });
}
