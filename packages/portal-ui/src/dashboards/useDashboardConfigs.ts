import { keepPreviousData } from '@tanstack/react-query';
import {
  currentUserDashboard,
  dashboardConfigsCreate,
  dashboardConfigsDelete,
  dashboardConfigsGet,
  dashboardConfigsList,
  dashboardConfigsUpdate,
  type DashboardConfigInput,
} from '@kontor/portal-core/dashboards';
import { useAnswer, useAnswerCache, useDelete, useSend } from '../provider/index.js';
import { pagedRows } from '../table/index.js';

/** Fetches a page of dashboard configs. */
export function useDashboardConfigs(page: number) {
  return pagedRows(
    useAnswer(dashboardConfigsList, { query: { page } }, { placeholderData: keepPreviousData }),
  );
}

/** Fetches one dashboard config as it is stored now. */
export function useDashboardConfig(id: number) {
  const options = { staleTime: 0, refetchOnWindowFocus: false };
  return useAnswer(dashboardConfigsGet, { params: { id } }, options);
}

/** Creates a config, or changes the one with the given id. Refetches the lists and the user's own dashboard. */
export function useSaveDashboardConfig(id: number | null) {
  const cache = useAnswerCache();
  return useSend(
    (client, body: DashboardConfigInput, once) =>
      id === null
        ? once(body, (headers) =>
            client.call(dashboardConfigsCreate, { body: { ...body, type: 'dashboard' }, headers }),
          )
        : client.call(dashboardConfigsUpdate, { params: { id }, body }),
    {
      renews: [currentUserDashboard],
      onSuccess: (config) => {
        cache.store(dashboardConfigsGet, { params: { id: config.id } }, config);
        return cache.renew(dashboardConfigsList);
      },
    },
  );
}

/** Deletes a config by id. Refetches the lists and the user's own dashboard. */
export function useDeleteDashboardConfig() {
  const cache = useAnswerCache();
  return useDelete(dashboardConfigsDelete, {
    renews: [currentUserDashboard],
    onSuccess: () => cache.renew(dashboardConfigsList),
  });
}
