import { styled } from 'styled-components';
import { color, floatShadow, focusRingInside, font, layer, space, textBase } from '../../theme/index.js';

/** The panel's surface, placed below the host's top bar, whose height the host sets in `--kontor-panel-top`. */
export const PanelSurface = styled.div`
  ${textBase}
  ${focusRingInside}
  position: fixed;
  inset-block: var(--kontor-panel-top, 0px) 0;
  inset-inline-end: 0;
  z-index: ${layer('panel')};
  display: flex;
  flex-direction: column;
  width: min(440px, 100vw);
  background: ${color('surface')};
  border-inline-start: 1px solid ${color('rule')};
  box-shadow: ${floatShadow};

  @media (max-width: 640px) {
    inset-block-start: 0;
    width: 100vw;
    border: 0;
  }
`;

export const PanelHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space('3')};
  padding: ${space('4')} ${space('4')} ${space('3')} ${space('6')};

  & > button:last-child {
    margin-inline-start: auto;
  }
`;

export const PanelTitle = styled.h2`
  margin: 0;
  min-width: 0;
  font-size: ${font('size-lg')};
  font-weight: ${font('weight-semibold')};
  line-height: 24px;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const PanelBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: ${space('1')} ${space('6')} ${space('6')};
`;
