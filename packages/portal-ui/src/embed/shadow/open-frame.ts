import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { adoptFrameStyles, dropWidgetStyles, styleTarget } from './adopted-styles.js';

/** The parts of an open shadow root that widgets are rendered into. */
export interface ShadowParts {
  /** Contains everything else; inherits no styles from the page. */
  readonly frame: HTMLElement;
  /** Container of the React root. */
  readonly app: HTMLElement;
  /** Target of the style rules of styled-components. */
  readonly styles: HTMLElement;
  /** Takes the rules away once no widget needs them; the next one writes its own. */
  readonly dropStyles: () => void;
}

const opened = new WeakMap<ShadowRoot, ShadowParts>();

/** Opens an element's shadow root and returns its parts. Repeated calls return the same parts, since a root cannot be attached twice. */
export function openFrame(host: Element): ShadowParts {
  // react-aria asks for the flag whenever something is pressed; without it nothing in a shadow root can be.
  enableShadowDOM();
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const known = opened.get(root);
  if (known) return known;
  adoptFrameStyles(root);
  const frame = document.createElement('div');
  frame.dataset['kontorFrame'] = '';
  const app = document.createElement('div');
  frame.append(app);
  root.append(frame);
  const parts = { frame, app, styles: styleTarget(root), dropStyles: () => dropWidgetStyles(root) };
  opened.set(root, parts);
  return parts;
}
