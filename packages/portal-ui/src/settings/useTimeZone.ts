import { timeZoneOf } from './time-zone.js';
import { useSettings } from './useSettings.js';

/** The time zone days belong to; the usual one until the settings are known. */
export const useTimeZone = (): string => timeZoneOf(useSettings().settings ?? []);
