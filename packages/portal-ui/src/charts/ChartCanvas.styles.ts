import { styled } from 'styled-components';
import { color, floatShadow, font, radius, space, tabularFigures } from '../theme/index.js';

/**
 * Container of the drawing, with the rules of the library's own style sheet for the parts used here. They are part of
 * our styles instead of the page's head so that they also apply within a shadow root and under a strict content
 * security policy.
 */
export const CanvasRoot = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  .u-wrap {
    position: relative;
    user-select: none;
  }

  .u-over,
  .u-under {
    position: absolute;
  }

  .u-under {
    overflow: hidden;
  }

  canvas {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
  }

  .u-axis,
  .u-select {
    position: absolute;
    pointer-events: none;
  }

  .u-cursor-x {
    position: absolute;
    inset: 0 auto auto 0;
    height: 100%;
    border-inline-end: 1px solid ${color('rule-strong')};
    pointer-events: none;
    will-change: transform;
  }

  .u-cursor-pt {
    position: absolute;
    top: 0;
    left: 0;
    border: 0 solid;
    border-radius: 50%;
    background-clip: padding-box !important;
    pointer-events: none;
    will-change: transform;
  }

  .u-off {
    display: none;
  }
`;

/** Tooltip with the values at the pointer. */
export const HoverValues = styled.div`
  ${tabularFigures}
  position: absolute;
  z-index: 1;
  display: grid;
  gap: ${space('0-5')};
  padding: ${space('1')} ${space('2')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  box-shadow: ${floatShadow};
  font-size: ${font('size-xs')};
  white-space: nowrap;
  pointer-events: none;

  span {
    display: flex;
    align-items: center;
    gap: ${space('1')};
    color: ${color('ink-muted')};
  }

  i {
    width: 8px;
    height: 8px;
    border-radius: 2px;
  }

  strong {
    margin-inline-start: auto;
    padding-inline-start: ${space('3')};
    color: ${color('ink')};
    font-weight: ${font('weight-semibold')};
  }
`;
