import { USER_FIELDS, usersCreateFirst, validateAccount } from '@kontor/portal-core/users';
import { boundField, describedField, formProps, NewPasswordField, useForm } from '../forms/index.js';
import { Alert, Button, TextField } from '../primitives/index.js';
import { useSend, useTranslate } from '../provider/index.js';
import { Form } from './SignInForm.styles.js';

export interface FirstAccountFormProps {
  /** The secret of the link that the server printed. */
  readonly secret: string;
  /** Called when the account is there and can sign in. */
  readonly onCreated: () => void;
}

/** Form for the name and password of the portal's first user, a sysadmin. */
export function FirstAccountForm({ secret, onCreated }: FirstAccountFormProps) {
  const translate = useTranslate();
  const create = useSend(
    (client, account: typeof EMPTY) => client.call(usersCreateFirst, { body: { ...account, secret } }),
    { renews: [], onSuccess: onCreated },
  );
  const form = useForm({
    initial: EMPTY,
    validate: validateAccount,
    refusal: create.error,
    onSubmit: (account) => create.mutate(account),
  });
  return (
    <Form {...formProps(form, create.isPending)}>
      {form.failure !== null && <Alert level="danger" title={form.failure} />}
      <TextField
        autoFocus
        autoComplete="username"
        {...describedField(translate, USER_FIELDS, form, 'username')}
      />
      <NewPasswordField
        label={translate('session.password')}
        helpText="users.passwordHelp"
        {...boundField(form, 'password')}
      />
      <Button type="submit" variant="primary" isBusy={create.isPending || create.isSuccess}>
        {translate('session.createAccount')}
      </Button>
    </Form>
  );
}

const EMPTY = { username: '', password: '' };
