import { useId } from 'react';

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

/** Ids of the texts below a control. */
export interface FieldTexts {
  readonly helpId: string;
  readonly errorId: string;
}

/**
 * The part of `FieldProps` react-aria's field hooks read, and the texts that describe the control. react-aria would find them by ids of
 * its own, but looks those up in the page alone and gives them up in a shadow root.
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

/** The state of a control's box, as the attributes its styles look for. */
export function boxState(props: FieldProps) {
  return {
    'data-invalid': props.error === undefined ? undefined : true,
    'data-disabled': props.isDisabled || undefined,
    'data-readonly': props.isReadOnly || undefined,
  };
}
