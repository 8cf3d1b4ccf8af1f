import type { Tag } from './element-description.js';
import { portalElement } from './portal-element.js';
import { configure } from './settings.js';
import { TAGS } from './tags.js';

/** Registers the custom elements. `baseUrl` is the portal's origin. Loading the script twice has no effect. */
export function defineElements(baseUrl: string): void {
  for (const tag of Object.keys(TAGS) as Tag[])
    if (!customElements.get(tag)) customElements.define(tag, portalElement(tag, baseUrl));
}

/** The global `window.Kontor` for pages without modules. */
export const Kontor = { configure };
export { configure } from './settings.js';
export type { EmbedSettings } from './settings.js';
export type { KontorEvents } from './element-events.js';
export type { KontorElement } from './element-types.js';
