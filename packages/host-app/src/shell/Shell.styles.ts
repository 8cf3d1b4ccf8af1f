import { styled } from 'styled-components';
import { color, layer, radius, space } from '@kontor/portal-ui';
import { NARROW } from './AccountMenu.styles.js';

export const Frame = styled.div`
  display: flex;
  min-height: 100dvh;
`;

export const Side = styled.div`
  position: sticky;
  top: 0;
  flex: none;
  height: 100dvh;
`;

export const Work = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

export const Upper = styled.div`
  position: sticky;
  top: 0;
  z-index: calc(${layer('sticky')} + 1);
`;

export const Content = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space('4')};
  min-width: 0;
  padding: ${space('6')};
  outline: none;

  /* A field that gets the focus comes into view with its label, and not below the top bar. */
  & form :is(input, textarea, button, [role='spinbutton']) {
    scroll-margin-top: calc(var(--kontor-panel-top, 0px) + ${space('10')});
  }

  @media ${NARROW} {
    padding: ${space('4')} ${space('3')};
  }
`;

export const Foot = styled.footer`
  padding: 0 ${space('6')} ${space('4')};

  @media ${NARROW} {
    padding-inline: ${space('3')};
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  top: ${space('2')};
  left: ${space('2')};
  z-index: ${layer('notice')};
  padding: ${space('2')} ${space('3')};
  border-radius: ${radius('md')};
  background: ${color('accent')};
  color: ${color('on-accent')};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
