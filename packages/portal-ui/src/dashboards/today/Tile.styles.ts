import { styled } from 'styled-components';
import { color, focusRing, font, space } from '../../theme/index.js';

/** The tiles beside each other, as many as there is room for. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: ${space('3')} ${space('6')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const TileFrame = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space('1')};
  min-width: 0;

  a {
    ${focusRing}
    width: fit-content;
    color: inherit;
    text-decoration: none;
  }

  a:hover span {
    text-decoration: underline;
  }

  small {
    color: ${color('ink-subtle')};
    font-size: ${font('size-sm')};
  }
`;

export const Figure = styled.strong`
  display: block;
  line-height: 1.3;
  font-size: ${font('size-xl')};
  font-weight: ${font('weight-semibold')};
  font-variant-numeric: tabular-nums;

  &[data-tone='attention'] {
    color: ${color('danger')};
  }
`;
