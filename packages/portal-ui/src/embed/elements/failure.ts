import { EARLY_TEXTS, type Language } from '@kontor/portal-core';
import type { ShadowParts } from '../shadow/open-frame.js';

/**
 * Says that the widget could not be fetched, and offers to try again. Built by hand of what every browser has: React, the styled parts
 * and the catalogue are what did not come.
 */
export function showFailure({ frame }: ShadowParts, language: Language, onRetry: () => void): void {
  if (failureIn(frame)) return;
  const texts = EARLY_TEXTS[language];
  const failure = document.createElement('div');
  failure.setAttribute('part', 'failure');
  failure.setAttribute('role', 'alert');
  failure.lang = language;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = texts.retry;
  retry.addEventListener('click', onRetry);
  failure.append(paragraph('strong', texts.notShown), paragraph('span', texts.notShownText), retry);
  frame.append(failure);
}

/** Takes it away. */
export function hideFailure({ frame }: ShadowParts): void {
  failureIn(frame)?.remove();
}

function paragraph(tag: 'strong' | 'span', text: string): HTMLElement {
  const words = document.createElement(tag);
  words.textContent = text;
  const element = document.createElement('p');
  element.append(words);
  return element;
}

function failureIn(frame: HTMLElement): Element | null {
  return frame.querySelector(':scope > [part=failure]');
}
