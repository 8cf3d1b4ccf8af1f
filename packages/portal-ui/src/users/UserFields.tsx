import { useQuery } from '@tanstack/react-query';
import {
  dashboardConfigsList,
  merchantLabel,
  PASSWORD_MAX,
  PASSWORD_MIN,
  ROLE_MERCHANT,
  ROLE_SYSADMIN,
  USER_LIMITS,
  type ProductsStatus,
} from '@kontor/portal-core';
import { FieldGrid, Half, Section, Whole } from '../forms/form-grid.styles.js';
import { useAllMerchants } from '../merchants/useAllMerchants.js';
import { Avatar, UploadField } from '../media/index.js';
import { boundField } from '../forms/index.js';
import { Checkbox, ComboBox, Select, TextField, type TextFieldProps } from '../primitives/index.js';
import { usePortalClient, useTranslate } from '../provider/index.js';
import { roleName } from './role-name.js';
import { SysadminSwitch } from './SysadminSwitch.js';
import type { UserPermissions } from './user-permissions.js';
import { PictureRow } from './Users.styles.js';
import type { UserDraft, UserForm } from './useUserForm.js';
import { useRoles } from './useUsers.js';

interface UserFieldsProps {
  readonly state: UserForm;
  readonly permissions: UserPermissions;
  readonly isNew: boolean;
}

/** Every field of a user that the one who fills them in may decide. */
export function UserFields({ state, permissions, isNew }: UserFieldsProps) {
  const translate = useTranslate();
  const { form, isNameTaken } = state;
  const { draft, change, errorOf } = form;
  const text = (
    name: 'username' | 'full_name' | 'email' | 'erp_shop_code',
    props: Partial<TextFieldProps>,
  ) => (
    <TextField
      label={translate(FIELD_TEXTS[name])}
      maxLength={USER_LIMITS[name].max}
      {...boundField(form, name)}
      {...props}
    />
  );
  const taken = translate('validation.alreadyExists', { field: translate('users.username') });
  return (
    <>
      <Section>
        <FieldGrid>
          <Half>
            {text('username', {
              isRequired: true,
              autoFocus: true,
              autoComplete: 'off',
              error: errorOf('username') ?? (isNameTaken ? taken : undefined),
            })}
          </Half>
          <Half>{text('full_name', { isRequired: true })}</Half>
          <Half>{text('email', { isRequired: true, type: 'email' })}</Half>
          <Half>
            <LanguageField form={form} />
          </Half>
          {isNew && (
            <Whole>
              <TextField
                label={translate('users.password')}
                type="password"
                isRequired
                autoComplete="new-password"
                help={translate('users.passwordHelp', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
                {...boundField(form, 'password')}
              />
            </Whole>
          )}
        </FieldGrid>
      </Section>
      <Section>
        <FieldGrid>
          {permissions.mayChooseRole && draft.user_role_id !== ROLE_SYSADMIN && (
            <Half>
              <RoleField form={form} />
            </Half>
          )}
          {permissions.mayChooseMerchant && (
            <Half>
              <MerchantChoice form={form} />
            </Half>
          )}
          <Half>{text('erp_shop_code', {})}</Half>
          {permissions.isSysadmin && (
            <Half>
              <DashboardChoice form={form} />
            </Half>
          )}
          <Half>
            <Select
              label={translate('users.productsStatus')}
              options={PRODUCT_CHOICES.map(([value, name]) => ({ value, label: translate(name) }))}
              value={draft.products_status || ALL}
              onChange={({ value }) =>
                change({ products_status: (value === ALL ? '' : value) as ProductsStatus })
              }
            />
          </Half>
          <Whole>
            <Checkbox
              label={translate('users.onlyStock')}
              isSelected={draft.display_only_stock_products}
              onChange={({ isSelected }) => change({ display_only_stock_products: isSelected })}
            />
          </Whole>
        </FieldGrid>
      </Section>
      <Section>
        <PictureRow>
          <Avatar src={draft.profile_picture} name={draft.full_name || draft.username} size="large" />
          <UploadField
            label={translate('users.picture')}
            kind="image"
            value={draft.profile_picture === DEFAULT_PICTURE ? '' : draft.profile_picture}
            fileName={translate('users.ownPicture')}
            error={errorOf('profile_picture')}
            onChange={({ file }) => change({ profile_picture: file?.fileName ?? DEFAULT_PICTURE })}
          />
        </PictureRow>
      </Section>
      {permissions.isSysadmin && !permissions.isImpersonating && !isNew && (
        <Section>
          <SysadminSwitch roleId={draft.user_role_id} onChange={(user_role_id) => change({ user_role_id })} />
        </Section>
      )}
    </>
  );
}

const DEFAULT_PICTURE = 'default_avatar.jpg';
const ALL = 'all';
const FIELD_TEXTS = {
  username: 'users.username',
  full_name: 'users.fullName',
  email: 'users.email',
  erp_shop_code: 'users.shopCode',
} as const;
const PRODUCT_CHOICES = [
  [ALL, 'users.productsAll'],
  ['active', 'users.productsActive'],
  ['inactive', 'users.productsInactive'],
] as const;

interface ChoiceProps {
  readonly form: UserForm['form'];
}

function LanguageField({ form }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <Select
      label={translate('users.language')}
      isRequired
      options={[
        { value: 'de', label: 'Deutsch' },
        { value: 'en', label: 'English' },
      ]}
      value={form.draft.language}
      error={form.errorOf('language')}
      onChange={({ value }) => form.change({ language: value as UserDraft['language'] })}
    />
  );
}

/** Sysadmin is granted by its own button, not chosen here. */
function RoleField({ form }: ChoiceProps) {
  const translate = useTranslate();
  const roles = useRoles();
  const id = form.draft.user_role_id;
  return (
    <Select
      label={translate('users.role')}
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

function MerchantChoice({ form }: ChoiceProps) {
  const translate = useTranslate();
  const { merchants, isLoading } = useAllMerchants();
  const id = form.draft.merchant_id;
  const isNeeded = form.draft.user_role_id === ROLE_MERCHANT;
  return (
    <ComboBox
      label={translate('users.merchant')}
      isRequired={isNeeded}
      help={isNeeded ? undefined : translate('users.merchantHelp')}
      options={merchants.map((one) => ({ value: String(one.id), label: merchantLabel(one) }))}
      isLoading={isLoading}
      value={id === null ? null : String(id)}
      error={form.errorOf('merchant_id')}
      onChange={({ value }) => form.change({ merchant_id: value === null ? null : Number(value) })}
    />
  );
}

function DashboardChoice({ form }: ChoiceProps) {
  const translate = useTranslate();
  const client = usePortalClient();
  const list = useQuery({
    queryKey: ['dashboard-configs', 'names'],
    queryFn: ({ signal }) => client.call(dashboardConfigsList, { query: {}, signal }),
  });
  const id = form.draft.dashboard_config_id;
  return (
    <Select
      label={translate('users.dashboard')}
      options={(list.data?.entries ?? []).map((config) => ({ value: String(config.id), label: config.name }))}
      value={id === null ? null : String(id)}
      error={form.errorOf('dashboard_config_id')}
      onChange={({ value }) => form.change({ dashboard_config_id: Number(value) })}
    />
  );
}
