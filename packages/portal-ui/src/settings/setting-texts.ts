import { SETTING_GROUPS, settingDefinition, type TextKey, type Translate } from '@kontor/portal-core';

/** What a setting is called; its key where the portal does not know it. */
export function settingLabel(translate: Translate, key: string): string {
  const definition = settingDefinition(key);
  return definition === undefined ? key : translate(definition.label);
}

/** What a setting does, where that needs words. */
export function settingHelp(translate: Translate, key: string): string | undefined {
  const help = settingDefinition(key)?.help;
  return help === undefined ? undefined : translate(help);
}

/** What a group of settings is called. */
export const groupLabel = (translate: Translate, group: string): string =>
  named(SETTING_GROUPS, translate, group);

/** What one of the choices of a setting is called. */
export const optionText = (translate: Translate, key: string, value: string): string =>
  named(settingDefinition(key)?.options ?? {}, translate, value);

function named(names: Readonly<Record<string, TextKey>>, translate: Translate, key: string): string {
  const name = names[key];
  return name === undefined ? key : translate(name);
}
