import type { Plugin } from 'vite';

/** The texts react-aria and react-stately bring for their own controls, one file a language. */
const CONTROL_TEXTS = /react-(?:aria|stately)\/dist\/private\/intl\/[^/]+\/([a-z]{2}-[A-Z]{2})\.m?js$/;

/** Leaves out the controls' texts of languages the portal is not shown in. `locales` as `de-DE`; `en-US` is their fallback. */
export function onlyLanguages(locales: readonly string[]): Plugin {
  return {
    name: 'kontor-only-languages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const locale = CONTROL_TEXTS.exec(id)?.[1];
      return locale === undefined || locales.includes(locale) ? null : 'export default {}';
    },
  };
}
