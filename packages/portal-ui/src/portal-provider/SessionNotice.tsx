import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { TokenSource } from '@kontor/portal-core/embedding';
import { styled } from 'styled-components';
import { Alert, Button } from '../primitives/index.js';
import { space } from '../theme/index.js';
import { useTranslate } from '../provider/index.js';

/** Notice that no token can be fetched and nothing is sent, with a button to try again. Failed requests are then repeated. */
export function SessionNotice({ session }: { readonly session: TokenSource }) {
  const translate = useTranslate();
  const cache = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  useEffect(() => {
    if (state === 'failed')
      return () =>
        void cache.refetchQueries({ predicate: (query) => query.state.status === 'error', type: 'active' });
    return undefined;
  }, [state, cache]);
  if (state !== 'failed') return null;
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
