import type { ShadowParts } from '../shadow/open-frame.js';

const LINES = 6;

/** Shows at once that something comes: what the page put in the element with `slot="loading"`, else a skeleton. */
export function showSkeleton({ frame }: ShadowParts): void {
  if (loaderIn(frame)) return;
  const root = frame.getRootNode();
  if (root instanceof ShadowRoot && root.host.querySelector(':scope > [slot=loading]'))
    root.append(pagesOwn());
  else frame.append(skeleton());
}

/** Removes what told that something comes. */
export function hideSkeleton({ frame }: ShadowParts): void {
  loaderIn(frame)?.remove();
}

/** The place of the page's loader. It stands beside the frame, so that it has the page's letters and colours. */
function pagesOwn(): HTMLElement {
  const slot = document.createElement('slot');
  slot.name = 'loading';
  return slot;
}

/** Uses only DOM calls, so that a page with trusted types reports nothing. */
function skeleton(): HTMLElement {
  const lines = document.createElement('div');
  lines.setAttribute('part', 'skeleton');
  lines.setAttribute('aria-hidden', 'true');
  for (let line = 0; line < LINES; line += 1) lines.append(document.createElement('div'));
  return lines;
}

function loaderIn(frame: HTMLElement): Element | null {
  const slot = frame.parentNode?.querySelector('slot[name=loading]');
  return slot ?? frame.querySelector(':scope > [part=skeleton]');
}
