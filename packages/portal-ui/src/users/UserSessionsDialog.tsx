import { useState } from 'react';
import { usersEndSession, usersEndSessions, usersSessions } from '@kontor/portal-core/session';
import type { User } from '@kontor/portal-core/users';
import { ConfirmDialog } from '../forms/index.js';
import { Button, CloseButton, Dialog } from '../primitives/index.js';
import { useAnswer, useSend, useTranslate } from '../provider/index.js';
import { SessionList } from '../session/index.js';
import { UserFactor } from './UserFactor.js';
import { UserRefusal } from './UserRefusal.js';

interface UserSessionsDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Where a user is signed in, with buttons to end one session or all, and to take away the second factor. */
export function UserSessionsDialog({ user, onClose }: UserSessionsDialogProps) {
  const translate = useTranslate();
  const [isAsking, ask] = useState(false);
  const params = { id: user.id };
  const query = useAnswer(usersSessions, { params });
  const endAll = useSend((client) => client.call(usersEndSessions, { params }), { renews: [usersSessions] });
  const name = user.username;
  const title = translate('session.sessionsOf', { name });
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <CloseButton label={translate('common.close')} />
          {(query.data?.entries.length ?? 0) > 0 && (
            <Button variant="danger" onPress={() => ask(true)}>
              {translate('session.sessionsEndAll')}
            </Button>
          )}
        </>
      }
    >
      <p>{translate('session.sessionsTextOf')}</p>
      <SessionList
        label={title}
        query={query}
        end={(client, session) => client.call(usersEndSession, { params: { ...params, session } })}
        renews={usersSessions}
      />
      <UserFactor user={user} />
      <UserRefusal user={user} />
      {isAsking && (
        <ConfirmDialog
          isDanger
          title={translate('session.sessionsEndAllTitle', { name })}
          confirmLabel={translate('session.sessionsEndAll')}
          failedTitle={translate('session.sessionEndFailed')}
          doneText={translate('session.sessionsEnded')}
          onConfirm={() => endAll.mutateAsync(undefined)}
          onClose={() => ask(false)}
        >
          <p>{translate('session.sessionsEndAllText')}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
