import { styled } from 'styled-components';
import { color, focusRing, oneLine, space, tabularFigures, twoLines } from '../theme/index.js';

/** A link or link-like button in a cell: accent colour, underlined on hover. */
export const CellLink = styled.a`
  ${focusRing}
  ${oneLine}
  ${tabularFigures}
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: ${color('accent')};
  font: inherit;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

/** Dash for a cell without a value. */
export const Nothing = styled.span`
  color: ${color('ink-subtle')};
`;

/** Numbers and ids in a column. */
export const Figures = styled.span`
  ${oneLine}
  ${tabularFigures}
`;

/** Numbers of other houses, which may be long: on two lines before they are cut off, wherever they break. */
export const FiguresInFull = styled.span`
  ${tabularFigures}
  ${twoLines}
  overflow-wrap: anywhere;
  hyphens: manual;
`;

/** A name that is cut off where needed, and a number that is not. */
export const ProductsLine = styled.span`
  position: relative;
  display: flex;
  gap: ${space('1')};
  align-items: center;
  min-width: 0;

  > span {
    ${twoLines}
  }

  small {
    flex: none;
    color: ${color('ink-subtle')};
    font-size: inherit;
  }

  [data-layout='cards'] & {
    justify-content: flex-end;
  }
`;
