import { styled } from 'styled-components';
import { space } from '../theme/index.js';

export const DialogFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;
