import { useState } from 'react';
import { Power, PowerOff } from 'lucide-react';
import type { User } from '@kontor/portal-core/users';
import { ActiveBadge, Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { UserActiveDialog } from './UserActiveDialog.js';
import { StateAndSwitch } from './Users.styles.js';

/** Whether a user is switched on, and the button that switches them off and on after a question. It takes effect at once. */
export function UserSwitch({ user }: { readonly user: User }) {
  const translate = useTranslate();
  const [isActive, setActive] = useState(user.active);
  const [isAsking, ask] = useState(false);
  return (
    <StateAndSwitch>
      <ActiveBadge isActive={isActive} />
      <Button
        icon={isActive ? <PowerOff aria-hidden="true" /> : <Power aria-hidden="true" />}
        onPress={() => ask(true)}
      >
        {translate(isActive ? 'common.switchOff' : 'common.switchOn')}
      </Button>
      {isAsking && (
        <UserActiveDialog
          user={{ ...user, active: isActive }}
          onSwitched={setActive}
          onClose={() => ask(false)}
        />
      )}
    </StateAndSwitch>
  );
}
