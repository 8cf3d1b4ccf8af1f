import { lazy, Suspense, type ComponentType } from 'react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import { Alert, SignInForm, useTranslate } from '@kontor/portal-ui';
import { ownPath } from '../session/index.js';
import { PublicFrame, useHost } from '../shell/index.js';
import type { SignInReason, SignInSearch } from './guard.js';
import { PublicCard } from './PublicCard.js';
import { SignInHelp } from './SignInHelp.js';

/**
 * Loaded beside the form, which neither waits for it nor moves when it arrives. When it cannot be loaded, the form is shown alone. The texts
 * that come with it are those of the next page, too.
 */
const SignInBlock = lazy<ComponentType>(() =>
  withLaterTexts(import('./SignInBlock.js')).then(
    (module) => ({ default: module.SignInBlock }),
    () => ({ default: () => null }),
  ),
);

const REASON_TEXTS = {
  expired: 'session.expired',
  ended: 'session.ended',
  created: 'session.accountCreated',
} as const satisfies Record<SignInReason, string>;

/** The sign-in page. After the sign-in it leads to the page that was requested, or to the dashboard. */
export function SignInPage() {
  const translate = useTranslate();
  const router = useRouter();
  const { session } = useHost();
  const { next, reason }: SignInSearch = useSearch({ strict: false });
  const enter = (token: string) => {
    session.signIn(token);
    router.history.push(ownPath(next) ?? '/dashboard');
  };
  return (
    <PublicFrame title={translate('session.signIn')}>
      <PublicCard>
        <h1>{translate('session.signInTitle')}</h1>
        {reason !== undefined && (
          <Alert level={reason === 'created' ? 'success' : 'info'} title={translate(REASON_TEXTS[reason])} />
        )}
        <SignInForm onSignedIn={enter} />
        <SignInHelp />
      </PublicCard>
      <Suspense fallback={null}>
        <SignInBlock />
      </Suspense>
    </PublicFrame>
  );
}
