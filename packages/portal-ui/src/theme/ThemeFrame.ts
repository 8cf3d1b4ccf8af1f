import { styled } from 'styled-components';
import { elementReset, textBase } from './mixins.js';
import { color, radius, space } from './vars.js';

/** The colour theme: the system's setting, or one of the two. */
export type ThemeChoice = 'system' | 'light' | 'dark';
/** Height of rows and controls: 40 px rows, or 32 px. */
export type Density = 'comfortable' | 'compact';

/** The attributes of a root element for theme and density; `system` has none. */
export function themeAttributes(choice: {
  readonly theme: ThemeChoice;
  readonly density: Density;
}): Record<string, string | undefined> {
  return {
    'data-theme': choice.theme === 'system' ? undefined : choice.theme,
    'data-density': choice.density,
  };
}

/** The element around widgets that sets their font; spread `themeAttributes` onto it. With `data-ground` it has a ground of its own. */
// styled-components does not know the attribute `part`, and would warn of it while a page is developed.
export const ThemeFrame = styled.div.withConfig({ shouldForwardProp: () => true })`
  ${textBase}
  ${elementReset}
  &[data-ground] {
    padding: ${space('4')};
    border-radius: ${radius('lg')};
    background: ${color('canvas')};
  }
`;
