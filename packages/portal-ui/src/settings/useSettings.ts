import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  settingsList,
  settingsPublic,
  settingsUpdate,
  type PortalList,
  type Setting,
} from '@kontor/portal-core';
import { LOGGED_FAILURE, usePortalClient, useSingleMutation } from '../provider/index.js';

const SETTINGS = ['settings'] as const;
/** Settings change rarely; the server checks every value anyway. */
const FRESH_FOR = 5 * 60_000;

/** All settings. */
export function useSettings() {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => client.call(settingsList, { signal }),
    staleTime: FRESH_FOR,
    meta: LOGGED_FAILURE,
  });
  return {
    settings: query.data?.entries,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** The settings anyone may read, for pages without an account; undefined until known. */
export function usePublicSettings(): readonly Setting[] | undefined {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...SETTINGS, 'public'],
    queryFn: ({ signal }) => client.call(settingsPublic, { signal }),
    staleTime: FRESH_FOR,
  });
  return query.data?.entries;
}

/** Changes a setting; what every widget has read of it changes at once. */
export function useSaveSetting(key: string) {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (value: string) => client.call(settingsUpdate, { params: { key }, body: { value } }),
    onSuccess: (changed) =>
      cache.setQueryData<PortalList<Setting>>(SETTINGS, (known) =>
        known === undefined
          ? known
          : { ...known, entries: known.entries.map((entry) => (entry.key === key ? changed : entry)) },
      ),
  });
}
