import type { ResourceCode } from '../access/access.types.js';
import type { Language } from '../i18n/language.js';

/** Which products a user is shown; empty: all. */
export type ProductsStatus = '' | 'active' | 'inactive';

/** A user as those who manage users see it (specification 2 section 3). */
export interface User {
  readonly id: number;
  readonly username: string;
  readonly full_name: string;
  readonly email: string;
  readonly user_role_id: number;
  readonly merchant_id: number | null;
  readonly merchant: { readonly merchant_name: string; readonly erp_merchant_id: number } | null;
  readonly erp_shop_code: string | null;
  readonly dashboard_config_id: number | null;
  readonly display_only_stock_products: boolean;
  readonly products_status: ProductsStatus;
  readonly language: Language | null;
  readonly profile_picture: string;
}

/** What a user is created or changed with. Role and merchant of those who are not sysadmin are the server's to decide. */
export interface UserInput {
  readonly username: string;
  readonly full_name: string;
  readonly email: string;
  /** New users only. */
  readonly password?: string;
  readonly user_role_id?: number;
  readonly merchant_id?: number | null;
  readonly erp_shop_code: string | null;
  readonly dashboard_config_id?: number | null;
  readonly display_only_stock_products: boolean;
  readonly products_status: ProductsStatus;
  readonly language: Language;
  readonly profile_picture?: string;
}

export interface Role {
  readonly id: number;
  readonly role_name: string;
}
/** A role with everything it allows. */
export interface RoleInfo extends Role {
  readonly resources: readonly ResourceCode[];
}

/** A user to choose from a list. */
export interface UserSuggestion {
  readonly id: number;
  readonly username: string;
  readonly full_name: string;
}
