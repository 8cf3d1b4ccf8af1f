import { useSyncExternalStore } from 'react';

/**
 * The theme of the page around the widgets, as its root element's `color-scheme` says it: dark where that is dark, the system's where it
 * allows both, else light.
 */
export function useHostTheme(): 'light' | 'dark' {
  return useSyncExternalStore(watchHost, hostTheme, () => 'light');
}

const ofSystem = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme that a page's `color-scheme` says. */
export function hostTheme(): 'light' | 'dark' {
  const schemes = getComputedStyle(document.documentElement).colorScheme.split(/\s+/);
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') && !ofSystem().matches ? 'light' : 'dark';
}

/**
 * Calls `changed` when the page may look different: pages change their theme by a class, an attribute or a style of their root element or
 * body, at once or gradually. Returns a function that stops watching.
 */
export function watchHost(changed: () => void): () => void {
  const system = ofSystem();
  const { documentElement: root, body } = document;
  const observer = new MutationObserver(changed);
  for (const element of [root, body]) observer.observe(element, { attributes: true });
  const ended = ({ target }: Event) => {
    if (target === root || target === body) changed();
  };
  document.addEventListener('transitionend', ended);
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    document.removeEventListener('transitionend', ended);
    system.removeEventListener('change', changed);
  };
}
