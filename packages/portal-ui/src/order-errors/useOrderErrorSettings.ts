import { DEFAULT_TIME_ZONE } from '@kontor/portal-core/dates';
import type { OrderErrorLists } from '@kontor/portal-core/order-errors';
import { ORDER_ERROR_SETTINGS, settingList, settingsList, type Setting } from '@kontor/portal-core/settings';
import { type OptionRequest, optionRequest } from '../primitives/index.js';
import { useAnswer } from '../provider/index.js';
import { timeZoneOf } from '../settings/index.js';

/** The portal's settings for order errors. */
export interface OrderErrorSettings extends OrderErrorLists {
  /** Time zone that days are counted in. */
  readonly timeZone: string;
  /** State of the request for the settings. */
  readonly request: OptionRequest;
}

/** Time in milliseconds for which cached settings are used. Settings change rarely; the server checks every value anyway. */
const FRESH_FOR = 5 * 60_000;
const UNKNOWN: Omit<OrderErrorSettings, 'request'> = {
  statuses: [],
  types: [],
  timeZone: DEFAULT_TIME_ZONE,
};

/** Fetches the lists of values for an error; empty until loaded. */
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
