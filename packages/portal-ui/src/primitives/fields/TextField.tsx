import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTextField } from 'react-aria/useTextField';
import { Field } from './Field.js';
import { boxState, useFieldBehaviour, type FieldProps } from './field-props.js';
import { TextBox, TextInput } from './TextField.styles.js';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  /** Called with every change of the text. */
  readonly onChange?: ((change: { readonly value: string }) => void) | undefined;
  /** Called when the focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Kind of text, which decides a phone's keyboard and the browser's help. */
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  /** Keyboard of a phone when `type` is not enough. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  /** An example, never a replacement for the label. */
  readonly placeholder?: string | undefined;
  /** Data that the browser may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Most characters that can be typed. */
  readonly maxLength?: number | undefined;
  /** An icon before the text. */
  readonly icon?: ReactNode | undefined;
  /** Content after the text, such as a unit or a small button. */
  readonly suffix?: ReactNode | undefined;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A field for a line of text. */
export function TextField(props: TextFieldProps) {
  const ref = useObjectRef(props.ref);
  const { behaviour, texts } = useFieldBehaviour(props);
  const aria = useTextField(
    {
      ...behaviour,
      value: props.value,
      onChange: (value) => props.onChange?.({ value }),
      onBlur: () => props.onBlur?.(),
      // A number is replaced rather than added to: the 0 in a field must not become a part of the 70 that is typed.
      onFocus: () => props.inputMode === 'numeric' && ref.current?.select(),
      type: props.type ?? 'text',
      ...optional(props),
    },
    ref,
  );
  return (
    <Field {...props} {...aria} texts={texts}>
      <TextBox {...boxState(props)}>
        {props.icon}
        <TextInput {...aria.inputProps} ref={ref} />
        {props.suffix}
      </TextBox>
    </Field>
  );
}

/** Leaves out undefined props, since react-aria distinguishes them from absent ones. */
function optional({ inputMode, placeholder, autoComplete, maxLength, autoFocus }: TextFieldProps) {
  return {
    ...(inputMode === undefined ? {} : { inputMode }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(autoComplete === undefined ? {} : { autoComplete }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(autoFocus === undefined ? {} : { autoFocus }),
  };
}
