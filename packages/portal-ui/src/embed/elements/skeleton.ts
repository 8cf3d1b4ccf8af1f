import type { ShadowParts } from '../shadow/open-frame.js';

const LINES = 6;

/** Shows at once that something is coming. Built by hand, so that a page with trusted types has nothing to say about it. */
export function showSkeleton({ frame }: ShadowParts): void {
  if (skeletonIn(frame)) return;
  const skeleton = document.createElement('div');
  skeleton.setAttribute('part', 'skeleton');
  skeleton.setAttribute('aria-hidden', 'true');
  for (let line = 0; line < LINES; line += 1) skeleton.append(document.createElement('div'));
  frame.append(skeleton);
}

/** Takes it away. */
export function hideSkeleton({ frame }: ShadowParts): void {
  skeletonIn(frame)?.remove();
}

function skeletonIn(frame: HTMLElement): Element | null {
  return frame.querySelector(':scope > [part=skeleton]');
}
