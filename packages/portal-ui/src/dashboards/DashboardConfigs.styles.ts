import { styled } from 'styled-components';
import { space } from '../theme/index.js';

export const PageColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;

/** Title at the start, the main action at the end. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('3')};

  h1 {
    flex: 1;
  }
`;

export const ConfigName = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('2')};
  min-width: 0;
`;
