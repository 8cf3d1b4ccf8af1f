import { useState } from 'react';
import { DEFAULT_AVATAR } from '@kontor/portal-core/media';
import { validateUser, type NewUser, type User, type UserInput } from '@kontor/portal-core/users';
import { issue } from '@kontor/portal-core/validation';
import { useForm, type Form } from '../forms/index.js';
import type { UserPermissions } from './user-permissions.js';
import { useDebounced } from '../primitives/index.js';
import { useIsNameTaken, useSaveUser } from './useUsers.js';

/** A user as form entries: empty text, or null for a number, where nothing is chosen, as after sysadmin was revoked. */
export type UserDraft = { readonly [Name in keyof Required<UserInput>]: Entry<Required<UserInput>[Name]> };
type Entry<Value> = number extends Value ? number | null : NonNullable<Value>;

/** The dashboard of every new user: layout 1 (specification 2 section 9). */
const DEFAULT_DASHBOARD = 1;

const NEW_USER: UserDraft = {
  username: '',
  full_name: '',
  email: '',
  password: '',
  user_role_id: 2,
  merchant_id: null,
  erp_shop_code: '',
  dashboard_config_id: DEFAULT_DASHBOARD,
  display_only_stock_products: false,
  products_status: '',
  language: 'de',
  profile_picture: DEFAULT_AVATAR,
};

/** The entries of a form for a stored user. */
export function draftOf(user: User): UserDraft {
  return {
    username: user.username,
    full_name: user.full_name,
    email: user.email,
    password: '',
    user_role_id: user.user_role_id,
    merchant_id: user.merchant_id,
    erp_shop_code: user.erp_shop_code ?? '',
    dashboard_config_id: user.dashboard_config_id,
    display_only_stock_products: user.display_only_stock_products,
    products_status: user.products_status,
    language: user.language ?? 'de',
    profile_picture: user.profile_picture,
  };
}

/** The input to send. Role and merchant are left to the server when the present user may not choose them. */
function inputOf(
  { user_role_id, merchant_id, ...draft }: UserDraft,
  { mayChooseRole, mayChooseMerchant }: UserPermissions,
): NewUser {
  return {
    ...draft,
    erp_shop_code: draft.erp_shop_code || null,
    ...(mayChooseRole && { user_role_id: user_role_id ?? 0 }),
    ...(mayChooseMerchant && { merchant_id }),
  };
}

/** Milliseconds without typing after which the server is asked whether a name is free. */
const ASK_AFTER_MS = 300;

export interface UserForm {
  readonly form: Form<UserDraft>;
  readonly save: ReturnType<typeof useSaveUser>;
  /** True when the name is taken; known while typing, before the form is sent. */
  readonly isNameTaken: boolean;
}

/** State of a user's form: validated by the shared rules before it is sent, and by the server again. */
export function useUserForm(
  user: User | null,
  permissions: UserPermissions,
  { isInPage = false, ...saved }: { readonly onSuccess: () => void; readonly isInPage?: boolean },
): UserForm {
  const save = useSaveUser(user);
  const [username, setUsername] = useState(user?.username ?? '');
  const asked = useDebounced(username, ASK_AFTER_MS);
  // Of the name that stands in the field alone: one that was corrected can be sent at once.
  const isNameTaken = useIsNameTaken(asked, user) && asked === username;
  const form = useForm<UserDraft>({
    initial: user === null ? NEW_USER : draftOf(user),
    validate: (draft) => [
      ...validateUser(inputOf(draft, permissions), user),
      ...(isNameTaken ? [issue('username', 'alreadyExists', { field: 'username' })] : []),
    ],
    refusal: save.error,
    isInPage,
    onSubmit: (draft) => save.mutate(inputOf(draft, permissions), saved),
  });
  const change: typeof form.change = (part) => {
    if (part.username !== undefined) setUsername(part.username);
    form.change(part);
  };
  return { form: { ...form, change }, save, isNameTaken };
}
