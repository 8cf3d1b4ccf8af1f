import { styled } from 'styled-components';
import { color, focusRing, font, notedList, radius, space } from '../../theme/index.js';

/** A code of letters and digits, in a typeface that distinguishes them. */
export const Hash = styled.span`
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  font-size: ${font('size-xs')};
  overflow-wrap: anywhere;
`;

export const Kept = styled.ul`
  ${notedList}

  & > li {
    align-items: center;
    justify-content: space-between;
  }
`;

/** Technical details that can be expanded. */
export const Folded = styled.details`
  font-size: ${font('size-sm')};

  & > summary {
    ${focusRing}
    width: fit-content;
    padding: ${space('1')} ${space('2')};
    margin-inline-start: calc(-1 * ${space('2')});
    border-radius: ${radius('sm')};
    color: ${color('ink-muted')};
    cursor: pointer;
  }

  &[open] > summary {
    margin-bottom: ${space('2')};
  }
`;
