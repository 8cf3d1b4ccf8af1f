import { useState } from 'react';
import { Alert, useTranslate } from '@kontor/portal-ui';
import { EndDailyEmail } from '@kontor/portal-ui/daily-email';
import { PublicFrame } from '../shell/index.js';
import { PublicCard } from './PublicCard.js';

/** The page behind the link that ends a daily e-mail. Its key stands in the fragment, which is sent to nobody. */
export function EndDailyEmailPage() {
  const translate = useTranslate();
  const [endKey] = useState(() => window.location.hash.slice(1));
  return (
    <PublicFrame title={translate('shell.endDailyEmail')}>
      <PublicCard>
        <h1>{translate('shell.endDailyEmail')}</h1>
        {endKey === '' ? (
          <Alert level="danger" title={translate('digest.linkWrong')} />
        ) : (
          <EndDailyEmail endKey={endKey} />
        )}
      </PublicCard>
    </PublicFrame>
  );
}
