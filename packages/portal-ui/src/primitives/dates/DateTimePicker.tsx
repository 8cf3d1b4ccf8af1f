import { useMemo } from 'react';
import type { FieldProps } from '../fields/field-props.js';
import { toCalendarDate, toCalendarTime, toLocalTime } from './iso-date.js';
import { PickerFrame } from './PickerFrame.js';

export interface DateTimePickerProps extends FieldProps {
  /** Local time `YYYY-MM-DDTHH:mm` in a time zone of the caller's choice; null for none. */
  readonly value: string | null;
  /** Called with the new local time, or null when it was cleared. Not called while it is only half typed. */
  readonly onChange: (change: { readonly value: string | null }) => void;
  /** First ISO day that the calendar offers. */
  readonly min?: string | undefined;
}

/** Field for a day and a time, typed, with the day also picked from a calendar. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { value, onChange, min } = props;
  const time = useMemo(() => toCalendarTime(value), [value]);
  const minValue = useMemo(() => toCalendarDate(min) ?? undefined, [min]);
  return (
    <PickerFrame
      field={props}
      behaviour={{
        value: time,
        onChange: (next) => onChange({ value: toLocalTime(next) }),
        minValue,
        granularity: 'minute',
        hourCycle: 24,
        shouldForceLeadingZeros: true,
      }}
    />
  );
}
