import { settingsList, settingsPublic, settingsUpdate, type Setting } from '@kontor/portal-core/settings';
import { isStale, LOGGED_FAILURE, useAnswer, useAnswerCache, useSend } from '../provider/index.js';

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

interface SettingChange {
  /** JSON text. */
  readonly value: string;
  /** The value that the change was made from. */
  readonly from: string;
}

/** Changes a setting; every widget that has read it is updated at once. When somebody else has changed it meanwhile, the new value is fetched. */
export function useSaveSetting(key: string) {
  const cache = useAnswerCache();
  return useSend((client, body: SettingChange) => client.call(settingsUpdate, { params: { key }, body }), {
    renews: [],
    onError: (error) => (isStale(error) ? cache.renew(settingsList, {}) : undefined),
    onSuccess: (changed) =>
      cache.store(settingsList, {}, (known) =>
        known === undefined
          ? known
          : { ...known, entries: known.entries.map((entry) => (entry.key === key ? changed : entry)) },
      ),
  });
}
