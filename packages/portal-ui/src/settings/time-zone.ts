import { DEFAULT_TIME_ZONE, settingText, type Setting } from '@kontor/portal-core';

/** The time zone days belong to. */
export const timeZoneOf = (settings: readonly Setting[]): string =>
  settingText(settings, 'time_zone') || DEFAULT_TIME_ZONE;
