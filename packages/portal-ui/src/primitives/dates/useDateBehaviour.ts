import { useMemo } from 'react';
import type { DateValue } from '@internationalized/date';
import { toCalendarDate, toIsoDay } from './iso-date.js';

/** The props shared by all controls for one day. */
export interface DateControlProps {
  /** ISO day; null for none. */
  readonly value: string | null;
  /** Called with the new ISO day, or null when it was cleared. Not called while the day is only half typed. */
  readonly onChange: (change: { readonly value: string | null }) => void;
  /** First ISO day that can be chosen. */
  readonly min?: string | undefined;
  /** Last ISO day that can be chosen. */
  readonly max?: string | undefined;
}

/** Converts the props for react-aria's date hooks. These render for ever when equal days are not the same object. */
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
