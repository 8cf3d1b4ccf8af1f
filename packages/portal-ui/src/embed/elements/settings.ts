import type { FetchToken } from '@kontor/portal-core/embedding';
import type { Language } from '@kontor/portal-core/i18n';
import type { Appearance } from '../../theme/index.js';

/** Settings of the widgets, for the whole page or for one element. The element's settings win. */
export interface EmbedSettings {
  /** The portal's origin; by default the origin of the script. */
  readonly baseUrl?: string | undefined;
  /** Fetches a token from the page's own back end. */
  readonly fetchToken?: FetchToken | undefined;
  /** Language; German by default. */
  readonly locale?: Language | undefined;
  readonly appearance?: Appearance | undefined;
}

let pageWide: EmbedSettings = {};
const listeners = new Set<() => void>();

/** Sets defaults for all elements of the page. Further calls change only the settings they name. */
export function configure(settings: EmbedSettings): void {
  pageWide = { ...pageWide, ...settings };
  for (const listener of listeners) listener();
}

/** The settings given for the page. */
export function pageSettings(): EmbedSettings {
  return pageWide;
}

/** Calls the listener when the page's settings change. Returns a function that removes the listener. */
export function onConfigured(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
