import type { TextKey, Translate } from '@kontor/portal-core/i18n';

const NAMES: Readonly<Record<string, TextKey>> = {
  ctrl: 'editor.controlKey',
  shift: 'editor.shiftKey',
  space: 'palette.name_space',
  pageUp: 'palette.name_pageUp',
  pageDown: 'palette.name_pageDown',
  home: 'palette.name_home',
  end: 'palette.name_end',
  delete: 'palette.name_delete',
};

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys as they are called on the user's keyboard: `{ctrl}+K` is `Strg+K`, and `⌘K` on a Mac. */
export function keyText(keys: string, translate: Translate): string {
  const own = isMac() ? keys.replaceAll('{ctrl}+', '⌘') : keys;
  return own.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const key = NAMES[name];
    return key === undefined ? whole : translate(key);
  });
}
