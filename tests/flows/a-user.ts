import type { Language } from '@kontor/portal-core/i18n';
import { merchantsList } from '@kontor/portal-core/merchants';
import { usersCreate, type User } from '@kontor/portal-core/users';
import type { Portal } from './portal.js';

/** The password of every such user. */
export const USER_PASSWORD = 'Ahoi-Flows-26';

/** A user of Nordwind's that only one test speaks of. */
export async function aUser(portal: Portal, username: string, language: Language = 'de'): Promise<User> {
  const admin = await portal.client('admin');
  const { entries } = await admin.call(merchantsList, { query: { limit: 250 } });
  return admin.call(usersCreate, {
    body: {
      username,
      full_name: 'Frieda Fluss',
      email: `${username}@nordwind.example`,
      password: USER_PASSWORD,
      user_role_id: 2,
      merchant_id: entries.find(({ merchant_name }) => merchant_name === 'Nordwind')!.id,
      erp_shop_code: null,
      dashboard_config_id: 1,
      display_only_stock_products: false,
      products_status: '',
      language,
    },
  });
}
