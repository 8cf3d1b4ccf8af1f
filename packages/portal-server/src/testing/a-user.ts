import { ROLE_MERCHANT, type NewUser } from '@kontor/portal-core';
import { MERCHANTS } from './people.js';

/** A user of Nordwind to create that breaks no rule, with what a test says different. */
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

/** The same as a change of a user takes it, which says no password. */
export function withoutPassword({ password: _, ...user }: NewUser): Omit<NewUser, 'password'> {
  return user;
}
