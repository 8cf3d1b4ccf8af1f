import { styled } from 'styled-components';
import { color, motion, radius } from '../theme/index.js';

/**
 * The parts of the library's own style sheet that are used here. They are part of our styles instead of the page's
 * head, so that they also apply within a shadow root and under a strict content security policy. On a phone the area
 * scrolls sideways, since twelve columns would be too narrow to hit, and leaves room below for items that are dragged
 * down.
 */
export const CanvasArea = styled.div`
  @media (max-width: 700px) {
    overflow-x: auto;
    padding: 2px 2px 160px;

    & > div {
      min-width: 640px;
    }
  }

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
