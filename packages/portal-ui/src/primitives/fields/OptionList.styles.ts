import { styled } from 'styled-components';
import { color, font, pressable, radius, size, space } from '../../theme/index.js';

export const ListRoot = styled.ul`
  margin: 0;
  padding: ${space('1')};
  max-height: 320px;
  overflow: auto;
  list-style: none;
  outline: none;
`;

export const OptionRoot = styled.li`
  ${pressable}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('3')};
  min-height: ${size('control-small')};
  padding: ${space('1')} ${space('2')};
  border-radius: ${radius('sm')};
  font-size: ${font('size-sm')};
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${color('accent-soft')};
  }

  &[data-selected] {
    font-weight: ${font('weight-medium')};
  }

  &:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    color: ${color('ink-subtle')};
    cursor: default;
  }

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    color: ${color('accent')};
  }

  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const OptionNote = styled.span`
  display: block;
  font-size: ${font('size-xs')};
  line-height: 16px;
  color: ${color('ink-subtle')};
`;
