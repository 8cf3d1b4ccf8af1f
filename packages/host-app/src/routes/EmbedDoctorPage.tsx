import { useTranslate } from '@kontor/portal-ui';
import { EmbedDoctor } from '@kontor/portal-ui/embedding';

/** Looks at a partner's page and says what is missing to embed widgets. */
export function EmbedDoctorPage() {
  const translate = useTranslate();
  return (
    <EmbedDoctor portalUrl={window.location.origin} heading={<h1>{translate('shell.embedDoctor')}</h1>} />
  );
}
