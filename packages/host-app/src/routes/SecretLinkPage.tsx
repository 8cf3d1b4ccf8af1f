import { useState, type ReactNode } from 'react';
import type { TextKey } from '@kontor/portal-core/i18n';
import { Alert, useTranslate } from '@kontor/portal-ui';
import { PublicFrame } from '../shell/index.js';
import { PublicCard } from './PublicCard.js';

export interface SecretLinkPageProps {
  readonly title: TextKey;
  /** What is said of a link that has lost its secret. */
  readonly incomplete: TextKey;
  /** What the secret opens. */
  readonly children: (secret: string) => ReactNode;
}

/** A page without an account behind a link with a secret, which stands in the fragment, as that is sent to nobody. */
export function SecretLinkPage({ title, incomplete, children }: SecretLinkPageProps) {
  const translate = useTranslate();
  const [secret] = useState(() => window.location.hash.slice(1));
  return (
    <PublicFrame title={translate(title)}>
      <PublicCard>
        <h1>{translate(title)}</h1>
        {secret === '' ? <Alert level="danger" title={translate(incomplete)} /> : children(secret)}
      </PublicCard>
    </PublicFrame>
  );
}
