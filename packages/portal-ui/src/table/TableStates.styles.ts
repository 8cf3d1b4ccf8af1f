import { styled } from 'styled-components';
import { space } from '../theme/index.js';

export const Padded = styled.div`
  position: sticky;
  inset-inline-start: 0;
  padding: ${space('6')};

  &[data-beside] {
    padding: ${space('2')};
  }
`;
