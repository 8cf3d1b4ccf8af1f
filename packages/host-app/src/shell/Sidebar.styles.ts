import { styled } from 'styled-components';
import {
  color,
  focusRingInside,
  font,
  motion,
  oneLine,
  radius,
  space,
  visuallyHidden,
} from '@kontor/portal-ui';

export const SidebarRoot = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 2px;
  width: 232px;
  height: 100%;
  padding: 0 ${space('3')} ${space('3')};
  background: ${color('surface')};
  border-right: 1px solid ${color('rule')};
  overflow-y: auto;
  scrollbar-width: thin;

  &[data-collapsed] {
    width: 56px;
    padding-inline: ${space('2')};
  }
`;

export const Heading = styled.h2`
  padding: ${space('4')} ${space('2')} ${space('1')};
  color: ${color('ink-subtle')};
  font: ${font('weight-medium')} ${font('size-xs')} / 16px ${font('family')};

  &[data-collapsed] {
    height: 1px;
    margin: ${space('2')};
    padding: 0;
    background: ${color('rule')};
    overflow: hidden;
    color: transparent;
  }
`;

export const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
`;

export const Entry = styled.a`
  ${focusRingInside}
  display: flex;
  align-items: center;
  gap: 10px;
  height: 34px;
  padding: 0 ${space('2')};
  border-radius: ${radius('md')};
  color: ${color('ink-muted')};
  text-decoration: none;
  transition: background-color ${motion('fast')};

  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }

  span {
    ${oneLine}
  }

  &:hover {
    background: ${color('hover')};
    color: ${color('ink')};
  }

  &[data-status='active'] {
    background: ${color('accent-soft')};
    color: ${color('accent')};
    font-weight: ${font('weight-medium')};

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  [data-collapsed] & {
    justify-content: center;

    span {
      ${visuallyHidden}
    }
  }

  @media (pointer: coarse) {
    height: 44px;
  }
`;

export const Collapse = styled.div`
  display: flex;
  margin-top: auto;
  padding-top: ${space('4')};

  [data-collapsed] & {
    justify-content: center;
  }
`;
