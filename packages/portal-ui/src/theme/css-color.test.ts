import { describe, expect, it } from 'vitest';
import { hexOf, mixed } from './css-color.js';

describe('a CSS colour', () => {
  it.each([
    ['#5B2A86', '#5b2a86'],
    ['#fd0', '#ffdd00'],
    ['rgb(91, 42, 134)', '#5b2a86'],
    ['rgb(91 42 134)', '#5b2a86'],
    ['rgba(91, 42, 134, 1)', '#5b2a86'],
    [' rgb(91 42 134 / 1) ', '#5b2a86'],
    ['color(srgb 1 0.5 0)', '#ff8000'],
  ])('%s is %s', (css, hex) => expect(hexOf(css)).toBe(hex));

  it.each(['rgba(0, 0, 0, 0)', 'rgb(0 0 0 / 0.5)', 'rebeccapurple', 'transparent', 'oklch(0.5 0.1 300)', ''])(
    '%s is none that can be told',
    (css) => expect(hexOf(css)).toBeNull(),
  );

  it.each(['rgb(300, 0, 0)', 'rgb(10%, 0%, 0%)', 'rgb(1, 2)', '#12345', 'color(display-p3 1 0 0)'])(
    '%s is none either',
    (css) => expect(hexOf(css)).toBeNull(),
  );

  it('is mixed by parts', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixed('#5b2a86', '#ffffff', 0)).toBe('#5b2a86');
  });
});
