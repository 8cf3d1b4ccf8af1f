import type { FetchToken } from '@kontor/portal-core/embedding';
import { languageOf, type Language } from '@kontor/portal-core/i18n';
import type { Appearance } from '../../theme/index.js';
import type { Tag } from './element-description.js';
import type { GivenValues } from './given-values.js';
import { pageSettings, type EmbedSettings } from './settings.js';
import { TAGS } from './tags.js';

/** The settings of an element, from its attributes, its properties and the page. */
export interface ElementState {
  readonly tag: Tag;
  readonly baseUrl: string;
  readonly fetchToken: FetchToken;
  readonly locale: Language;
  readonly appearance: Appearance;
  /** Values of the widget's own properties. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Merges the settings of an element with those of the page; the element's win. Null while no source of tokens is set. */
export function elementState(tag: Tag, origin: string, own: GivenValues): ElementState | null {
  const page: EmbedSettings = pageSettings();
  const fetchToken = (own.get('fetchToken') ?? page.fetchToken) as EmbedSettings['fetchToken'];
  if (fetchToken === undefined) return null;
  const values = Object.keys(TAGS[tag]).map((name) => [name, own.get(name)] as const);
  return {
    tag,
    fetchToken,
    baseUrl: String(own.get('baseUrl') ?? page.baseUrl ?? origin),
    locale: elementLanguage(own),
    appearance: elementAppearance(own, page.appearance),
    values: Object.fromEntries(values),
  };
}

/** The language of an element; German by default. */
export function elementLanguage(own: GivenValues): Language {
  return languageOf(String(own.get('locale') ?? pageSettings().locale ?? ''));
}

function elementAppearance(own: GivenValues, page: Appearance = {}): Appearance {
  const given = (own.get('appearance') ?? {}) as Appearance;
  const theme = (own.get('theme') ?? given.theme ?? page.theme) as Appearance['theme'];
  const density = (own.get('density') ?? given.density ?? page.density) as Appearance['density'];
  return { theme, density, variables: given.variables ?? page.variables };
}
