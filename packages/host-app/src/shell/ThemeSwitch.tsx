import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton, useTranslate, type ThemeChoice } from '@kontor/portal-ui';
import type { TextKey } from '@kontor/portal-core/i18n';
import { useLooks } from './account-preferences.js';

/** The three themes in the order of the button. */
export const THEMES: readonly {
  readonly value: ThemeChoice;
  readonly name: TextKey;
  readonly icon: typeof Sun;
}[] = [
  { value: 'system', name: 'shell.themeSystem', icon: Monitor },
  { value: 'light', name: 'shell.themeLight', icon: Sun },
  { value: 'dark', name: 'shell.themeDark', icon: Moon },
];

/** Button that switches to the next theme: the system's, light, dark. */
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
