import { styled } from 'styled-components';
import { color, focusRing, font, pressable, radius, space, tabularFigures } from '../../theme/index.js';

export const CalendarDialog = styled.div`
  padding: ${space('3')};
  outline: none;
`;

export const CalendarRoot = styled.div`
  width: max-content;
`;

export const CalendarHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${space('2')};
  font-size: ${font('size-sm')};
  font-weight: ${font('weight-semibold')};
`;

export const CalendarTable = styled.table`
  ${tabularFigures}
  border-collapse: separate;
  border-spacing: 0 2px;
  font-size: ${font('size-sm')};

  th {
    width: 32px;
    height: 24px;
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    font-weight: ${font('weight-regular')};
    text-align: center;
  }

  td {
    padding: 0;
  }
`;

export const DayButton = styled.div`
  ${focusRing}
  ${pressable}
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius('md')};
  cursor: pointer;

  &[hidden] {
    display: none;
  }

  &:hover {
    background: ${color('hover')};
  }

  &[data-selected] {
    border-radius: 0;
    background: ${color('accent-soft')};
  }

  &[data-edge] {
    border-radius: ${radius('md')};
    background: ${color('accent')};
    color: ${color('on-accent')};
  }

  &[data-disabled] {
    color: ${color('ink-subtle')};
    opacity: 0.6;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: 1px solid Highlight;
    }
  }
`;
