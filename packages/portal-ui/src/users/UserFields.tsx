import { ROLE_SYSADMIN } from '@kontor/portal-core/access';
import type { TextName } from '@kontor/portal-core/fields';
import { USER_FIELDS } from '@kontor/portal-core/users';
import {
  boundField,
  describedField,
  FieldGrid,
  Half,
  NewPasswordField,
  Section,
  Whole,
} from '../forms/index.js';
import { PictureField } from '../media/index.js';
import { Checkbox, TextField, type TextFieldProps } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { SysadminSwitch } from './SysadminSwitch.js';
import {
  DashboardChoice,
  LanguageChoice,
  MerchantChoice,
  ProductsChoice,
  RoleChoice,
  type ChoiceProps,
} from './UserChoices.js';
import type { UserPermissions } from './user-permissions.js';
import type { UserForm } from './useUserForm.js';

interface UserFieldsProps {
  readonly state: UserForm;
  readonly permissions: UserPermissions;
  readonly isNew: boolean;
}

/** All fields of a user that the present user may change. */
export function UserFields({ state, permissions, isNew }: UserFieldsProps) {
  const translate = useTranslate();
  const { draft, change, errorOf } = state.form;
  return (
    <>
      <Section>
        <PersonFields state={state} isNew={isNew} />
      </Section>
      <Section>
        <AccessFields form={state.form} permissions={permissions} />
      </Section>
      <Section>
        <PictureField
          label={translate(USER_FIELDS.profile_picture.label)}
          ownLabel={translate('users.ownPicture')}
          picture={draft.profile_picture}
          name={draft.full_name || draft.username}
          error={errorOf('profile_picture')}
          onChange={({ picture }) => change({ profile_picture: picture })}
        />
      </Section>
      {permissions.isSysadmin && !permissions.isImpersonating && !isNew && (
        <Section>
          <SysadminSwitch roleId={draft.user_role_id} onChange={(user_role_id) => change({ user_role_id })} />
        </Section>
      )}
    </>
  );
}

/** Fields of the person and the sign-in. */
function PersonFields({ state, isNew }: Pick<UserFieldsProps, 'state' | 'isNew'>) {
  const translate = useTranslate();
  const { form, isNameTaken } = state;
  const taken = translate('validation.alreadyExists', { field: translate('users.username') });
  return (
    <FieldGrid>
      <Half>
        <UserText
          form={form}
          name="username"
          autoFocus
          autoComplete="off"
          error={form.errorOf('username') ?? (isNameTaken ? taken : undefined)}
        />
      </Half>
      <Half>
        <UserText form={form} name="full_name" />
      </Half>
      <Half>
        <UserText form={form} name="email" type="email" />
      </Half>
      <Half>
        <LanguageChoice form={form} />
      </Half>
      {isNew && (
        <Whole>
          <NewPasswordField
            label={translate(USER_FIELDS.password.label)}
            helpText="users.passwordHelp"
            {...boundField(form, 'password')}
          />
        </Whole>
      )}
    </FieldGrid>
  );
}

/** Fields of what the user may see and do. */
function AccessFields({ form, permissions }: ChoiceProps & Pick<UserFieldsProps, 'permissions'>) {
  const translate = useTranslate();
  const { draft, change } = form;
  return (
    <FieldGrid>
      {permissions.mayChooseRole && draft.user_role_id !== ROLE_SYSADMIN && (
        <Half>
          <RoleChoice form={form} />
        </Half>
      )}
      {permissions.mayChooseMerchant && (
        <Half>
          <MerchantChoice form={form} />
        </Half>
      )}
      <Half>
        <UserText form={form} name="erp_shop_code" />
      </Half>
      {permissions.isSysadmin && (
        <Half>
          <DashboardChoice form={form} />
        </Half>
      )}
      <Half>
        <ProductsChoice form={form} />
      </Half>
      <Whole>
        <Checkbox
          label={translate(USER_FIELDS.display_only_stock_products.label)}
          isSelected={draft.display_only_stock_products}
          onChange={({ isSelected }) => change({ display_only_stock_products: isSelected })}
        />
      </Whole>
    </FieldGrid>
  );
}

interface UserTextProps extends ChoiceProps, Partial<Omit<TextFieldProps, 'form' | 'name'>> {
  readonly name: TextName<typeof USER_FIELDS>;
}

function UserText({ form, name, ...props }: UserTextProps) {
  const translate = useTranslate();
  return <TextField {...describedField(translate, USER_FIELDS, form, name)} {...props} />;
}
