import { useQuery } from '@tanstack/react-query';
import {
  DEFAULT_TIME_ZONE,
  ORDER_ERROR_SETTINGS,
  settingList,
  settingsList,
  type OrderErrorLists,
  type Setting,
} from '@kontor/portal-core';
import { usePortalClient } from '../provider/index.js';
import { timeZoneOf } from '../settings/time-zone.js';

/** What the portal is set to that order errors need. */
export interface OrderErrorSettings extends OrderErrorLists {
  /** The zone days belong to. */
  readonly timeZone: string;
  /** They are on their way. */
  readonly isLoading: boolean;
}

/** Settings change rarely; the server checks every value anyway. */
const FRESH_FOR = 5 * 60_000;
const UNKNOWN: Omit<OrderErrorSettings, 'isLoading'> = {
  statuses: [],
  types: [],
  timeZone: DEFAULT_TIME_ZONE,
};

/** The lists an error's values come from; empty until known. */
export function useOrderErrorSettings(): OrderErrorSettings {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => client.call(settingsList, { signal }),
    staleTime: FRESH_FOR,
    select: readSettings,
  });
  return { ...(query.data ?? UNKNOWN), isLoading: query.isPending };
}

function readSettings({ entries }: { readonly entries: readonly Setting[] }): typeof UNKNOWN {
  return {
    statuses: settingList(entries, ORDER_ERROR_SETTINGS.statuses),
    types: settingList(entries, ORDER_ERROR_SETTINGS.types),
    timeZone: timeZoneOf(entries),
  };
}
