import { EndDailyEmail } from '@kontor/portal-ui/daily-email';
import { SecretLinkPage } from './SecretLinkPage.js';

/** The page behind the link that ends a daily e-mail. */
export function EndDailyEmailPage() {
  return (
    <SecretLinkPage title="shell.endDailyEmail" incomplete="digest.linkWrong">
      {(endKey) => <EndDailyEmail endKey={endKey} />}
    </SecretLinkPage>
  );
}
