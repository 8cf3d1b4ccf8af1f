import { styled } from 'styled-components';
import { oneLine, space } from '../theme/index.js';

/** The block's name with its badges. */
export const BlockName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('2')};
  min-width: 0;
  max-width: 100%;

  & > :first-child {
    ${oneLine}
  }
`;
