import { EARLY_TEXTS, type Language } from '@kontor/portal-core';
import type { ShadowParts } from '../shadow/open-frame.js';

/** What stands in the widget's place: a part that could not be fetched, which can be tried again, or a page that said too little. */
export type EarlyFailure =
  { readonly kind: 'missing'; readonly onRetry: () => void } | { readonly kind: 'unconfigured' };

/**
 * Says why there is no widget. Built by hand of what every browser has: React, the styled parts and the catalogue are what did not come.
 */
export function showFailure(parts: ShadowParts, language: Language, failure: EarlyFailure): void {
  hideFailure(parts);
  const texts = EARLY_TEXTS[language];
  const text = failure.kind === 'missing' ? texts.notShownText : texts.notConfigured;
  const element = document.createElement('div');
  element.setAttribute('part', 'failure');
  element.setAttribute('role', 'alert');
  element.lang = language;
  element.append(paragraph('strong', texts.notShown), paragraph('span', text));
  if (failure.kind === 'missing') element.append(retryButton(texts.retry, failure.onRetry));
  parts.frame.append(element);
}

/** Takes it away. */
export function hideFailure({ frame }: ShadowParts): void {
  frame.querySelector(':scope > [part=failure]')?.remove();
}

function retryButton(words: string, onRetry: () => void): HTMLElement {
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = words;
  retry.addEventListener('click', onRetry);
  return retry;
}

function paragraph(tag: 'strong' | 'span', text: string): HTMLElement {
  const words = document.createElement(tag);
  words.textContent = text;
  const element = document.createElement('p');
  element.append(words);
  return element;
}
