import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslate } from '@kontor/portal-ui';
import { DashboardEditor } from '@kontor/portal-ui/dashboards';
import { DASHBOARD_LINKS } from './dashboard-links.js';
import { NotFoundPage } from './NotFoundPage.js';
import { PlainLinks } from './PlainLinks.js';

/** The editor of a dashboard: a new one, or the one that the URL names. */
export function DashboardConfigPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id }: { id?: string } = useParams({ strict: false });
  if (id !== undefined && !/^[1-9]\d{0,14}$/.test(id)) return <NotFoundPage />;
  return (
    <PlainLinks>
      <h1>{translate(id === undefined ? 'shell.createDashboardConfig' : 'shell.dashboardConfig')}</h1>
      <DashboardEditor
        id={id === undefined ? null : Number(id)}
        links={DASHBOARD_LINKS}
        onCreated={(config) =>
          void navigate({ to: '/dashboard-configs/$id', params: { id: String(config.id) } })
        }
      />
    </PlainLinks>
  );
}
