import { settingsList, settingsPublic, settingsUpdate, type Setting } from '@kontor/portal-core/settings';
import { LOGGED_FAILURE, useAnswer, useAnswerCache, useSend } from '../provider/index.js';

/** Milliseconds for which settings count as fresh: they change rarely, and the server checks every value anyway. */
const FRESH_FOR = 5 * 60_000;

/** All settings. */
export function useSettings() {
  const query = useAnswer(settingsList, {}, { staleTime: FRESH_FOR, meta: LOGGED_FAILURE });
  return {
    settings: query.data?.entries,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** The settings that anyone may read, for pages without an account; undefined until loaded. */
export function usePublicSettings(): readonly Setting[] | undefined {
  return useAnswer(settingsPublic, {}, { staleTime: FRESH_FOR }).data?.entries;
}

/** Changes a setting; every widget that has read it is updated at once. */
export function useSaveSetting(key: string) {
  const cache = useAnswerCache();
  return useSend(
    (client, value: string) => client.call(settingsUpdate, { params: { key }, body: { value } }),
    {
      renews: [],
      onSuccess: (changed) =>
        cache.store(settingsList, {}, (known) =>
          known === undefined
            ? known
            : { ...known, entries: known.entries.map((entry) => (entry.key === key ? changed : entry)) },
        ),
    },
  );
}
