import { useTranslate } from '@kontor/portal-ui';
import { Dashboard, FirstSteps } from '@kontor/portal-ui/dashboards';
import { DASHBOARD_LINKS, FIRST_STEP_LINKS } from './dashboard-links.js';
import { PlainLinks } from './PlainLinks.js';

/** The start page with the user's dashboard. */
export function DashboardPage() {
  const translate = useTranslate();
  return (
    <PlainLinks>
      <h1>{translate('shell.dashboard')}</h1>
      <FirstSteps links={FIRST_STEP_LINKS} />
      <Dashboard links={DASHBOARD_LINKS} />
    </PlainLinks>
  );
}
