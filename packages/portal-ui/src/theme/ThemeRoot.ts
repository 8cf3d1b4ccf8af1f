import { styled } from 'styled-components';
import { elementReset, textBase } from './mixins.js';

/** Which colours: the system's wish, or one of the two. */
export type ThemeChoice = 'system' | 'light' | 'dark';
/** How tall rows and controls are: 40 px rows, or 32 px. */
export type Density = 'comfortable' | 'compact';

/** The attributes of a root that carry the choices; `system` is the absence of one. */
export function themeAttributes(choice: {
  readonly theme: ThemeChoice;
  readonly density: Density;
}): Record<string, string | undefined> {
  return {
    'data-theme': choice.theme === 'system' ? undefined : choice.theme,
    'data-density': choice.density,
  };
}

/** The element around widgets that gives them their letters; spread `themeAttributes` onto it. */
export const ThemeRoot = styled.div`
  ${textBase}
  ${elementReset}
`;
