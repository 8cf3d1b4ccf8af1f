import { useCallback } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslate } from '@kontor/portal-ui';
import { DashboardConfigs } from '@kontor/portal-ui/dashboards';
import { PageLink } from '../navigation/index.js';
import { PlainLinks } from './PlainLinks.js';
import { usePageNumber } from './usePageNumber.js';

const editHref = (id: number) => `/dashboard-configs/${id}`;

/** The page of the dashboards that users are assigned. */
export function DashboardConfigsPage() {
  const translate = useTranslate();
  const { history } = useRouter();
  const [page, setPage] = usePageNumber();
  const onEdit = useCallback((id: number) => history.push(editHref(id)), [history]);
  return (
    <PlainLinks>
      <DashboardConfigs
        page={page}
        onChange={setPage}
        editHref={editHref}
        onEdit={onEdit}
        heading={<h1>{translate('shell.dashboardConfigs')}</h1>}
        actions={
          <PageLink to="/dashboard-configs/create" data-variant="primary">
            <Plus aria-hidden="true" />
            {translate('dashboards.create')}
          </PageLink>
        }
      />
    </PlainLinks>
  );
}
