import { styled } from 'styled-components';
import { color, font, oneLine, radius, space, tabularFigures, twoLines } from '../theme/index.js';

/** Numbers and codes of a column. */
export const Figures = styled.span`
  ${oneLine}
  ${tabularFigures}
`;

/** A name that gives way, and the status of a product that is not sold. */
export const NameAndStatus = styled.span`
  display: flex;
  gap: ${space('2')};
  align-items: center;
  min-width: 0;

  > :first-child {
    ${twoLines}
  }

  > :not(:first-child) {
    flex: none;
  }

  [data-layout='cards'] & {
    justify-content: flex-end;
  }
`;

/** The available stock, marked when the account asks for it. */
export const StockFigures = styled.span`
  ${tabularFigures}

  &[data-stock] {
    padding: 1px ${space('2')};
    border-radius: ${radius('full')};
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

/** Explains why the list is shorter than expected. */
export const ListNote = styled.p`
  margin: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
`;
