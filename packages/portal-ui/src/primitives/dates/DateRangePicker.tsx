import { Suspense, useRef, type ReactNode } from 'react';
import { CalendarDays } from 'lucide-react';
import { formatDay } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import type { DayRange } from '@kontor/portal-core/list-filter';
import { useButton } from 'react-aria/useButton';
import { useDialog } from 'react-aria/useDialog';
import { useField } from 'react-aria/useField';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { lazyPart } from '../feedback/lazy-part.js';
import { useTranslate } from '../../provider/index.js';
import { LoadingNote } from '../feedback/Spinner.js';
import { Field } from '../fields/Field.js';
import { boxState, useFieldBehaviour, type FieldProps } from '../fields/field-props.js';
import { SelectBox, SelectPrefix, SelectValue } from '../fields/Select.styles.js';
import { Popover } from '../overlay/Popover.js';
import { CalendarDialog } from './Calendar.styles.js';
import type { DaysOutlook } from './iso-date.js';

export interface DateRangePickerProps extends FieldProps {
  /** The range of days; an absent end is open. */
  readonly value: DayRange;
  /** Called with the new range. */
  readonly onChange: (range: DayRange) => void;
  /** Shown while neither end is set. */
  readonly placeholder?: string | undefined;
  /** Repeats the label inside the box, for filter bars. */
  readonly hasLabelInside?: boolean | undefined;
  /** The ISO day from which the offered ranges are counted; the user's present day by default. */
  readonly today?: string | undefined;
  /** Which ranges are offered: past ones by default. */
  readonly outlook?: DaysOutlook | undefined;
}

/** The calendar and its arithmetic, loaded when the box is first opened: lists do not wait for them. */
const DateRangePanel = lazyPart(() => import('./DateRangePanel.js').then((module) => module.DateRangePanel));

/** Field for a range of days: common ones with one press, others typed or picked from a calendar. */
export function DateRangePicker(props: DateRangePickerProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const translate = useTranslate();
  const state = useOverlayTriggerState({});
  const trigger = useOverlayTrigger({ type: 'dialog' }, state, ref);
  const text = rangeText(props.value, translate);
  const { behaviour, texts } = useFieldBehaviour(props);
  const aria = useField({ ...behaviour, labelElementType: 'span' });
  const { buttonProps } = useButton(
    {
      ...trigger.triggerProps,
      'aria-label': `${props.label}: ${text ?? props.placeholder ?? translate('common.anyDate')}`,
      'aria-describedby': aria.fieldProps['aria-describedby'],
      isDisabled: props.isDisabled,
    },
    ref,
  );
  return (
    <Field
      {...props}
      {...aria}
      texts={texts}
      labelAs="span"
      isLabelHidden={props.isLabelHidden ?? props.hasLabelInside}
    >
      <SelectBox {...buttonProps} {...boxState(props)} ref={ref}>
        {props.hasLabelInside && <SelectPrefix>{props.label}</SelectPrefix>}
        <SelectValue data-empty={text === null || undefined}>
          {text ?? props.placeholder ?? translate('common.anyDate')}
        </SelectValue>
        <CalendarDays aria-hidden="true" />
      </SelectBox>
      {state.isOpen && (
        <Popover triggerRef={ref} onClose={state.close}>
          <RangeDialog {...trigger.overlayProps} label={props.label}>
            <Suspense fallback={<LoadingNote />}>
              <DateRangePanel
                value={props.value}
                onChange={props.onChange}
                onDone={state.close}
                today={props.today}
                outlook={props.outlook}
              />
            </Suspense>
          </RangeDialog>
        </Popover>
      )}
    </Field>
  );
}

interface RangeDialogProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

function RangeDialog({ id, label, children }: RangeDialogProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { dialogProps } = useDialog({ 'aria-label': label, ...(id === undefined ? {} : { id }) }, ref);
  return (
    <CalendarDialog {...dialogProps} ref={ref}>
      {children}
    </CalendarDialog>
  );
}

function rangeText({ from, to }: DayRange, translate: Translate): string | null {
  if (from && to) {
    if (from === to) return formatDay(from);
    const isSameYear = from.slice(0, 4) === to.slice(0, 4);
    return `${isSameYear ? formatDay(from).slice(0, 6) : formatDay(from)} – ${formatDay(to)}`;
  }
  if (from) return translate('common.fromDate', { date: formatDay(from) });
  if (to) return translate('common.untilDate', { date: formatDay(to) });
  return null;
}
