import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { color, focusRing, font, radius, size, space } from '@kontor/portal-ui';

/** A link to a page of the portal that looks like a button. It navigates and does nothing else. */
export const PageLink = styled(Link)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${space('2')};
  min-height: ${size('control')};
  padding: 0 ${space('3')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  color: ${color('ink')};
  font: ${font('weight-medium')} ${font('size-sm')} / 18px ${font('family')};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    border-color: ${color('rule-strong')};
    background: ${color('hover')};
  }

  &[data-variant='primary'] {
    border-color: ${color('accent')};
    background: ${color('accent')};
    color: ${color('on-accent')};
  }

  &[data-variant='primary']:hover {
    border-color: ${color('accent-hover')};
    background: ${color('accent-hover')};
  }

  svg {
    width: 16px;
    height: 16px;
  }
`;
