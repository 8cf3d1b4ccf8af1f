import { styled } from 'styled-components';
import { space } from '../theme/index.js';

export const ConfigName = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('2')};
  min-width: 0;
`;
