import { styled } from 'styled-components';
import { color, radius, tabularFigures } from '../../theme/index.js';
import { ControlBox } from '../fields/Field.styles.js';

export const DateBox = styled(ControlBox)`
  padding-inline-end: 3px;
`;

export const PlainDateBox = styled(ControlBox)``;

export const Segments = styled.div`
  ${tabularFigures}
  display: flex;
  flex: 1;
  min-width: 0;
  white-space: pre;
`;

/** A part of the date. Day and month are 24 px square for touch; the dots between them are narrower instead. */
export const Segment = styled.span`
  border-radius: ${radius('sm')};
  outline: none;
  caret-color: transparent;

  &[role='spinbutton'] {
    padding: 2px 3px;
  }

  &[role='spinbutton']:first-child {
    margin-inline-start: -3px;
  }

  &[aria-hidden] {
    margin-inline: -1.8px;
    padding-block: 2px;
  }

  /* Between day and time. */
  &[aria-hidden][data-gap] {
    margin-inline-end: 2px;
  }

  &[data-placeholder] {
    color: ${color('ink-subtle')};
  }

  &:focus {
    background: ${color('accent')};
    color: ${color('on-accent')};
  }

  @media (forced-colors: active) {
    &:focus {
      outline: 2px solid Highlight;
    }
  }
`;
