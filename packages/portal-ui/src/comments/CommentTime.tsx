import { useRef } from 'react';
import { DEFAULT_TIME_ZONE, formatInstant } from '@kontor/portal-core/dates';
import { useFocusable } from 'react-aria/useFocusable';
import { styled } from 'styled-components';
import { HiddenText, Tooltip } from '../primitives/index.js';
import { focusRing } from '../theme/index.js';
import { RelativeTime, type RelativeTimeProps } from './RelativeTime.js';

/** The relative time of a comment. The exact time is shown on hover and keyboard focus, and read aloud. */
export function CommentTime({ instant, now }: RelativeTimeProps) {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return null;
  const exact = formatInstant(at, DEFAULT_TIME_ZONE);
  return (
    <Tooltip text={exact}>
      <Moment>
        <RelativeTime instant={instant} now={now} />
        <HiddenText>, {exact}</HiddenText>
      </Moment>
    </Tooltip>
  );
}

function Moment({ children }: { readonly children: React.ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { focusableProps } = useFocusable({}, ref);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the exact time is reached by keyboard
    <FocusTarget {...focusableProps} ref={ref} tabIndex={0}>
      {children}
    </FocusTarget>
  );
}

const FocusTarget = styled.span`
  ${focusRing}
  position: relative;
  border-radius: 2px;
  cursor: default;
`;
