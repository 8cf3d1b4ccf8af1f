import { styled } from 'styled-components';
import { color, font, space } from '../../theme/index.js';

/** A number of letters and digits, in a face that tells them apart. */
export const Hash = styled.span`
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  font-size: ${font('size-xs')};
`;

export const Kept = styled.ul`
  display: flex;
  flex-direction: column;
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow: auto;
  border-top: 1px solid ${color('rule')};
  list-style: none;
  font-size: ${font('size-sm')};

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space('4')};
    padding: ${space('1')} 0;
  }
`;
