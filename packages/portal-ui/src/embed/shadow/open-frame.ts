import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { adoptFrameStyles, styleTarget } from './adopted-styles.js';

/** The parts of an open shadow root that widgets are rendered into. */
export interface ShadowParts {
  /** Cut off from the page's letters; holds everything. */
  readonly frame: HTMLElement;
  /** React renders in here. */
  readonly app: HTMLElement;
  /** Handed to styled-components. */
  readonly styles: HTMLElement;
}

const opened = new WeakMap<ShadowRoot, ShadowParts>();

const roots = new Set<ShadowRoot>();

/**
 * An element of any frame by its id. The build of the embed script has react-aria ask here where it looks up whether the text that names
 * or describes something is there: it asks the page alone, and would leave every field in a frame without its help and errors.
 */
function elementInFrames(id: string): Element | null {
  for (const root of roots) {
    const element = root.getElementById(id);
    if (element) return element;
    if (!root.host.isConnected) roots.delete(root);
  }
  return null;
}
Object.assign(globalThis, { [Symbol.for('kontor.elementInFrames')]: elementInFrames });

/** The parts of an element's shadow root; the same ones when it is asked again, since a root cannot be attached twice. */
export function openFrame(host: Element): ShadowParts {
  // react-aria asks for the flag whenever something is pressed; without it nothing in a shadow root can be.
  enableShadowDOM();
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  roots.add(root);
  const known = opened.get(root);
  if (known) return known;
  adoptFrameStyles(root);
  const frame = document.createElement('div');
  frame.dataset['kontorFrame'] = '';
  const app = document.createElement('div');
  frame.append(app);
  root.append(frame);
  const parts = { frame, app, styles: styleTarget(root) };
  opened.set(root, parts);
  return parts;
}
