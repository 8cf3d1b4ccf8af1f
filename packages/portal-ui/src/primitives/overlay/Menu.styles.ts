import { styled } from 'styled-components';
import { color, font, pressable, radius, size, space } from '../../theme/index.js';

export const MenuList = styled.ul`
  margin: 0;
  padding: ${space('1')};
  min-width: 176px;
  list-style: none;
  outline: none;
`;

export const MenuItemRoot = styled.li`
  ${pressable}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space('2')};
  min-height: ${size('control')};
  padding: ${space('1')} ${space('2')};
  border-radius: ${radius('sm')};
  font-size: ${font('size-sm')};
  cursor: pointer;
  outline: none;

  &[data-danger] {
    color: ${color('danger')};
  }

  &[data-separated]:not(:first-child) {
    margin-top: 9px;
  }

  &[data-separated]:not(:first-child)::before {
    content: '';
    position: absolute;
    inset: -5px 0 auto;
    border-top: 1px solid ${color('rule')};
  }

  &[data-focused] {
    background: ${color('accent-soft')};

    &[data-danger] {
      background: ${color('danger-soft')};
    }
  }

  &:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    color: ${color('ink-subtle')};
    opacity: 0.7;
    cursor: default;
  }

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

export const MenuNote = styled.span`
  display: block;
  font-size: ${font('size-xs')};
  line-height: 16px;
  color: ${color('ink-subtle')};
`;
