import {
  DEFAULT_TIME_ZONE,
  ORDER_ERROR_SETTINGS,
  settingList,
  settingsList,
  type OrderErrorLists,
  type Setting,
} from '@kontor/portal-core';
import { type OptionRequest, optionRequest } from '../primitives/index.js';
import { useAnswer } from '../provider/index.js';
import { timeZoneOf } from '../settings/index.js';

/** What the portal is set to that order errors need. */
export interface OrderErrorSettings extends OrderErrorLists {
  /** The zone days belong to. */
  readonly timeZone: string;
  /** How asking for them stands. */
  readonly request: OptionRequest;
}

/** Settings change rarely; the server checks every value anyway. */
const FRESH_FOR = 5 * 60_000;
const UNKNOWN: Omit<OrderErrorSettings, 'request'> = {
  statuses: [],
  types: [],
  timeZone: DEFAULT_TIME_ZONE,
};

/** The lists an error's values come from; empty until known. */
export function useOrderErrorSettings(): OrderErrorSettings {
  const query = useAnswer(settingsList, {}, { staleTime: FRESH_FOR, select: readSettings });
  return { ...(query.data ?? UNKNOWN), request: optionRequest(query) };
}

function readSettings({ entries }: { readonly entries: readonly Setting[] }): typeof UNKNOWN {
  return {
    statuses: settingList(entries, ORDER_ERROR_SETTINGS.statuses),
    types: settingList(entries, ORDER_ERROR_SETTINGS.types),
    timeZone: timeZoneOf(entries),
  };
}
