import { styled } from 'styled-components';
import { font, size, space } from '../theme/index.js';

export const Widget = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  min-width: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};
`;

export const Heading = styled.div`
  flex: 1 1 auto;
  min-width: 0;

  & > h2 {
    font-size: ${font('size-lg')};
    font-weight: ${font('weight-semibold')};
  }

  @media (max-width: 640px) {
    flex-basis: 100%;
  }
`;

/** Keeps the space of the filter bar while it is loading, with its chips where filters are active. */
export const FilterBarSpace = styled.div`
  height: ${size('control')};

  &[data-chips] {
    height: calc(${size('control')} + 34px);
  }
`;
