import { styled } from 'styled-components';
import { color, font, oneLine, radius, space, tabularFigures } from '../theme/index.js';

/** Numbers and codes of a column. */
export const Figures = styled.span`
  ${oneLine}
  ${tabularFigures}
`;

/** What is available, marked where the account asks for it. */
export const StockFigures = styled.span`
  ${tabularFigures}
  padding: 1px ${space('2')};
  border-radius: ${radius('full')};

  &[data-stock] {
    font-weight: ${font('weight-medium')};
  }

  &[data-stock='in'] {
    background: ${color('success-soft')};
    color: ${color('success')};
  }

  &[data-stock='out'] {
    background: ${color('danger-soft')};
    color: ${color('danger')};
  }
`;

/** Why the list is shorter than one might think. */
export const ListNote = styled.p`
  margin: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
`;
