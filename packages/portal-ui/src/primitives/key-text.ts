import type { TextKey, Translate } from '@kontor/portal-core/i18n';

const NAMES: Readonly<Record<string, TextKey>> = {
  ctrl: 'common.controlKey',
  shift: 'common.shiftKey',
  space: 'common.key_space',
  pageUp: 'common.key_pageUp',
  pageDown: 'common.key_pageDown',
  home: 'common.key_home',
  end: 'common.key_end',
  delete: 'common.key_delete',
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
