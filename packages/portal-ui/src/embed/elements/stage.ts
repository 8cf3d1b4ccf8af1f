import type { Language } from '@kontor/portal-core';
import { openFrame } from '../shadow/open-frame.js';
import { hideFailure, showFailure, type EarlyFailure } from './failure.js';
import { hideSkeleton, showSkeleton } from './skeleton.js';

/** Something is coming to the element, again or at last. */
export function stageComing(host: Element): void {
  const parts = openFrame(host);
  hideFailure(parts);
  showSkeleton(parts);
}

/** What was coming stands there. */
export function stageShown(host: Element): void {
  const parts = openFrame(host);
  hideSkeleton(parts);
  hideFailure(parts);
}

/** What was coming did not come. */
export function stageFailed(host: Element, language: Language, failure: EarlyFailure): void {
  const parts = openFrame(host);
  hideSkeleton(parts);
  showFailure(parts, language, failure);
}
