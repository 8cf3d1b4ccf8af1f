import { createInstance } from 'i18next';
import type { Issue } from '../validation/index.js';
import type { texts } from './de/index.js';
import type { Language } from './language.js';

type Catalogue = typeof texts;
/** The texts of one language by feature; without those of the command line, which a browser does not need. */
export type Texts = { [F in keyof Omit<Catalogue, 'cli'>]: Record<keyof Catalogue[F], string> };

/** Name of a text: `<feature>.<key>`. A name that is not in the German catalogue, or a German name missing in English, is a compile error. */
export type TextKey = {
  [F in keyof Catalogue]: `${F}.${Named<keyof Catalogue[F] & string>}`;
}[keyof Catalogue];
/** Names of texts; a text with singular and plural is named without its ending. */
type Named<Key extends string> = Key extends `${infer Counted}_one` ? Key | Counted : Key;

/** Returns the text of a name, with `{{params}}` filled in. `count` chooses between the `_one` and `_other` texts. */
export type Translate = (key: TextKey, params?: Readonly<Record<string, string | number>>) => string;

/**
 * Builds the translator of one language over its texts, on its own i18next instance; it knows what is added to them later. A name missing
 * at run time is passed to `onMissing`, once per name, and the name itself is shown.
 */
export function translatorOf(
  language: Language,
  texts: Partial<Texts>,
  onMissing: (key: string) => void = () => {},
): Translate {
  const reported = new Set<string>();
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: 'common',
    nsSeparator: '.',
    keySeparator: false,
    appendNamespaceToMissingKey: true,
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      const name = `${namespace}.${key}`;
      if (!reported.has(name)) onMissing(name);
      reported.add(name);
    },
  });
  void instance.init();
  return (key, params) => instance.t(key as never, params as never) as unknown as string;
}

/** The words for the fields that a text of an issue may name: the name in a request or an answer is none. */
const FIELD_WORDS: ReadonlyMap<unknown, TextKey> = new Map([
  ['external_order_id', 'orders.externalOrderId'],
  ['username', 'users.username'],
  ['merchant_name', 'merchants.name'],
  ['erp_merchant_id', 'merchants.erpId'],
  ['url', 'blog.url'],
  ['name', 'savedViews.name'],
]);

/** The text of an issue, with a field named as it is on the screen. */
export function issueMessage(translate: Translate, issue: Pick<Issue, 'code' | 'params'>): string {
  const words = FIELD_WORDS.get(issue.params?.['field']);
  const params = words === undefined ? issue.params : { ...issue.params, field: translate(words) };
  return translate(`validation.${issue.code}`, params);
}
