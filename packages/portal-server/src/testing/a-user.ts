import { ROLE_MERCHANT } from '@kontor/portal-core/access';
import type { NewUser } from '@kontor/portal-core/users';
import { MERCHANTS } from './people.js';

/** A valid new user of Nordwind, with some fields changed. */
export function aUser(fields: Partial<NewUser> = {}): NewUser {
  return {
    username: 'nina',
    full_name: 'Nina Petersen',
    email: 'nina@nordwind.example',
    password: 'Ahoi-Kontor',
    user_role_id: ROLE_MERCHANT,
    merchant_id: MERCHANTS.nordwind.id,
    erp_shop_code: '',
    dashboard_config_id: null,
    display_only_stock_products: false,
    products_status: '',
    language: 'de',
    ...fields,
  };
}

/** The same user as a change takes it, without a password. */
export function withoutPassword({ password: _, ...user }: NewUser): Omit<NewUser, 'password'> {
  return user;
}
