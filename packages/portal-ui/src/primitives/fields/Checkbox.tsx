import { useRef, type ReactNode } from 'react';
import { useCheckbox } from 'react-aria/useCheckbox';
import { useToggleState } from 'react-stately/useToggleState';
import { HiddenText } from '../layout/HiddenText.js';
import { ChoiceLabel, CheckMark } from './Choice.styles.js';

export interface CheckboxProps {
  /** What is agreed to or switched. */
  readonly label: string;
  /** Shown in place of the label where words need more than text; the label is read aloud all the same. */
  readonly children?: ReactNode | undefined;
  /** Leaves the label to screen readers. */
  readonly isLabelHidden?: boolean | undefined;
  /** Ticked or not. */
  readonly isSelected: boolean;
  /** Neither: some of what it stands for is ticked. */
  readonly isIndeterminate?: boolean | undefined;
  /** Called with the new state. */
  readonly onChange?: ((change: { readonly isSelected: boolean }) => void) | undefined;
  /** Greyed and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** Marks the choice as wrong; say why beside it. */
  readonly isInvalid?: boolean | undefined;
  /** Name of the control in its form. */
  readonly name?: string | undefined;
}

/** A yes or no of its own. */
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
