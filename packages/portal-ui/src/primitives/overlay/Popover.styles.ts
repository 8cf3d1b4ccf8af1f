import { styled } from 'styled-components';
import { floatingSurface, layer } from '../../theme/index.js';

export const PopoverSurface = styled.div`
  ${floatingSurface}
  z-index: ${layer('popover')};
  display: flex;
  flex-direction: column;
  width: max-content;
  overflow: auto;
  outline: none;
`;
