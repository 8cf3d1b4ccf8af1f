import type { Language } from '@kontor/portal-core/i18n';
import { openFrame } from '../shadow/open-frame.js';
import { hideFailure, showFailure, type EarlyFailure } from './failure.js';
import { hideSkeleton, showSkeleton } from './skeleton.js';

/** Marks the element as loading, at first or again. */
export function stageComing(host: Element): void {
  const parts = openFrame(host);
  hideFailure(parts);
  showSkeleton(parts);
}

/** Marks the element as shown. */
export function stageShown(host: Element): void {
  const parts = openFrame(host);
  hideSkeleton(parts);
  hideFailure(parts);
}

/** Marks the element as failed and shows the failure. */
export function stageFailed(host: Element, language: Language, failure: EarlyFailure): void {
  const parts = openFrame(host);
  hideSkeleton(parts);
  showFailure(parts, language, failure);
}
