import { styled } from 'styled-components';
import { color, focusRing, font, radius, size, space } from '../../theme/index.js';

/** Width up to which the filters are behind a button, so that the first rows are visible. */
const NARROW = '(max-width: 640px)';

export const FilterToggle = styled.button`
  ${focusRing}
  display: none;
  align-items: center;
  justify-content: center;
  gap: ${space('2')};
  min-height: ${size('control')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('weight-medium')} ${font('size-sm')} / 18px ${font('family')};
  cursor: pointer;

  svg {
    width: 16px;
    height: 16px;
  }

  b {
    min-width: 20px;
    padding: 0 ${space('1')};
    border-radius: ${radius('full')};
    background: ${color('accent-soft')};
    color: ${color('accent')};
    font-size: ${font('size-xs')};
    line-height: 20px;
  }

  @media ${NARROW} {
    display: flex;
  }
`;

export const NarrowFilters = styled.div`
  @media ${NARROW} {
    &:not([data-open]) {
      display: none;
    }
  }
`;

/** A filter, narrower than the bar's own fields, so that all filters fit on one line beside the sidebar. */
export const Criterion = styled.div`
  && {
    width: 148px;
  }

  @media ${NARROW} {
    && {
      width: auto;
    }
  }
`;

/** Wide enough for two days. */
export const Days = styled.div`
  && {
    width: 212px;
  }

  @media ${NARROW} {
    && {
      flex-basis: 100%;
      width: auto;
    }
  }
`;

/** A check box in line with the fields. */
export const Choice = styled.div`
  && {
    display: flex;
    align-items: center;
    width: auto;
    min-height: ${size('control')};
    white-space: nowrap;
  }
`;
