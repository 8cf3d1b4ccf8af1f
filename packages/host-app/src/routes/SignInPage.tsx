import { lazy, Suspense, type ComponentType } from 'react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { Alert, color, radius, SignInForm, space, useTranslate } from '@kontor/portal-ui';
import { ownPath } from '../session/index.js';
import { PublicFrame, useHost } from '../shell/index.js';
import type { SignInSearch } from './guard.js';
import { SignInHelp } from './SignInHelp.js';

/** Loaded beside the form, which neither waits for it nor moves when it arrives. When it cannot be loaded, the form is shown alone. */
const SignInBlock = lazy<ComponentType>(() =>
  import('./SignInBlock.js').then(
    (module) => ({ default: module.SignInBlock }),
    () => ({ default: () => null }),
  ),
);

/** The sign-in page. After the sign-in it leads to the page that was requested, or to the dashboard. */
export function SignInPage() {
  const translate = useTranslate();
  const router = useRouter();
  const { session } = useHost();
  const { next, reason } = useSearch({ strict: false }) as SignInSearch;
  const enter = (token: string) => {
    session.signIn(token);
    router.history.push(ownPath(next) ?? '/dashboard');
  };
  return (
    <PublicFrame title={translate('session.signIn')}>
      <Card>
        <h1>{translate('session.signInTitle')}</h1>
        {reason === 'expired' && <Alert level="info" title={translate('session.expired')} />}
        <SignInForm onSignedIn={enter} />
        <SignInHelp />
      </Card>
      <Suspense fallback={null}>
        <SignInBlock />
      </Suspense>
    </PublicFrame>
  );
}

const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('5')};
  padding: ${space('8')};
  background: ${color('surface')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};

  @media (max-width: 480px) {
    padding: ${space('5')} ${space('4')};
  }
`;
