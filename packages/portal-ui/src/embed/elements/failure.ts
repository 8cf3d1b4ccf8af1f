import { EARLY_TEXTS, type Language } from '@kontor/portal-core/i18n';
import type { ShadowParts } from '../shadow/open-frame.js';

/** Failure before the widget could start: a part that could not be fetched, which can be retried, or a missing setting of the page. */
export type EarlyFailure =
  { readonly kind: 'missing'; readonly onRetry: () => void } | { readonly kind: 'unconfigured' };

/** Shows why there is no widget. Uses only DOM calls, because React, the styled parts and the texts are what failed to load. */
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

/** Removes the failure message. */
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
