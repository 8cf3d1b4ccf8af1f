import { DEFAULT_TIME_ZONE } from '@kontor/portal-core/dates';
import { settingText, type Setting } from '@kontor/portal-core/settings';

/** The portal's time zone, which decides the day of an instant. */
export const timeZoneOf = (settings: readonly Setting[]): string =>
  settingText(settings, 'time_zone') || DEFAULT_TIME_ZONE;
