import { useState } from 'react';
import { usersRemoveSecondFactor, usersSecondFactor } from '@kontor/portal-core/session';
import type { User } from '@kontor/portal-core/users';
import { ConfirmDialog } from '../forms/index.js';
import { Button } from '../primitives/index.js';
import { useAnswer, useSend, useTranslate } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';

/** The button that takes the second factor away from another user; nothing for a user without one, and for one's own. */
export function UserFactor({ user: { id, username: name } }: { readonly user: User }) {
  const translate = useTranslate();
  const [isAsking, ask] = useState(false);
  const isOwn = useCurrentUser()?.id === id;
  const params = { id };
  const { data } = useAnswer(usersSecondFactor, { params });
  const remove = useSend((client) => client.call(usersRemoveSecondFactor, { params }), {
    renews: [usersSecondFactor],
  });
  return (
    <>
      {data?.is_on && !isOwn && (
        <Button variant="danger-quiet" onPress={() => ask(true)}>
          {translate('session.factorRemove')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isDanger
          title={translate('session.factorRemoveOfTitle', { name })}
          confirmLabel={translate('session.factorRemove')}
          failedTitle={translate('session.factorRemoveFailed')}
          doneText={translate('session.factorRemoved')}
          onConfirm={() => remove.mutateAsync(undefined)}
          onClose={() => ask(false)}
        >
          <p>{translate('session.factorRemoveOfText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
