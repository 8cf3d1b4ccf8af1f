import { styled } from 'styled-components';
import { color, focusRing, font, oneLine, space } from '@kontor/portal-ui';
import { NARROW } from './AccountMenu.styles.js';

export const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space('2')};
  height: 56px;
  padding: 0 ${space('6')};
  background: ${color('surface')};
  border-bottom: 1px solid ${color('rule')};

  @media ${NARROW} {
    padding: 0 ${space('3')};
  }
`;

export const Crumbs = styled.nav`
  min-width: 0;

  ol {
    display: flex;
    min-width: 0;
  }

  li {
    ${oneLine}
    color: ${color('ink-subtle')};
  }

  li + li::before {
    content: '/';
    margin: 0 ${space('2')};
    color: ${color('rule-strong')};
  }

  [aria-current] {
    color: ${color('ink')};
    font-weight: ${font('weight-medium')};
  }

  a {
    ${focusRing}
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${color('accent')};
    text-decoration: underline;
  }

  /* The page's own name stands below as its title: here there is room for the way back. */
  @media ${NARROW} {
    li:not(:last-child, :nth-last-child(2)),
    li:last-child:not(:only-child),
    &:has(+ [data-shown-merchant]) li:only-child {
      display: none;
    }

    li:nth-last-child(2)::before {
      content: '‹';
      margin: 0 ${space('1')} 0 0;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('2')};
  margin-left: auto;
`;

export const WideOnly = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('2')};

  @media ${NARROW} {
    display: none;
  }
`;
