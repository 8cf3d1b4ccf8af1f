import type { FetchToken, Language } from '@kontor/portal-core';
import type { Appearance } from '../../theme/index.js';

/** What an element must know; said once for the page, or of one element, which then wins. */
export interface EmbedSettings {
  /** The portal's origin; the one the script came from unless told. */
  readonly baseUrl?: string | undefined;
  /** Asks the page's own back end for a token. */
  readonly fetchToken?: FetchToken | undefined;
  /** German unless told. */
  readonly locale?: Language | undefined;
  readonly appearance?: Appearance | undefined;
}

let pageWide: EmbedSettings = {};
const listeners = new Set<() => void>();

/** Says for the whole page what elements do not say of themselves. Called again, it changes what it names and nothing else. */
export function configure(settings: EmbedSettings): void {
  pageWide = { ...pageWide, ...settings };
  for (const listener of listeners) listener();
}

/** What the page said. */
export function pageSettings(): EmbedSettings {
  return pageWide;
}

/** Calls the listener whenever the page says something else; answers how to stop that. */
export function onConfigured(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
