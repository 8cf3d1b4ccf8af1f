import { FIRST_ROLES, type ResourceCode } from '@kontor/portal-core/access';
import type { CommentAuthor } from '@kontor/portal-core/comments';
import { DEFAULT_AVATAR } from '@kontor/portal-core/media';
import type { CurrentUser } from '@kontor/portal-core/session';
import { demoMerchant, demoPerson, type DemoAccountName } from './demo-data.js';

/** The roles a story can be shown for. */
export type StoryRole = keyof typeof FIRST_ROLES;

const ACCOUNTS: Readonly<Record<StoryRole, DemoAccountName>> = {
  sysadmin: 'admin',
  merchant: 'nordwind',
  warehouse: 'lager',
};

function ownMerchant(): CurrentUser['merchant'] {
  const { active: _, ...merchant } = demoMerchant(2);
  return merchant;
}

/** The signed-in user of a role. */
export function userOfRole(role: StoryRole): CurrentUser {
  return {
    ...demoPerson(ACCOUNTS[role]),
    language: null,
    settings: '{}',
    user_role_id: FIRST_ROLES[role].id,
    merchant: role === 'merchant' ? ownMerchant() : null,
    erp_shop_code: null,
    display_only_stock_products: false,
    products_status: '',
    profile_picture: DEFAULT_AVATAR,
    dashboard_dynamic_content: null,
  };
}

/** A user as shown to the readers of their comments. */
export function authorOf(name: DemoAccountName): CommentAuthor {
  const { id, username, full_name } = demoPerson(name);
  return { id, username, full_name, profile_picture: DEFAULT_AVATAR };
}

/** The resource codes of a role. */
export const rightsOfRole = (role: StoryRole): readonly ResourceCode[] => FIRST_ROLES[role].resources;

/** A user's permissions in the form of the server's answer. */
export const resourcesOf = (rights: readonly ResourceCode[]) => ({
  entries: rights.map((resource_code) => ({ acl_resource: { resource_code } })),
  access: 'write' as 'read' | 'write',
  may_export: true,
});
