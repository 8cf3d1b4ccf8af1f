import { useState } from 'react';
import { sessionsEnd, sessionsEndOthers, sessionsList, type CurrentUser } from '@kontor/portal-core/session';
import { ConfirmDialog } from '../forms/index.js';
import { Button } from '../primitives/index.js';
import { useAnswer, useSend, useTranslate } from '../provider/index.js';
import { SessionList } from '../session/index.js';
import { Card, Save } from './Profile.styles.js';

/** Where the user is signed in, with buttons to end the other sessions. Nothing of it is shown while acting as someone else. */
export function OwnSessions({ user }: { readonly user: CurrentUser }) {
  const translate = useTranslate();
  const title = translate('session.sessionsTitle');
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      {user.impersonated_by === undefined ? (
        <Sessions title={title} />
      ) : (
        <p>{translate('session.sessionsImpersonating', { name: user.username })}</p>
      )}
    </Card>
  );
}

function Sessions({ title }: { readonly title: string }) {
  const translate = useTranslate();
  const [isAsking, ask] = useState(false);
  const query = useAnswer(sessionsList, {});
  const endOthers = useSend((client) => client.call(sessionsEndOthers, {}), { renews: [sessionsList] });
  return (
    <>
      <p>{translate('session.sessionsText')}</p>
      <SessionList
        label={title}
        query={query}
        end={(client, id) => client.call(sessionsEnd, { params: { id } })}
        renews={sessionsList}
      />
      {(query.data?.entries.length ?? 0) > 1 && (
        <Save>
          <Button onPress={() => ask(true)}>{translate('session.sessionsEndOthers')}</Button>
        </Save>
      )}
      {isAsking && (
        <ConfirmDialog
          title={translate('session.sessionsEndOthersTitle')}
          confirmLabel={translate('session.sessionsEndOthers')}
          failedTitle={translate('session.sessionEndFailed')}
          doneText={translate('session.sessionsEndedOthers')}
          onConfirm={() => endOthers.mutateAsync(undefined)}
          onClose={() => ask(false)}
        >
          <p>{translate('session.sessionsEndOthersText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
