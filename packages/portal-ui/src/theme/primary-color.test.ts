import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.js';
import { primaryStyle, themedColor } from './primary-color.js';
import { colors } from './tokens.js';

const THEMES = ['light', 'dark'] as const;

/** What a value is in a theme. */
function inTheme(value: string | undefined, theme: (typeof THEMES)[number]): string {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value ?? '') ?? [];
  return (theme === 'light' ? light : dark) ?? value ?? '';
}

describe.each(['#5b2a86', '#ffd500', '#000', '#ffffff', 'rgb(120, 120, 120)', '#ff0000', '#0b5f73'])(
  'the main colour %s',
  (colorPrimary) => {
    const style = primaryStyle({ colorPrimary });

    it.each(THEMES)('can be read in the %s theme, and letters on it', (theme) => {
      const accent = inTheme(style['--kontor-color-accent'], theme);
      expect(contrast(accent, colors[theme].surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent, colors[theme].canvas)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inTheme(style['--kontor-color-on-accent'], theme), accent)).toBeGreaterThanOrEqual(4.5);
    });

    it('is the ground of main buttons as it was given', () => {
      expect(style['--kontor-color-main']).toBe(colorPrimary);
    });
  },
);

it('stays as it is where it can be read', () => {
  expect(inTheme(primaryStyle({ colorPrimary: '#5b2a86' })['--kontor-color-accent'], 'light')).toBe(
    '#5b2a86',
  );
});

it('may be another in the dark theme', () => {
  const style = primaryStyle({ colorPrimary: { light: '#5b2a86', dark: '#d9b8ff' } });
  expect(style['--kontor-color-main']).toBe('light-dark(#5b2a86, #d9b8ff)');
  expect(style['--kontor-color-accent']).toBe('light-dark(#5b2a86, #d9b8ff)');
  expect(style['--kontor-color-on-main']).toBe('light-dark(#ffffff, #14202b)');
});

it('is taken as it is where its contrast cannot be told', () => {
  const style = primaryStyle({ colorPrimary: 'rebeccapurple' });
  expect(style['--kontor-color-accent']).toBe('rebeccapurple');
  expect(style).not.toHaveProperty('--kontor-color-on-accent');
});

it('is written once where it is the same in both themes', () => {
  expect(themedColor({ light: 'red', dark: 'red' })).toBe('red');
});
