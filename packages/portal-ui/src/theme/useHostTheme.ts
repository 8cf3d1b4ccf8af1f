import { useSyncExternalStore } from 'react';

/**
 * The theme of the page around the widgets, as its root element's `color-scheme` says it: dark where that is dark, the system's where it
 * allows both, else light.
 */
export function useHostTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, hostTheme, () => 'light');
}

const ofSystem = () => matchMedia('(prefers-color-scheme: dark)');

function hostTheme(): 'light' | 'dark' {
  const schemes = getComputedStyle(document.documentElement).colorScheme.split(/\s+/);
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') && !ofSystem().matches ? 'light' : 'dark';
}

/** Pages change their theme by a class, an attribute or a style of their root element. */
function subscribe(changed: () => void): () => void {
  const system = ofSystem();
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true });
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
