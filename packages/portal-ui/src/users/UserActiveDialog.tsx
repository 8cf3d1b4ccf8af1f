import { usersSetActive, type User } from '@kontor/portal-core/users';
import { ConfirmDialog } from '../forms/index.js';
import { useSend, useTranslate } from '../provider/index.js';

interface UserActiveDialogProps {
  readonly user: User;
  /** Called with the user's new state. */
  readonly onSwitched?: (isActive: boolean) => void;
  readonly onClose: () => void;
}

/** Asks before a user is switched off or on, and says what happens then. */
export function UserActiveDialog({ user, onSwitched, onClose }: UserActiveDialogProps) {
  const translate = useTranslate();
  const { id, active: isActive } = user;
  const name = user.username;
  const change = useSend(
    (client, active: boolean) => client.call(usersSetActive, { params: { id }, body: { active } }),
    { renews: [usersSetActive], onSuccess: ({ active }) => onSwitched?.(active) },
  );
  return (
    <ConfirmDialog
      isDanger={isActive}
      title={translate(isActive ? 'users.switchOffTitle' : 'users.switchOnTitle', { name })}
      confirmLabel={translate(isActive ? 'common.switchOff' : 'common.switchOn')}
      failedTitle={translate('users.switchFailed')}
      doneText={translate(isActive ? 'users.switchedOff' : 'users.switchedOn', { name })}
      onConfirm={() => change.mutateAsync(!isActive)}
      onClose={onClose}
    >
      <p>{translate(isActive ? 'users.switchOffText' : 'users.switchOnText')}</p>
      {isActive && <p>{translate('users.switchOffKeeps')}</p>}
    </ConfirmDialog>
  );
}
