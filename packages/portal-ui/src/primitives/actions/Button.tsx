import type { ReactNode, Ref } from 'react';
import type { ButtonShape } from './button-shape.js';
import { TriggerButton } from './ButtonFrame.js';

/** What `onPress` is told. */
export interface Press {
  /** What it was pressed with; `virtual` is assistive technology. */
  readonly pointerType: 'mouse' | 'pen' | 'touch' | 'keyboard' | 'virtual';
}

/** The props shared by a button with a label and a button with an icon. */
export interface PressProps extends ButtonShape {
  /** Called when it is pressed: by mouse, touch, keyboard or assistive technology. */
  readonly onPress?: ((press: Press) => void) | undefined;
  /** True while the action runs: a spinner replaces the label, presses do nothing, the focus stays. */
  readonly isBusy?: boolean | undefined;
  /** `submit` sends the form around it. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of the form that `submit` sends, where the button stands outside of it. */
  readonly form?: string | undefined;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  /** Full text shown on hover, for a label that may be cut off. */
  readonly title?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export interface ButtonProps extends PressProps {
  readonly children: ReactNode;
  /** A 16 px icon before the label. */
  readonly icon?: ReactNode | undefined;
  /** A 16 px icon after the label. */
  readonly trailing?: ReactNode | undefined;
}

/** A button with a label. `onPress` covers mouse, touch, keyboard and assistive technology alike. */
export function Button(props: ButtonProps) {
  return <TriggerButton {...props} />;
}
