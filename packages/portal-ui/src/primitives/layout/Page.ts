import { styled } from 'styled-components';
import { space } from '../../theme/index.js';

/** Column of the parts of a page. */
export const PageColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;

/** Head of a page: the title, if any, at the start, the main actions at the end. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('3')};

  & > :is(h1, h2, h3):first-child {
    flex: 1 1 auto;
  }
`;

/** Column of the fields of a form. */
export const FieldColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;
