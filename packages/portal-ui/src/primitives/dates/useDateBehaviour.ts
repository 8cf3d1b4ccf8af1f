import { useMemo } from 'react';
import type { DateValue } from '@internationalized/date';
import { toCalendarDate, toIsoDay } from './iso-date.js';

/** What every control for one day takes. */
export interface DateControlProps {
  /** ISO day; null while there is none. */
  readonly value: string | null;
  /** Called with the new ISO day, or null when it was emptied. Not called while the day is only half typed. */
  readonly onChange: (change: { readonly value: string | null }) => void;
  /** First ISO day that can be chosen. */
  readonly min?: string | undefined;
  /** Last ISO day that can be chosen. */
  readonly max?: string | undefined;
}

/** The same, as react-aria's date hooks want it; they draw without end when equal days are not the same object. */
export function useDateBehaviour({ value, onChange, min, max }: DateControlProps) {
  const day = useMemo(() => toCalendarDate(value), [value]);
  const minValue = useMemo(() => toCalendarDate(min) ?? undefined, [min]);
  const maxValue = useMemo(() => toCalendarDate(max) ?? undefined, [max]);
  return {
    value: day,
    onChange: (next: DateValue | null) => onChange({ value: toIsoDay(next) }),
    granularity: 'day' as const,
    shouldForceLeadingZeros: true,
    minValue,
    maxValue,
  };
}
