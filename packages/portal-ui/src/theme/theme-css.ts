import { colors, fonts, layers, motions, radii, shadows, sizes, spaces } from './tokens.js';

type Values = Readonly<Record<string, string>>;

function groupsOf(theme: 'light' | 'dark'): Values {
  return { 'color-scheme': theme, ...named('color', colors[theme]), ...named('shadow', shadows[theme]) };
}

function named(group: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}-${name}`, value]));
}

const unchanging: Values = {
  ...named('space', spaces),
  ...named('radius', radii),
  ...named('font', fonts),
  ...named('motion', motions),
  ...named('layer', layers),
};
const comfortable = named('size', sizes.comfortable);
const compact = named('size', sizes.compact);
const coarse: Values = { 'size-control': '44px', 'size-control-small': '44px' };
const still: Values = { 'motion-fast': '0ms', 'motion-calm': '0ms' };

function tokenRules(root: string): string {
  const all = (values: Values) =>
    Object.entries(values)
      .map(([name, value]) => `--kontor-own-${name}:${value};`)
      .join('');
  return `
:where(${root}) { ${all(unchanging)}${all(groupsOf('light'))}${all(comfortable)} }
@media (prefers-color-scheme: dark) { :where(${root}) { ${all(groupsOf('dark'))} } }
:where([data-theme='light']) { ${all(groupsOf('light'))} }
:where([data-theme='dark']) { ${all(groupsOf('dark'))} }
:where([data-density='comfortable']) { ${all(comfortable)} }
:where([data-density='compact']) { ${all(compact)} }
@media (pointer: coarse) { :where(${root}, [data-density]) { ${all(coarse)} } }
@media (prefers-reduced-motion: reduce) { :where(${root}) { ${all(still)} } }
`;
}

/**
 * The style sheet that gives every token our own value: light, dark by the system's setting or by `data-theme="light|dark"`, and the
 * measures of `data-density="comfortable|compact"`. It sets custom properties only and so changes nothing else on the page.
 */
export const themeCss = tokenRules(':root, :host');

/** The same style sheet for a shadow root, whatever the tokens of the page around it. */
export const framedThemeCss = tokenRules('[data-kontor-frame] > *');
