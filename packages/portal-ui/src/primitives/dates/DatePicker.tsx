import type { FieldProps } from '../fields/field-props.js';
import { PickerFrame } from './PickerFrame.js';
import { useDateBehaviour, type DateControlProps } from './useDateBehaviour.js';

export interface DatePickerProps extends FieldProps, DateControlProps {}

/** Field for a day, typed or picked from a calendar. */
export function DatePicker(props: DatePickerProps) {
  return <PickerFrame field={props} behaviour={useDateBehaviour(props)} />;
}
