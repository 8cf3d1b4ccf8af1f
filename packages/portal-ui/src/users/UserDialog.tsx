import type { User } from '@kontor/portal-core/users';
import { FormDialog, Section, useDone } from '../forms/index.js';
import { useTranslate } from '../provider/index.js';
import { UserFields } from './UserFields.js';
import { UserSwitch } from './UserSwitch.js';
import type { UserPermissions } from './user-permissions.js';
import { useUserForm } from './useUserForm.js';

interface UserDialogProps {
  /** The user to change; null for a new one. */
  readonly user: User | null;
  readonly permissions: UserPermissions;
  readonly onClose: () => void;
}

/** Creates a user or changes one. Entries stay when saving fails. */
export function UserDialog({ user, permissions, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const isNew = user === null;
  const state = useUserForm(user, permissions, done(isNew ? 'users.created' : 'users.updated'));
  const { failure } = state.form;
  const failed = translate(isNew ? 'users.createFailed' : 'users.updateFailed');
  return (
    <FormDialog
      size="large"
      title={isNew ? translate('users.create') : translate('users.editNamed', { name: user.username })}
      submitLabel={translate('common.save')}
      form={state.form}
      isBusy={state.save.isPending}
      alert={failure && `${failed}: ${failure}`}
      onClose={onClose}
    >
      <UserFields state={state} permissions={permissions} isNew={isNew} />
      {user && permissions.maySwitch(user) && (
        <Section>
          <UserSwitch user={user} />
        </Section>
      )}
    </FormDialog>
  );
}
