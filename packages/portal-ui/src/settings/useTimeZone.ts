import { timeZoneOf } from './time-zone.js';
import { useSettings } from './useSettings.js';

/** The portal's time zone, which decides the day of an instant; the default one until the settings are loaded. */
export const useTimeZone = (): string => timeZoneOf(useSettings().settings ?? []);
