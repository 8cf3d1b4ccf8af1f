import { styled } from 'styled-components';
import { space } from '../theme/index.js';

/** A person's picture before the name. */
export const NameCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('2')};
  min-width: 0;
  vertical-align: middle;
`;
