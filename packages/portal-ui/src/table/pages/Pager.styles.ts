import { styled } from 'styled-components';
import { color, focusRing, font, pressable, radius, size, tabularFigures } from '../../theme/index.js';

export const PagerRoot = styled.nav`
  display: flex;
  gap: 2px;
`;

export const PageButton = styled.button`
  ${focusRing}
  ${pressable}
  ${tabularFigures}
  display: grid;
  place-items: center;
  min-width: ${size('control-small')};
  height: ${size('control-small')};
  margin: 0;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: ${radius('md')};
  background: transparent;
  color: ${color('ink-muted')};
  font: ${font('weight-regular')} ${font('size-sm')} / 18px ${font('family')};
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${color('hover')};
    color: ${color('ink')};
  }

  &[aria-current] {
    border-color: ${color('accent')};
    color: ${color('accent')};
    font-weight: ${font('weight-medium')};
  }

  &:disabled {
    color: ${color('ink-subtle')};
    opacity: 0.5;
    cursor: default;
  }

  & > svg {
    width: 16px;
    height: 16px;
  }
`;
