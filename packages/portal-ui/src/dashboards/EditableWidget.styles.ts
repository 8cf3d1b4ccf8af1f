import { styled } from 'styled-components';
import { GRID_STACKED_UP_TO } from '../grid/index.js';
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

  /* Stacked widgets cannot be dragged; the menu moves them, and the keyboard. */
  @container (max-width: ${GRID_STACKED_UP_TO}px) {
    cursor: default;
    touch-action: auto;

    @media (pointer: coarse) {
      display: none;
    }
  }

  svg {
    width: 16px;
    height: 16px;
  }
`;
