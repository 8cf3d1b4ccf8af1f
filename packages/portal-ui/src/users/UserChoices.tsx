import { ROLE_MERCHANT, ROLE_SYSADMIN } from '@kontor/portal-core/access';
import { dashboardConfigsList } from '@kontor/portal-core/dashboards';
import { merchantLabel } from '@kontor/portal-core/merchants';
import { USER_FIELDS } from '@kontor/portal-core/users';
import { useAllMerchants } from '../merchants/index.js';
import { ComboBox, optionRequest, Select } from '../primitives/index.js';
import { useAnswer, useTranslate } from '../provider/index.js';
import { roleName } from './role-name.js';
import type { UserForm } from './useUserForm.js';
import { useRoles } from './useUsers.js';

export interface ChoiceProps {
  readonly form: UserForm['form'];
}

/** Choice of the user's language in the portal. */
export function LanguageChoice({ form }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <Select
      label={translate(USER_FIELDS.language.label)}
      isRequired
      options={[
        { value: 'de', label: 'Deutsch' },
        { value: 'en', label: 'English' },
      ]}
      value={form.draft.language}
      error={form.errorOf('language')}
      onChange={({ value }) => form.change({ language: value })}
    />
  );
}

/** Choice of the user's role. Sysadmin is granted by a button of its own, not here. */
export function RoleChoice({ form }: ChoiceProps) {
  const translate = useTranslate();
  const { roles, ...request } = useRoles();
  const id = form.draft.user_role_id;
  return (
    <Select
      {...request}
      label={translate(USER_FIELDS.user_role_id.label)}
      isRequired
      options={roles
        .filter((role) => role.id !== ROLE_SYSADMIN)
        .map((role) => ({ value: String(role.id), label: roleName(translate, roles, role.id) }))}
      value={id === null ? null : String(id)}
      error={form.errorOf('user_role_id')}
      onChange={({ value }) => form.change({ user_role_id: Number(value) })}
    />
  );
}

/** Choice of the merchant whose orders the user sees; staff have none. */
export function MerchantChoice({ form }: ChoiceProps) {
  const translate = useTranslate();
  const { merchants, ...request } = useAllMerchants();
  const id = form.draft.merchant_id;
  const isNeeded = form.draft.user_role_id === ROLE_MERCHANT;
  return (
    <ComboBox
      {...request}
      label={translate(USER_FIELDS.merchant_id.label)}
      isRequired={isNeeded}
      help={isNeeded ? undefined : translate('users.merchantHelp')}
      options={merchants
        .filter((one) => one.active || one.id === id)
        .map((one) => ({ value: String(one.id), label: merchantLabel(one) }))}
      value={id === null ? null : String(id)}
      error={form.errorOf('merchant_id')}
      onChange={({ value }) => form.change({ merchant_id: value === null ? null : Number(value) })}
    />
  );
}

/** Choice of the user's dashboard. */
export function DashboardChoice({ form }: ChoiceProps) {
  const translate = useTranslate();
  const list = useAnswer(dashboardConfigsList, { query: {} });
  const id = form.draft.dashboard_config_id;
  return (
    <Select
      {...optionRequest(list)}
      label={translate(USER_FIELDS.dashboard_config_id.label)}
      options={(list.data?.entries ?? []).map((config) => ({ value: String(config.id), label: config.name }))}
      value={id === null ? null : String(id)}
      error={form.errorOf('dashboard_config_id')}
      onChange={({ value }) => form.change({ dashboard_config_id: Number(value) })}
    />
  );
}

const ALL = 'all';
const PRODUCT_CHOICES = [
  [ALL, 'users.productsAll'],
  ['active', 'users.productsActive'],
  ['inactive', 'users.productsInactive'],
] as const;

/** Choice of the products that the user sees. */
export function ProductsChoice({ form }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <Select
      label={translate(USER_FIELDS.products_status.label)}
      options={PRODUCT_CHOICES.map(([value, name]) => ({ value, label: translate(name) }))}
      value={form.draft.products_status || ALL}
      onChange={({ value }) => form.change({ products_status: value === ALL ? '' : value })}
    />
  );
}
