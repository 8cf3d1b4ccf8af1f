import { useRef } from 'react';
import { useDateField } from 'react-aria/useDateField';
import { useLocale } from 'react-aria/I18nProvider';
import { useDateFieldState } from 'react-stately/useDateFieldState';
import { Field } from '../fields/Field.js';
import { boxState, useFieldBehaviour, type FieldProps } from '../fields/field-props.js';
import { PlainDateBox } from './DateField.styles.js';
import { DateSegments } from './DateInput.js';
import { gregorian } from './iso-date.js';
import { useDateBehaviour, type DateControlProps } from './useDateBehaviour.js';

export interface DateFieldProps extends FieldProps, DateControlProps {}

/** Field for a day, typed as `dd.mm.yyyy` part by part. */
export function DateField(props: DateFieldProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const field = useFieldBehaviour(props);
  const behaviour = { ...field.behaviour, ...useDateBehaviour(props) };
  const state = useDateFieldState({ ...behaviour, locale, createCalendar: gregorian });
  const aria = useDateField(behaviour, state, ref);
  return (
    <Field {...props} {...aria} texts={field.texts} labelAs="span">
      <PlainDateBox {...boxState(props)}>
        <DateSegments state={state} fieldProps={aria.fieldProps} fieldRef={ref} />
      </PlainDateBox>
    </Field>
  );
}
