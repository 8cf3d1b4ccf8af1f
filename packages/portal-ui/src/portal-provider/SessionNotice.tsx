import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { TokenSource } from '@kontor/portal-core/embedding';
import { styled } from 'styled-components';
import { Alert, Button } from '../primitives/index.js';
import { space } from '../theme/index.js';
import { AccessLostContext, useTranslate } from '../provider/index.js';

export interface SessionNoticeProps {
  readonly session: TokenSource;
  /** The widgets; they leave this failure to the notice. */
  readonly children: ReactNode;
}

/** Above the widgets, a notice while no token can be fetched and nothing is sent. Failed requests are repeated once there is one again. */
export function SessionNotice({ session, children }: SessionNoticeProps) {
  const cache = useQueryClient();
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  useEffect(() => {
    if (state === 'failed')
      return () =>
        void cache.refetchQueries({ predicate: (query) => query.state.status === 'error', type: 'active' });
    return undefined;
  }, [state, cache]);
  return (
    <>
      {state === 'failed' && <Notice session={session} />}
      <AccessLostContext value={state === 'failed'}>{children}</AccessLostContext>
    </>
  );
}

function Notice({ session }: Pick<SessionNoticeProps, 'session'>) {
  const translate = useTranslate();
  const [isTrying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void session.retry().finally(() => setTrying(false));
  };
  return (
    <Place>
      <Alert
        level="warning"
        title={translate('embedding.sessionEnded')}
        actions={
          <Button size="small" isBusy={isTrying} onPress={retry}>
            {translate('common.retry')}
          </Button>
        }
      >
        {translate('embedding.sessionEndedText')}
      </Alert>
    </Place>
  );
}

const Place = styled.div`
  margin-bottom: ${space('4')};
`;
