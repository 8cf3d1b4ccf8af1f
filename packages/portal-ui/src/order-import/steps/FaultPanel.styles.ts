import { styled } from 'styled-components';
import { color, font, radius, space, tabularFigures } from '../../theme/index.js';

export const FaultBox = styled.section`
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow: clip;
`;

export const FaultTitle = styled.h3`
  margin: 0;
  padding: ${space('2')} ${space('4')};
  border-bottom: 1px solid ${color('rule')};
  font-size: ${font('size-sm')};
  font-weight: ${font('weight-medium')};
  line-height: 20px;

  ul + & {
    border-top: 1px solid ${color('rule')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Shows three faults and the upper half of the next, so that one sees that it scrolls. */
export const FaultList = styled.ul`
  max-height: 196px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  font-size: ${font('size-sm')};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('2')} ${space('3')};
    padding: ${space('2')} ${space('4')};
  }

  & > li + li {
    border-top: 1px solid ${color('rule')};
  }

  @media (max-width: 640px) {
    max-height: none;

    & > li > button {
      margin-inline-start: calc(-1 * ${space('2')});
    }
  }
`;

export const FaultText = styled.div`
  ${tabularFigures}
  flex: 1 1 280px;
  min-width: 0;
  line-height: 18px;
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }
`;

export const FaultForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};

  & > :first-child {
    width: 148px;
  }

  @media (max-width: 640px) {
    flex: 1 1 100%;

    & > :first-child {
      flex: 1 1 120px;
    }
  }
`;
