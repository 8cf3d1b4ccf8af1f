import { useId } from 'react';

/** The props of a labelled control that cannot be read-only. */
export interface LabelledProps {
  /** Label of the control; required, and read aloud even when hidden. */
  readonly label: string;
  /** Hides the label from sight, for bars where a placeholder or chip shows it too; it is still read aloud. */
  readonly isLabelHidden?: boolean | undefined;
  /** Help below the control. */
  readonly help?: string | undefined;
  /** Error text that says what to do; its presence marks the field as wrong. */
  readonly error?: string | undefined;
  /** Marks the field as required, also for assistive technology. */
  readonly isRequired?: boolean | undefined;
  /** Greys the field and takes it out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** Name of the control in its form. */
  readonly name?: string | undefined;
}

/** The props shared by all fields. */
export interface FieldProps extends LabelledProps {
  /** True when the field can be focused and read, but not changed. */
  readonly isReadOnly?: boolean | undefined;
}

/** Ids of the texts below a control. */
export interface FieldTexts {
  readonly helpId: string;
  readonly errorId: string;
}

/**
 * The part of `FieldProps` that react-aria's field hooks read, and the texts that describe the control. react-aria would find them by ids
 * of its own, but looks those up in the document only and ignores them in a shadow root.
 */
export function useFieldBehaviour(props: FieldProps) {
  const id = useId();
  const texts: FieldTexts = { helpId: `${id}-help`, errorId: `${id}-error` };
  const said = [props.help !== undefined && texts.helpId, props.error !== undefined && texts.errorId];
  const describedBy = said.filter(Boolean).join(' ');
  const behaviour = {
    label: props.label,
    isInvalid: props.error !== undefined,
    isRequired: props.isRequired ?? false,
    isDisabled: props.isDisabled ?? false,
    isReadOnly: props.isReadOnly ?? false,
    validationBehavior: 'aria' as const,
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(props.name === undefined ? {} : { name: props.name }),
  };
  return { behaviour, texts };
}

/** The state of a control's box as data attributes for its styles. */
export function boxState(props: FieldProps) {
  return {
    'data-invalid': props.error === undefined ? undefined : true,
    'data-disabled': props.isDisabled || undefined,
    'data-readonly': props.isReadOnly || undefined,
  };
}
