import { portalElement } from './portal-element.js';
import { configure } from './settings.js';
import { TAGS, type Tag } from './tags.js';

/** Makes the custom elements known to the page. `baseUrl` is the portal's origin. A script loaded twice changes nothing. */
export function defineElements(baseUrl: string): void {
  for (const tag of Object.keys(TAGS) as Tag[])
    if (!customElements.get(tag)) customElements.define(tag, portalElement(tag, baseUrl));
}

/** What scripts that import nothing find in `window.Kontor`. */
export const Kontor = { configure };
export { configure } from './settings.js';
export type { EmbedSettings } from './settings.js';
