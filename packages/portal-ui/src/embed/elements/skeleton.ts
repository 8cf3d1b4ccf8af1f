import type { ShadowParts } from '../shadow/open-frame.js';

const LINES = 6;

/** Shows a skeleton immediately. Uses only DOM calls, so that a page with trusted types reports nothing. */
export function showSkeleton({ frame }: ShadowParts): void {
  if (skeletonIn(frame)) return;
  const skeleton = document.createElement('div');
  skeleton.setAttribute('part', 'skeleton');
  skeleton.setAttribute('aria-hidden', 'true');
  for (let line = 0; line < LINES; line += 1) skeleton.append(document.createElement('div'));
  frame.append(skeleton);
}

/** Removes the skeleton. */
export function hideSkeleton({ frame }: ShadowParts): void {
  skeletonIn(frame)?.remove();
}

function skeletonIn(frame: HTMLElement): Element | null {
  return frame.querySelector(':scope > [part=skeleton]');
}
