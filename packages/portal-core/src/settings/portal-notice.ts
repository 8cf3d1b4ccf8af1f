import { addDays, parseInstant, startOf } from '../dates/index.js';
import { settingText } from './setting-values.js';
import type { Setting } from './settings.api.js';

/** The notice that every signed-in user sees at the top of every page. */
export interface PortalNotice {
  readonly text: string;
  readonly level: 'info' | 'warning';
}

/**
 * The notice of the settings at an instant (milliseconds since 1970), or null: there is none without a text, before `notice_from`, or after
 * the day `notice_until`.
 */
export function portalNotice(
  settings: readonly Pick<Setting, 'key' | 'value'>[],
  now: number,
  timeZone: string,
): PortalNotice | null {
  const text = settingText(settings, 'notice_text').trim();
  const from = parseInstant(settingText(settings, 'notice_from'));
  const until = settingText(settings, 'notice_until');
  const isOver = until !== '' && now >= startOf(addDays(until, 1), timeZone);
  if (text === '' || (from !== null && now < from) || isOver) return null;
  return { text, level: settingText(settings, 'notice_level') === 'warning' ? 'warning' : 'info' };
}
