import { useRouter } from '@tanstack/react-router';
import { useTranslate } from '@kontor/portal-ui';
import { FirstAccountForm } from '@kontor/portal-ui/first-account';
import { SecretLinkPage } from './SecretLinkPage.js';

/** The page behind the link that a server without users prints. */
export function FirstAccountPage() {
  const translate = useTranslate();
  const router = useRouter();
  return (
    <SecretLinkPage title="session.firstAccount" incomplete="users.firstLinkOver">
      {(secret) => (
        <>
          <p>{translate('session.firstAccountAbout')}</p>
          <FirstAccountForm
            secret={secret}
            onCreated={() => void router.navigate({ to: '/sign-in', search: { reason: 'created' } })}
          />
        </>
      )}
    </SecretLinkPage>
  );
}
