import { styled } from 'styled-components';
import { color, font, radius, space, tabularFigures } from '../../theme/index.js';

/** One column on narrow screens, otherwise the comments beside the goods. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space('4')};

  @media (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  min-width: 0;
`;

export const Panel = styled.section`
  min-width: 0;
  padding: ${space('4')} ${space('5')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};

  & > h2 {
    margin: 0 0 ${space('3')};
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }

  @media (max-width: 640px) {
    padding: ${space('3')} ${space('4')};
  }
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('2')};
  margin-bottom: ${space('3')};

  & > h2 {
    margin: 0;
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }

  /* No higher than the heading, so that it stands level with those of the panels beside it. */
  & > button {
    margin-block: calc(-1 * ${space('1')});
  }
`;

export const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('3')};
`;

export const Outlook = styled.p`
  margin: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
`;

/** A fact with its button beside it. */
export const FactLine = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space('2')};
  min-width: 0;

  & > span[data-empty] {
    color: ${color('ink-subtle')};
  }
`;

export const ProductList = styled.ul`
  ${tabularFigures}
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font('size-sm')};
`;

export const ProductRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space('1')} ${space('4')};
  padding: ${space('2')} 0;

  & + & {
    border-top: 1px solid ${color('rule')};
  }
`;

export const ProductName = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }
`;

export const Amount = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space('1')};
  white-space: nowrap;
`;

export const Difference = styled.span`
  grid-column: 1 / -1;
  color: ${color('warning')};
  overflow-wrap: anywhere;
`;

/** What the comments ask about, above them. */
export const Asked = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  margin-bottom: ${space('3')};
`;

/** The ways from a product to the questions about it. */
export const LineAsks = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space('2')};
`;

export const CommentForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space('3')};
  margin-top: ${space('4')};

  & > button:last-child {
    align-self: flex-end;
  }
`;
