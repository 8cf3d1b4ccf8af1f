import {
  formatDay,
  formatInstant,
  instantOfLocalTime,
  localTimeOf,
  parseInstant,
} from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import { settingList, settingText, type Setting } from '@kontor/portal-core/settings';
import { optionText } from './setting-texts.js';

/** A setting's value as text for its editor: a list has one entry per line, an instant is local time. */
export function draftOf(setting: Setting, timeZone: string): string {
  if (setting.type === 'multi') return settingList([setting], setting.key).join('\n');
  const text = settingText([setting], setting.key);
  if (setting.type !== 'datetime') return text;
  const instant = parseInstant(text);
  return instant === null ? '' : localTimeOf(instant, timeZone);
}

/** Converts an editor's text into the JSON text that is sent. */
export function valueOf({ type }: Pick<Setting, 'type'>, draft: string, timeZone: string): string {
  if (type === 'multi')
    return JSON.stringify(
      draft
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    );
  if (type !== 'datetime' || draft === '') return JSON.stringify(draft);
  const instant = instantOfLocalTime(draft, timeZone);
  return JSON.stringify(instant === null ? draft : new Date(instant).toISOString());
}

/** A setting's value in the reader's words, a list as one line per entry; empty when there is none. */
export function linesOf(setting: Setting, timeZone: string, translate: Translate): readonly string[] {
  const lines = shownOf(setting, timeZone);
  return setting.type === 'select' ? lines.map((line) => optionText(translate, setting.key, line)) : lines;
}

function shownOf(setting: Setting, timeZone: string): readonly string[] {
  if (setting.type === 'multi') return settingList([setting], setting.key);
  const text = settingText([setting], setting.key);
  if (text === '') return [];
  if (setting.type === 'date') return [formatDay(text)];
  if (setting.type !== 'datetime') return text.split('\n');
  const instant = parseInstant(text);
  return instant === null ? [text] : [formatInstant(instant, timeZone)];
}
