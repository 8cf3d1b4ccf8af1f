import { fieldLabels } from '@kontor/portal-core/fields';
import { USER_FIELDS, type User } from '@kontor/portal-core/users';
import { FormDialog, Section, StaleNote, useDone } from '../forms/index.js';
import { useTranslate } from '../provider/index.js';
import { UserFields } from './UserFields.js';
import { UserSwitch } from './UserSwitch.js';
import type { UserPermissions } from './user-permissions.js';
import { draftOf, useUserForm } from './useUserForm.js';

interface UserDialogProps {
  /** The user to change; null for a new one. */
  readonly user: User | null;
  readonly permissions: UserPermissions;
  readonly onClose: () => void;
}

const { id: _, active: __, ...LABELS } = fieldLabels(USER_FIELDS);

/** Creates a user or changes one. Entries stay when saving fails. */
export function UserDialog({ user, permissions, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const isNew = user === null;
  const state = useUserForm(user, permissions, done(isNew ? 'users.created' : 'users.updated'));
  const { form, save } = state;
  const { failure } = form;
  const failed = translate(isNew ? 'users.createFailed' : 'users.updateFailed');
  return (
    <FormDialog
      size="large"
      title={isNew ? translate('users.create') : translate('users.editNamed', { name: user.username })}
      submitLabel={translate('common.save')}
      form={form}
      isBusy={save.isPending}
      alert={save.version.newest === null ? failure && `${failed}: ${failure}` : null}
      onClose={onClose}
    >
      <StaleNote version={save.version} form={form} draftOf={draftOf} labels={LABELS} />
      <UserFields state={state} permissions={permissions} isNew={isNew} />
      {user && permissions.maySwitch(user) && (
        <Section>
          <UserSwitch user={user} />
        </Section>
      )}
    </FormDialog>
  );
}
