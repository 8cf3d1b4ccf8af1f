import { useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CalendarDate } from '@internationalized/date';
import type { AriaButtonProps } from 'react-aria/useButton';
import {
  useCalendar,
  useCalendarCell,
  useCalendarGrid,
  type CalendarProps,
  type DateValue,
} from 'react-aria/useCalendar';
import { useLocale } from 'react-aria/I18nProvider';
import { useRangeCalendar, type RangeCalendarProps } from 'react-aria/useRangeCalendar';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useTranslate } from '../../provider/index.js';
import { TriggerIconButton } from '../actions/ButtonFrame.js';
import { CalendarHead, CalendarRoot, CalendarTable, DayButton } from './Calendar.styles.js';
import { gregorian } from './iso-date.js';

/** A month in which a day can be chosen. */
export function Calendar(props: CalendarProps<DateValue>) {
  const { locale } = useLocale();
  const state = useCalendarState({ ...props, locale, createCalendar: gregorian });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(props, state);
  return (
    <CalendarRoot {...calendarProps}>
      <Head title={title} previous={prevButtonProps} next={nextButtonProps} />
      <Grid state={state as unknown as CalendarState} />
    </CalendarRoot>
  );
}

/** A month in which the first and the last day of a range can be chosen. */
export function RangeCalendar(props: RangeCalendarProps<DateValue>) {
  const ref = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const state = useRangeCalendarState({ ...props, locale, createCalendar: gregorian });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useRangeCalendar(props, state, ref);
  return (
    <CalendarRoot {...calendarProps} ref={ref}>
      <Head title={title} previous={prevButtonProps} next={nextButtonProps} />
      <Grid state={state} />
    </CalendarRoot>
  );
}

interface HeadProps {
  readonly title: string;
  readonly previous: AriaButtonProps;
  readonly next: AriaButtonProps;
}

function Head({ title, previous, next }: HeadProps) {
  const translate = useTranslate();
  return (
    <CalendarHead>
      <TriggerIconButton {...previous} label={translate('common.previousMonth')} size="small">
        <ChevronLeft />
      </TriggerIconButton>
      <span aria-hidden="true">{title}</span>
      <TriggerIconButton {...next} label={translate('common.nextMonth')} size="small">
        <ChevronRight />
      </TriggerIconButton>
    </CalendarHead>
  );
}

type AnyState = CalendarState | RangeCalendarState;

function Grid({ state }: { readonly state: AnyState }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short' },
    state,
  );
  return (
    <CalendarTable {...gridProps}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day, index) => (
            <th key={index}>{day}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .map((date, index) =>
                date ? <Day key={index} state={state} date={date} /> : <td key={index} />,
              )}
          </tr>
        ))}
      </tbody>
    </CalendarTable>
  );
}

function Day({ state, date }: { readonly state: AnyState; readonly date: CalendarDate }) {
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isDisabled, isOutsideVisibleRange, formattedDate } =
    useCalendarCell({ date }, state, ref);
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const isEdge =
    range === null ? isSelected : date.compare(range.start) === 0 || date.compare(range.end) === 0;
  return (
    <td {...cellProps}>
      <DayButton
        {...buttonProps}
        ref={ref}
        hidden={isOutsideVisibleRange}
        data-selected={isSelected || undefined}
        data-edge={(isSelected && isEdge) || undefined}
        data-disabled={isDisabled || undefined}
      >
        {formattedDate}
      </DayButton>
    </td>
  );
}
