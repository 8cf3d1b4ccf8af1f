import { styled } from 'styled-components';
import { color, motion, radius } from '../theme/index.js';
import { GRID_GAP } from './grid-item.js';

/**
 * The parts of the library's own style sheet that are used here. They are part of our styles instead of the page's
 * head, so that they also apply within a shadow root and under a strict content security policy.
 */
export const CanvasArea = styled.div`
  .react-grid-layout {
    position: relative;
    transition: height ${motion('calm')} ease;
  }

  .react-grid-item {
    display: flex;
    flex-direction: column;
    transition:
      transform ${motion('calm')} ease,
      width ${motion('calm')} ease,
      height ${motion('calm')} ease;
  }

  .react-grid-item > :first-child {
    flex: 1;
    min-height: 0;
  }

  .react-grid-item.resizing,
  .react-grid-item.react-draggable-dragging {
    z-index: 3;
    transition: none;
    user-select: none;
  }

  .react-grid-item.react-grid-placeholder {
    z-index: 2;
    border: 1px dashed ${color('accent')};
    border-radius: ${radius('lg')};
    background: ${color('accent-soft')};
    transition-duration: ${motion('fast')};
    user-select: none;
  }

  .react-resizable-handle {
    position: absolute;
    inset: auto 0 0 auto;
    width: 24px;
    height: 24px;
    cursor: se-resize;
    touch-action: none;
  }

  .react-resizable-handle::after {
    content: '';
    position: absolute;
    inset: auto 5px 5px auto;
    width: 8px;
    height: 8px;
    border-right: 2px solid ${color('rule-strong')};
    border-bottom: 2px solid ${color('rule-strong')};
    border-end-end-radius: 2px;
  }

  .react-resizable-handle:hover::after {
    border-color: ${color('accent')};
  }
`;

/** The items one below the other. Each keeps its place in the page while its order changes, so that a step leaves the focus where it is. */
export const Stack = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${GRID_GAP}px;
`;
