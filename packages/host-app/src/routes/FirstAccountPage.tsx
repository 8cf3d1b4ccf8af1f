import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Alert, useTranslate } from '@kontor/portal-ui';
import { FirstAccountForm } from '@kontor/portal-ui/first-account';
import { PublicFrame } from '../shell/index.js';
import { PublicCard } from './PublicCard.js';

/** The page behind the link that a server without users prints. The secret stands in the fragment, which is sent to nobody. */
export function FirstAccountPage() {
  const translate = useTranslate();
  const router = useRouter();
  const [secret] = useState(() => window.location.hash.slice(1));
  return (
    <PublicFrame title={translate('session.firstAccount')}>
      <PublicCard>
        <h1>{translate('session.firstAccount')}</h1>
        {secret === '' ? (
          <Alert level="danger" title={translate('problem.link_over')} />
        ) : (
          <>
            <p>{translate('session.firstAccountAbout')}</p>
            <FirstAccountForm
              secret={secret}
              onCreated={() => void router.navigate({ to: '/sign-in', search: { reason: 'created' } })}
            />
          </>
        )}
      </PublicCard>
    </PublicFrame>
  );
}
