import { styled } from 'styled-components';
import { space } from '../theme/index.js';

/** Title at the start, the main action at the end. */
export const AdminHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('3')};

  & > :first-child:not(button) {
    flex: 1;
  }
`;
