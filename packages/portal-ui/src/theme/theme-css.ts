import { colors, fonts, layers, motions, radii, shadows, sizes, spaces } from './tokens.js';

function properties(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--kontor-${group}-${name}:${value};`)
    .join('');
}

function themeProperties(theme: 'light' | 'dark'): string {
  return `--kontor-color-scheme:${theme};${properties('color', colors[theme])}${properties('shadow', shadows[theme])}`;
}

const unchanging = [
  properties('space', spaces),
  properties('radius', radii),
  properties('font', fonts),
  properties('motion', motions),
  properties('layer', layers),
].join('');

/**
 * The style sheet that defines every token: light, dark by the system's wish or by `data-theme="light|dark"`, and the measures of
 * `data-density="comfortable|compact"`. All selectors weigh nothing (`:where`), so a partner's plain `:root { … }` wins. It sets
 * custom properties only and so changes nothing of the page it stands on; `:host` makes it work inside a shadow root.
 */
export const themeCss = `
:where(:root, :host) { ${unchanging}${themeProperties('light')}${properties('size', sizes.comfortable)} }
@media (prefers-color-scheme: dark) { :where(:root, :host) { ${themeProperties('dark')} } }
:where([data-theme='light']) { ${themeProperties('light')} }
:where([data-theme='dark']) { ${themeProperties('dark')} }
:where([data-density='comfortable']) { ${properties('size', sizes.comfortable)} }
:where([data-density='compact']) { ${properties('size', sizes.compact)} }
@media (pointer: coarse) { :where(:root, :host, [data-density]) { --kontor-size-control: 40px; --kontor-size-control-small: 36px; } }
@media (prefers-reduced-motion: reduce) { :where(:root, :host) { --kontor-motion-fast: 0ms; --kontor-motion-calm: 0ms; } }
`;
