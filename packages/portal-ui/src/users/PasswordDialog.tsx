import { validatePassword, type User } from '@kontor/portal-core/users';
import { boundField, FormDialog, NewPasswordField, useDone, useForm } from '../forms/index.js';
import { useTranslate } from '../provider/index.js';
import { useChangePassword } from './useUsers.js';

interface PasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Sets a new password for a user, which ends that user's sessions. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const save = useChangePassword(user);
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => validatePassword(password, user.username),
    refusal: save.error,
    onSubmit: ({ password }) => save.mutate(password, done('users.passwordUpdated')),
  });
  return (
    <FormDialog
      size="small"
      title={translate('users.passwordOf', { name: user.username })}
      submitLabel={translate('common.save')}
      form={form}
      isBusy={save.isPending}
      alert={form.failure && `${translate('users.passwordFailed')}: ${form.failure}`}
      onClose={onClose}
    >
      <NewPasswordField
        label={translate('users.newPassword')}
        autoFocus
        helpText="users.passwordHelp"
        {...boundField(form, 'password')}
      />
    </FormDialog>
  );
}
