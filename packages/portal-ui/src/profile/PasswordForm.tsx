import { useState } from 'react';
import { changeOwnPassword, type OwnPasswordChange } from '@kontor/portal-core/session';
import { validatePassword } from '@kontor/portal-core/users';
import { issue } from '@kontor/portal-core/validation';
import {
  boundField,
  CurrentPasswordField,
  FieldGrid,
  Half,
  NewPasswordField,
  useForm,
} from '../forms/index.js';
import { useNotify } from '../primitives/index.js';
import { useSend, useTranslate } from '../provider/index.js';
import { SentForm } from './SentForm.js';

const EMPTY: OwnPasswordChange = { current_password: '', password: '' };

/** Form to change the user's own password; its fields are emptied afterwards. */
export function PasswordForm({ username }: { readonly username: string }) {
  const [round, begin] = useState(0);
  return <PasswordFields key={round} username={username} onChanged={() => begin(round + 1)} />;
}

interface PasswordFieldsProps {
  readonly username: string;
  readonly onChanged: () => void;
}

function PasswordFields({ username, onChanged }: PasswordFieldsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const save = useSend((client, body: OwnPasswordChange) => client.call(changeOwnPassword, { body }), {
    renews: [],
  });
  const form = useForm({
    initial: EMPTY,
    validate: ({ current_password, password }) => [
      ...(current_password === '' ? [issue('current_password', 'required')] : []),
      ...validatePassword(password, username),
    ],
    refusal: save.error,
    onSubmit: (body) =>
      save.mutate(body, {
        onSuccess: () => {
          notify({ level: 'success', title: translate('session.passwordUpdated') });
          onChanged();
        },
      }),
  });
  return (
    <SentForm
      form={form}
      isBusy={save.isPending}
      send="session.passwordTitle"
      failed="session.passwordFailed"
    >
      <FieldGrid>
        <Half>
          <CurrentPasswordField {...boundField(form, 'current_password')} />
        </Half>
        <Half>
          <NewPasswordField
            label={translate('session.newPassword')}
            helpText="session.passwordHelp"
            {...boundField(form, 'password')}
          />
        </Half>
      </FieldGrid>
    </SentForm>
  );
}
