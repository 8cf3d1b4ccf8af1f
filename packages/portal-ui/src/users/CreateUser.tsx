import { formProps, useDone } from '../forms/index.js';
import { Alert, Button, PageColumn } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { UserFields } from './UserFields.js';
import { FormCard, FormEnd } from './Users.styles.js';
import type { UserPermissions } from './user-permissions.js';
import { useUserForm } from './useUserForm.js';

interface CreateUserProps {
  readonly permissions: UserPermissions;
  /** Called when the user is stored, and when the form is given up. */
  readonly onLeave: () => void;
}

/** The page of a new user. Entries stay when saving fails; leaving it asks while they would be lost. */
export function CreateUser({ permissions, onLeave }: CreateUserProps) {
  const translate = useTranslate();
  const done = useDone(onLeave);
  const state = useUserForm(null, permissions, { ...done('users.created'), isInPage: true });
  const { form, save } = state;
  return (
    <PageColumn>
      <h1>{translate('users.create')}</h1>
      <FormCard aria-label={translate('users.create')} {...formProps(form, save.isPending)}>
        {form.failure !== null && (
          <Alert level="danger" title={translate('users.createFailed')}>
            {form.failure}
          </Alert>
        )}
        <UserFields state={state} permissions={permissions} isNew />
        <FormEnd>
          <Button onPress={onLeave}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {translate('common.save')}
          </Button>
        </FormEnd>
      </FormCard>
    </PageColumn>
  );
}
