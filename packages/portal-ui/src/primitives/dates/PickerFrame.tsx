import { useRef } from 'react';
import type { DateValue } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useDatePicker, type AriaDatePickerProps } from 'react-aria/useDatePicker';
import { useDialog } from 'react-aria/useDialog';
import { useDatePickerState } from 'react-stately/useDatePickerState';
import { useTranslate } from '../../provider/index.js';
import { TriggerIconButton } from '../actions/ButtonFrame.js';
import { Field } from '../fields/Field.js';
import { boxState, useFieldBehaviour, type FieldProps } from '../fields/field-props.js';
import { Popover } from '../overlay/Popover.js';
import { Calendar } from './Calendar.js';
import { CalendarDialog } from './Calendar.styles.js';
import { DateBox } from './DateField.styles.js';
import { DateInput } from './DateInput.js';

export interface PickerFrameProps {
  readonly field: FieldProps;
  /** Value, limits and parts of the field. */
  readonly behaviour: AriaDatePickerProps<DateValue>;
}

/** The frame shared by the pickers of a day and of a time: typed parts, and a calendar behind a button. */
export function PickerFrame({ field, behaviour: own }: PickerFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const { behaviour: framed, texts } = useFieldBehaviour(field);
  const behaviour = { ...framed, ...own };
  const state = useDatePickerState(behaviour);
  const aria = useDatePicker(behaviour, state, ref);
  const { dialogProps } = useDialog(aria.dialogProps, dialogRef);
  return (
    <Field {...field} {...aria} texts={texts} labelAs="span">
      <DateBox {...aria.groupProps} {...boxState(field)} ref={ref}>
        <DateInput {...aria.fieldProps} />
        <TriggerIconButton {...aria.buttonProps} label={translate('common.openCalendar')} size="small">
          <CalendarDays />
        </TriggerIconButton>
      </DateBox>
      {state.isOpen && (
        <Popover triggerRef={ref} onClose={() => state.setOpen(false)}>
          <CalendarDialog {...dialogProps} ref={dialogRef} aria-label={translate('common.calendar')}>
            <Calendar {...aria.calendarProps} />
          </CalendarDialog>
        </Popover>
      )}
    </Field>
  );
}
