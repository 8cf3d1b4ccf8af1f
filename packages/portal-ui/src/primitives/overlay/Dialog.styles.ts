import { keyframes, styled } from 'styled-components';
import { color, floatingSurface, font, layer, motion, space } from '../../theme/index.js';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer('dialog')};
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding: min(12vh, 96px) ${space('4')} ${space('4')};
  background: ${color('scrim')};
  animation: ${appear} ${motion('fast')};

  @media (max-width: 640px) {
    align-items: flex-end;
    padding: ${space('6')} 0 0;
  }
`;

export const DialogFrame = styled.div`
  width: 100%;
  max-width: 560px;
  outline: none;

  &[data-size='small'] {
    max-width: 400px;
  }

  &[data-size='large'] {
    max-width: 760px;
  }

  &[data-size='full'] {
    max-width: 1280px;
  }
`;

// As for `ThemeFrame`: styled-components does not know the attribute `part`.
export const DialogSurface = styled.div.withConfig({ shouldForwardProp: () => true })`
  ${floatingSurface}
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - min(12vh, 96px) - 32px);
  overflow: hidden;

  @media (max-width: 640px) {
    max-height: calc(100dvh - 48px);
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

export const DialogHead = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space('4')};
  padding-inline-end: ${space('4')};

  & > button {
    margin-top: ${space('4')};
  }
`;

export const DialogTitle = styled.h2`
  margin: 0;
  padding: ${space('5')} ${space('6')} ${space('2')};
  font-size: ${font('size-lg')};
  font-weight: ${font('weight-semibold')};
  line-height: 24px;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const DialogBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: ${space('2')} ${space('6')} ${space('6')};
  /* A field that is scrolled to comes with its label above it and its error below it. */
  scroll-padding-block: ${space('8')} 48px;
  overflow-wrap: anywhere;
`;

export const DialogActions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space('2')};
  padding: ${space('3')} ${space('6')};
  border-top: 1px solid ${color('rule')};
`;
