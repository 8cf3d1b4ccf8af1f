import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  dashboardConfigsCreate,
  dashboardConfigsDelete,
  dashboardConfigsGet,
  dashboardConfigsList,
  dashboardConfigsUpdate,
  type DashboardConfigInput,
} from '@kontor/portal-core';
import { usePortalClient, useSendOnce, useSingleMutation } from '../provider/index.js';
import { pagedRows } from '../table/index.js';
import { DASHBOARD_CONFIGS, dashboardConfigKey, DASHBOARDS } from './dashboard-keys.js';

/** Fetches a page of dashboard configs. */
export function useDashboardConfigs(page: number) {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...DASHBOARD_CONFIGS, page],
    queryFn: ({ signal }) => client.call(dashboardConfigsList, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
  return pagedRows(query);
}

/** Fetches one dashboard config as it is stored now. */
export function useDashboardConfig(id: number) {
  const client = usePortalClient();
  return useQuery({
    queryKey: dashboardConfigKey(id),
    queryFn: ({ signal }) => client.call(dashboardConfigsGet, { params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Creates a config, or changes the one with the given id. Refetches everything about dashboards. */
export function useSaveDashboardConfig(id: number | null) {
  const client = usePortalClient();
  const cache = useQueryClient();
  const once = useSendOnce();
  return useSingleMutation({
    mutationFn: (body: DashboardConfigInput) =>
      id === null
        ? once(body, (headers) =>
            client.call(dashboardConfigsCreate, { body: { ...body, type: 'dashboard' }, headers }),
          )
        : client.call(dashboardConfigsUpdate, { params: { id }, body }),
    onSuccess: (config) => {
      cache.setQueryData(dashboardConfigKey(config.id), config);
      return cache.invalidateQueries({ queryKey: DASHBOARDS, predicate: isNoSingleConfig });
    },
  });
}

/** Deletes a config by id. Refetches everything about dashboards. */
export function useDeleteDashboardConfig() {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => client.call(dashboardConfigsDelete, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: DASHBOARDS, predicate: isNoSingleConfig }),
  });
}

/** Whether a query is not for a single config. A single config needs no refetch: it has just been returned, or was deleted. */
const isNoSingleConfig = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[1] !== 'config';
