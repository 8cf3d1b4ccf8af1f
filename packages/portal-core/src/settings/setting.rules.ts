import { isIsoDay, parseInstant } from '../dates/index.js';
import {
  cleanText,
  isEmail,
  issue,
  isWebAddress,
  jsonOf,
  type Issue,
  type Parsed,
} from '../validation/index.js';
import { settingDefinition, type SettingDefinition } from './setting-definitions.js';
import type { Setting } from './settings.api.js';

/** Most characters of a value, by type. */
export const SETTING_MAX = { text: 200, textarea: 2000, entry: 100 } as const;
/** Most entries of a list. */
export const SETTING_ENTRIES_MAX = 100;

/**
 * The JSON text of a setting in its stored form, or the broken rules: it must fit the setting's type (api.md). Texts are cleaned; a list
 * loses blank and repeated entries and must keep at least one.
 */
export function parseSettingValue(
  { key, type }: Pick<Setting, 'key' | 'type'>,
  json: string,
): Parsed<string> {
  const definition = settingDefinition(key);
  const value = jsonOf(json);
  const result = type === 'multi' ? listValue(value) : textValue(value, type, definition);
  return result.ok ? { ok: true, value: JSON.stringify(result.value) } : result;
}

const refused = (...issues: Issue[]): Parsed<never> => ({ ok: false, issues });

function listValue(value: unknown): Parsed<readonly string[]> {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string'))
    return refused(issue('value', 'invalidType'));
  const entries = [
    ...new Set(value.map((entry: string) => cleanText(entry)).filter((entry) => entry !== '')),
  ];
  if (entries.length === 0) return refused(issue('value', 'required'));
  if (entries.length > SETTING_ENTRIES_MAX)
    return refused(issue('value', 'max', { max: SETTING_ENTRIES_MAX }));
  const long = entries.findIndex((entry) => entry.length > SETTING_MAX.entry);
  if (long >= 0) return refused(issue(`value.${long}`, 'maxLength', { max: SETTING_MAX.entry }));
  return { ok: true, value: entries };
}

function textValue(
  value: unknown,
  type: Exclude<Setting['type'], 'multi'>,
  definition: SettingDefinition | undefined,
): Parsed<string> {
  if (typeof value !== 'string') return refused(issue('value', 'invalidType'));
  const text = type === 'textarea' ? value.trim() : cleanText(value);
  if (text === '') return emptyValue(definition);
  const max = type === 'textarea' ? SETTING_MAX.textarea : SETTING_MAX.text;
  if (text.length > max) return refused(issue('value', 'maxLength', { max }));
  const wrong = formatIssue(text, definition);
  if (wrong !== null) return refused(wrong);
  if (type === 'select' && definition?.options && !Object.hasOwn(definition.options, text))
    return refused(issue('value', 'invalidValue'));
  if (type === 'date' && !isIsoDay(text)) return refused(issue('value', 'date'));
  if (type === 'datetime' && parseInstant(text) === null) return refused(issue('value', 'date'));
  return { ok: true, value: type === 'datetime' ? new Date(parseInstant(text) ?? 0).toISOString() : text };
}

function formatIssue(text: string, definition: SettingDefinition | undefined): Issue | null {
  if (definition?.format === 'webAddress' && !isWebAddress(text)) return issue('value', 'webAddress');
  return definition?.format === 'email' && !isEmail(text) ? issue('value', 'email') : null;
}

function emptyValue(definition: SettingDefinition | undefined): Parsed<string> {
  return definition?.isOptional ? { ok: true, value: '' } : refused(issue('value', 'required'));
}
