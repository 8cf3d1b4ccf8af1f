import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton, useTranslate, type ThemeChoice } from '@kontor/portal-ui';
import type { TextKey } from '@kontor/portal-core';
import { useLooks } from './account-preferences.js';

/** The three looks in the order the button goes through them. */
export const THEMES: readonly {
  readonly value: ThemeChoice;
  readonly name: TextKey;
  readonly icon: typeof Sun;
}[] = [
  { value: 'system', name: 'shell.themeSystem', icon: Monitor },
  { value: 'light', name: 'shell.themeLight', icon: Sun },
  { value: 'dark', name: 'shell.themeDark', icon: Moon },
];

/** Goes to the next look: the system's, light, dark. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const [{ theme }, change] = useLooks();
  const at = THEMES.findIndex(({ value }) => value === theme);
  const { name, icon: Icon } = THEMES[at] ?? THEMES[0]!;
  const next = THEMES[(at + 1) % THEMES.length]!;
  return (
    <IconButton
      label={`${translate('shell.theme')}: ${translate(name)}`}
      onPress={() => change({ theme: next.value })}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
