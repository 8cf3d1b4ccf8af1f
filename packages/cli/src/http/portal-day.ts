import { DEFAULT_TIME_ZONE, today } from '@kontor/portal-core/dates';
import { settingsPublic, settingText } from '@kontor/portal-core/settings';
import type { PortalClient } from '@kontor/portal-core/wire';

/** The ISO day that it is in the portal's time zone, by the clock of this machine. */
export async function portalDay(client: PortalClient): Promise<string> {
  const { entries } = await client.call(settingsPublic, {});
  return today(Date.now, settingText(entries, 'time_zone') || DEFAULT_TIME_ZONE);
}
