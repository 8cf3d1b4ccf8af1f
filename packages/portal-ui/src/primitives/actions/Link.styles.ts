import { styled } from 'styled-components';
import { color, focusRing, pressable, radius } from '../../theme/index.js';

export const LinkRoot = styled.a`
  ${focusRing}
  ${pressable}
  border-radius: ${radius('sm')};
  color: ${color('accent')};
  text-decoration: none;
  cursor: pointer;

  &[data-variant='plain'] {
    color: inherit;
  }

  &:hover {
    color: ${color('accent-hover')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  p &,
  li & {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &[aria-disabled='true'] {
    color: ${color('ink-subtle')};
    text-decoration: none;
    cursor: default;
  }

  & > svg {
    width: 12px;
    height: 12px;
    margin-inline-start: 3px;
    vertical-align: -1px;
  }
`;
