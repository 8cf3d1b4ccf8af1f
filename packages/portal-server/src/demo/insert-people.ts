import { ROLE_MERCHANT, ROLE_SYSADMIN, ROLE_WAREHOUSE } from '@kontor/portal-core/access';
import { usernameSkeleton } from '@kontor/portal-core/users';
import { Temporal } from 'temporal-polyfill';
import type { Writer } from '../db/index.js';
import { DEMO_MERCHANTS } from './merchants.js';
import { DEMO_ACCOUNTS } from './people/accounts.js';

const ROLE_IDS = { sysadmin: ROLE_SYSADMIN, warehouse: ROLE_WAREHOUSE, merchant: ROLE_MERCHANT };

/** Stores the merchants and the accounts, all with the same password. */
export async function insertPeople(trx: Writer, today: string, passwordHash: string): Promise<void> {
  const dayAgo = (days: number) =>
    `${Temporal.PlainDate.from(today).subtract({ days }).toString()}T07:30:00.000Z`;
  await trx('merchants').insert(
    DEMO_MERCHANTS.map(({ name, erpId, country }) => ({
      merchant_name: name,
      erp_merchant_id: erpId,
      country_code: country,
      created_at: dayAgo(400 - erpId * 12),
    })),
  );
  const merchants = await trx<{ id: number; erp_merchant_id: number }>('merchants').select(
    'id',
    'erp_merchant_id',
  );
  const merchantIds = new Map(merchants.map(({ id, erp_merchant_id }) => [erp_merchant_id, id]));
  await trx('users').insert(
    DEMO_ACCOUNTS.map(({ username, fullName, email, role, merchantErpId, age }) => ({
      username,
      username_key: username,
      username_skeleton: usernameSkeleton(username),
      password_hash: passwordHash,
      full_name: fullName,
      email,
      language: 'de',
      user_role_id: ROLE_IDS[role],
      merchant_id: merchantErpId === null ? null : (merchantIds.get(merchantErpId) ?? null),
      created_at: dayAgo(age),
    })),
  );
}
