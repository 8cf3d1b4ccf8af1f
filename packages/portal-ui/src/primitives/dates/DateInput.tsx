import { useRef, type DOMAttributes, type RefObject } from 'react';
import { useDateField, useDateSegment, type AriaDateFieldProps } from 'react-aria/useDateField';
import { useLocale } from 'react-aria/I18nProvider';
import {
  useDateFieldState,
  type DateFieldState,
  type DateSegment,
  type DateValue,
} from 'react-stately/useDateFieldState';
import { Segment, Segments } from './DateField.styles.js';
import { gregorian } from './iso-date.js';

/** The text part of a date picker; it creates its own state from the picker's. */
export function DateInput(props: AriaDateFieldProps<DateValue>) {
  const ref = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const state = useDateFieldState({
    ...props,
    locale,
    createCalendar: gregorian,
    shouldForceLeadingZeros: true,
  });
  const { fieldProps } = useDateField(props, state, ref);
  return <DateSegments state={state} fieldProps={fieldProps} fieldRef={ref} />;
}

interface DateSegmentsProps {
  readonly state: DateFieldState;
  readonly fieldProps: DOMAttributes<Element>;
  readonly fieldRef: RefObject<HTMLDivElement | null>;
}

/** Day, month and year, typed part by part; the arrow keys count. It is used inside a control's box. */
export function DateSegments({ state, fieldProps, fieldRef }: DateSegmentsProps) {
  return (
    <Segments {...fieldProps} ref={fieldRef}>
      {state.segments.map((segment, index) => (
        <DatePart key={index} segment={segment} state={state} />
      ))}
    </Segments>
  );
}

function DatePart({ segment, state }: { readonly segment: DateSegment; readonly state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  return (
    <Segment
      {...segmentProps}
      ref={ref}
      data-placeholder={segment.isPlaceholder || undefined}
      data-gap={segment.text.endsWith(' ') || undefined}
    >
      {segment.isPlaceholder ? segment.placeholder.toUpperCase() : segment.text}
    </Segment>
  );
}
