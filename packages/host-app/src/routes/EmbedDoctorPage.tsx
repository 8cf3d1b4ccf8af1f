import { useTranslate } from '@kontor/portal-ui';
import { EmbedDoctor } from '@kontor/portal-ui/embedding';

/** The page that checks a partner's page and lists what is missing for embedded widgets. */
export function EmbedDoctorPage() {
  const translate = useTranslate();
  return (
    <EmbedDoctor portalUrl={window.location.origin} heading={<h1>{translate('shell.embedDoctor')}</h1>} />
  );
}
