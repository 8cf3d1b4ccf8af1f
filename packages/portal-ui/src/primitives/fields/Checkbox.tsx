import { useRef, type ReactNode } from 'react';
import { useCheckbox } from 'react-aria/useCheckbox';
import { useToggleState } from 'react-stately/useToggleState';
import { HiddenText } from '../layout/HiddenText.js';
import { ChoiceLabel, CheckMark } from './Choice.styles.js';

export interface CheckboxProps {
  /** Text beside the box. */
  readonly label: string;
  /** Shown in place of the label when it needs more than text; the label is still read aloud. */
  readonly children?: ReactNode | undefined;
  /** Hides the label from sight; it is still read aloud. */
  readonly isLabelHidden?: boolean | undefined;
  /** True when ticked. */
  readonly isSelected: boolean;
  /** True when only a part of what it stands for is ticked. */
  readonly isIndeterminate?: boolean | undefined;
  /** Called with the new state. */
  readonly onChange?: ((change: { readonly isSelected: boolean }) => void) | undefined;
  /** Greys the box and takes it out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** Marks the choice as wrong; show the reason beside it. */
  readonly isInvalid?: boolean | undefined;
  /** Name of the control in its form. */
  readonly name?: string | undefined;
}

/** A single yes-or-no choice. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    children,
    isLabelHidden = false,
    isIndeterminate = false,
    isSelected,
    isDisabled = false,
  } = props;
  const ref = useRef<HTMLInputElement>(null);
  const behaviour = {
    isSelected,
    isIndeterminate,
    isDisabled,
    isInvalid: props.isInvalid ?? false,
    validationBehavior: 'aria' as const,
    'aria-label': label,
    onChange: (next: boolean) => props.onChange?.({ isSelected: next }),
    ...(props.name === undefined ? {} : { name: props.name }),
  };
  const { inputProps, labelProps } = useCheckbox(behaviour, useToggleState(behaviour), ref);
  return (
    <ChoiceLabel
      {...labelProps}
      data-disabled={isDisabled || undefined}
      data-bare={isLabelHidden || undefined}
    >
      <CheckMark {...inputProps} ref={ref} />
      {isLabelHidden ? <HiddenText>{label}</HiddenText> : <span>{children ?? label}</span>}
    </ChoiceLabel>
  );
}
