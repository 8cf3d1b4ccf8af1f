import { styled } from 'styled-components';
import { color, oneLine, pressable } from '../../theme/index.js';
import { controlBox } from './Field.styles.js';

export const SelectBox = styled.button`
  ${controlBox}
  ${pressable}
  margin: 0;
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    border-color: ${color('accent')};
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }
`;

export const SelectPrefix = styled.span`
  flex: none;
  color: ${color('ink-subtle')};
`;

export const SelectValue = styled.span`
  ${oneLine}
  flex: 1;

  &[data-empty] {
    color: ${color('ink-subtle')};
  }
`;
