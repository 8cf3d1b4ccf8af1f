import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import { SETTING_GROUPS, settingDefinition } from '@kontor/portal-core/settings';

/** The label of a setting; its key when the portal does not know it. */
export function settingLabel(translate: Translate, key: string): string {
  const definition = settingDefinition(key);
  return definition === undefined ? key : translate(definition.label);
}

/** The explanation of a setting; undefined when it needs none. */
export function settingHelp(translate: Translate, key: string): string | undefined {
  const help = settingDefinition(key)?.help;
  return help === undefined ? undefined : translate(help);
}

/** The label of a group of settings. */
export const groupLabel = (translate: Translate, group: string): string =>
  named(SETTING_GROUPS, translate, group);

/** The label of a setting's option. */
export const optionText = (translate: Translate, key: string, value: string): string =>
  named(settingDefinition(key)?.options ?? {}, translate, value);

function named(names: Readonly<Record<string, TextKey>>, translate: Translate, key: string): string {
  const name = names[key];
  return name === undefined ? key : translate(name);
}
