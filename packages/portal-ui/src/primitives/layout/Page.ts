import { styled } from 'styled-components';
import { space } from '../../theme/index.js';

/** The parts of a page under each other. */
export const PageColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;

/** Title at the start, the main actions at the end. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('3')};

  & > h1:first-child {
    flex: 1;
  }
`;

/** The fields of a form under each other. */
export const FieldColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;
