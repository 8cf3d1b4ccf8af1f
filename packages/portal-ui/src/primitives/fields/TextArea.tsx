import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTextField } from 'react-aria/useTextField';
import { Field } from './Field.js';
import { boxState, useFieldBehaviour, type FieldProps } from './field-props.js';
import { TextAreaBox } from './TextField.styles.js';

export interface TextAreaProps extends FieldProps {
  readonly value: string;
  /** Called with every change of the text. */
  readonly onChange?: ((change: { readonly value: string }) => void) | undefined;
  /** Visible rows; the user can enlarge the field. */
  readonly rows?: number | undefined;
  /** An example, never a replacement for the label. */
  readonly placeholder?: string | undefined;
  /** Most characters that can be typed. */
  readonly maxLength?: number | undefined;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A field for several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 4, placeholder, maxLength, autoFocus } = props;
  const ref = useObjectRef(props.ref);
  const { behaviour, texts } = useFieldBehaviour(props);
  const aria = useTextField<'textarea'>(
    {
      ...behaviour,
      value,
      onChange: (next) => onChange?.({ value: next }),
      inputElementType: 'textarea',
      ...(placeholder === undefined ? {} : { placeholder }),
      ...(maxLength === undefined ? {} : { maxLength }),
      ...(autoFocus === undefined ? {} : { autoFocus }),
    },
    ref,
  );
  return (
    <Field {...props} {...aria} texts={texts}>
      <TextAreaBox {...aria.inputProps} {...boxState(props)} ref={ref} rows={rows} />
    </Field>
  );
}
