import { styled } from 'styled-components';
import { space } from '../../theme/index.js';

/** The parts of a page under each other. */
export const PageColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;

/** Title at the start where there is one, the main actions at the end. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('3')};

  & > :is(h1, h2, h3):first-child {
    flex: 1;
  }
`;

/** The fields of a form under each other. */
export const FieldColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;
