import { styled } from 'styled-components';
import { color, focusRing, radius } from '../theme/index.js';

/** Handle of a widget. Touching it drags the widget instead of scrolling the page. */
export const DragHandle = styled.button`
  ${focusRing}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius('md')};
  background: transparent;
  color: ${color('ink-subtle')};
  cursor: grab;
  touch-action: none;

  &:hover {
    background: ${color('hover')};
    color: ${color('ink')};
  }

  &:active {
    cursor: grabbing;
  }

  svg {
    width: 16px;
    height: 16px;
  }
`;
