import { styled } from 'styled-components';
import { space } from '../theme/index.js';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;
