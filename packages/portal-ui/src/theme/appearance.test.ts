import { describe, expect, it } from 'vitest';
import { appearanceStyle } from './appearance.js';
import { themeCss } from './theme-css.js';

describe('the appearance', () => {
  it('is ours where nothing is said', () => {
    expect(appearanceStyle({})).toEqual({});
  });

  it('writes letters onto the main colour that can be read', () => {
    expect(appearanceStyle({ colorPrimary: '#ffd500' })['--kontor-color-on-main']).toBe('#14202b');
    expect(appearanceStyle({ colorPrimary: '#5b2a86' })['--kontor-color-on-main']).toBe('#ffffff');
  });

  it('takes a colour for each theme', () => {
    const style = appearanceStyle({ colorText: { light: '#111111', dark: '#eeeeee' } });
    expect(style['--kontor-color-ink']).toBe('light-dark(#111111, #eeeeee)');
  });

  it('lets a shade that is given win over the one that would follow', () => {
    const style = appearanceStyle({ colorPrimary: '#5b2a86', colorPrimaryHover: 'black' });
    expect(style['--kontor-color-accent-hover']).toBe('black');
  });

  it('keeps measures within what the widgets can bear', () => {
    const style = appearanceStyle({ fontSizeBase: 99, spacingUnit: 0, borderRadius: -3 });
    expect(style['--kontor-font-size-md']).toBe('20px');
    expect(style['--kontor-space-4']).toBe('8px');
    expect(style['--kontor-radius-md']).toBe('0px');
  });

  it('sets only tokens that there are', () => {
    const style = appearanceStyle({
      colorPrimary: '#123456',
      colorPrimaryHover: 'a',
      colorPrimarySoft: 'a',
      colorOnPrimary: 'a',
      colorSurface: 'a',
      colorBackground: 'a',
      colorText: 'a',
      colorTextMuted: 'a',
      colorTextSubtle: 'a',
      colorRule: 'a',
      colorBorder: 'a',
      colorDanger: 'a',
      colorSuccess: 'a',
      colorWarning: 'a',
      fontFamily: 'a',
      fontSizeBase: 14,
      spacingUnit: 4,
      borderRadius: 6,
      overlayZIndex: 1000,
    });
    const ofMainButtons = /^--kontor-color-(on-)?main(-hover)?$/;
    for (const name of Object.keys(style).filter((one) => !ofMainButtons.test(one)))
      expect(themeCss).toContain(`${name.replace('--kontor-', '--kontor-own-')}:`);
  });
});
