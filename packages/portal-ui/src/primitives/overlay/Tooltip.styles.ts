import { styled } from 'styled-components';
import { color, font, layer, radius, space, textBase } from '../../theme/index.js';

/** Inverted colours, so that it contrasts with every surface. */
export const TooltipSurface = styled.div`
  ${textBase}
  z-index: ${layer('popover')};
  max-width: min(320px, calc(100vw - 16px));
  padding: ${space('1')} ${space('2')};
  border-radius: ${radius('sm')};
  background: ${color('ink')};
  color: ${color('surface')};
  font-size: ${font('size-xs')};
  line-height: 16px;
  overflow-wrap: anywhere;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
