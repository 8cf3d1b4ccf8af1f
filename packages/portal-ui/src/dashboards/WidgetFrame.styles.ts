import { styled } from 'styled-components';
import { GRID_STACKED_UP_TO } from '../grid/index.js';
import { color, focusRing, focusRingInside, font, oneLine, radius, space } from '../theme/index.js';

/** The surface of a widget: a heading line, and the content, which scrolls when it does not fit. */
export const WidgetFrame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow: clip;

  &[data-skeleton] {
    padding: ${space('4')};
  }

  &[data-editing] {
    border-color: ${color('rule-strong')};
  }
`;

export const WidgetHead = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space('2')};
  min-height: 44px;
  padding: ${space('2')} ${space('4')} 0;

  [data-editing] > & {
    padding: ${space('1')} ${space('2')};
    border-bottom: 1px solid ${color('rule')};
    background: ${color('sunken')};
  }

  h2 {
    ${oneLine}
    flex: 1;
    min-width: 0;
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }

  a {
    ${focusRing}
    flex: none;
    color: ${color('ink-subtle')};
    font-size: ${font('size-sm')};
    text-decoration: none;
  }

  a:hover {
    color: ${color('accent')};
    text-decoration: underline;
  }
`;

export const WidgetBody = styled.div`
  ${focusRingInside}
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding: ${space('2')} ${space('4')} ${space('4')};
  overflow: auto;
  overscroll-behavior: contain auto;

  &[data-fit='chart'] {
    overflow: visible;
  }

  /* In one column nothing else says how high a chart is. */
  @container (max-width: ${GRID_STACKED_UP_TO}px) {
    &[data-fit='chart'] {
      flex: none;
      height: 280px;
    }
  }

  &[data-fit='table'] {
    padding: 0;
  }

  /* The widget's own frame is enough. */
  &[data-fit='table'] > * {
    border: 0;
    border-radius: 0;
  }

  &[data-fit='table'] > [data-layout='cards'] {
    padding: ${space('2')} ${space('4')} ${space('4')};
  }
`;
