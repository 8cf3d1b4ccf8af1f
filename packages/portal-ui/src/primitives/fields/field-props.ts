/** What stands around a control, whether or not it can be read-only. */
export interface LabelledProps {
  /** What is asked for; always present, read aloud even where hidden. */
  readonly label: string;
  /** Leaves the label to screen readers, for bars where a placeholder or chip says it too. */
  readonly isLabelHidden?: boolean | undefined;
  /** Help below the control. */
  readonly help?: string | undefined;
  /** What is wrong and what to do, in words; its presence marks the field as wrong. */
  readonly error?: string | undefined;
  /** Marked as required and told to assistive technology. */
  readonly isRequired?: boolean | undefined;
  /** Greyed and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** Name of the control in its form. */
  readonly name?: string | undefined;
}

/** What every field has around its control. */
export interface FieldProps extends LabelledProps {
  /** Readable and focusable, not changeable. */
  readonly isReadOnly?: boolean | undefined;
}

/** The part of `FieldProps` react-aria's field hooks read. */
export function fieldBehaviour(props: FieldProps) {
  return {
    label: props.label,
    description: props.help,
    errorMessage: props.error,
    isInvalid: props.error !== undefined,
    isRequired: props.isRequired ?? false,
    isDisabled: props.isDisabled ?? false,
    isReadOnly: props.isReadOnly ?? false,
    validationBehavior: 'aria' as const,
    ...(props.name === undefined ? {} : { name: props.name }),
  };
}

/** The state of a control's box, as the attributes its styles look for. */
export function boxState(props: FieldProps) {
  return {
    'data-invalid': props.error === undefined ? undefined : true,
    'data-disabled': props.isDisabled || undefined,
    'data-readonly': props.isReadOnly || undefined,
  };
}
