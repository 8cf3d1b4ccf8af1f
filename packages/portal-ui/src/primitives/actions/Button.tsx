import type { ReactNode, Ref } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { useButton } from 'react-aria/useButton';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Spinner } from '../feedback/Spinner.js';
import { BusyLabel, BusyMark, ButtonRoot } from './Button.styles.js';

/** Importance of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';

/** Props that a trigger hook (menu, dialog, tooltip) passes to its button; everything that react-aria's button accepts. */
export type ButtonBehaviour = Omit<
  AriaButtonProps,
  'children' | 'elementType' | 'isDisabled' | 'type' | 'href' | 'target' | 'rel'
>;

/** Appearance of a button. */
export interface ButtonShape {
  /** Importance of the button; use one primary button per screen. */
  readonly variant?: ButtonVariant | undefined;
  /** 34 px, or 28 px where space is short. */
  readonly size?: 'medium' | 'small' | undefined;
  /** Greys the button and takes it out of the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** The props shared by a button with a label and a button with an icon. */
export interface PressProps extends ButtonBehaviour, ButtonShape {
  /** Called when it is pressed: by mouse, touch, keyboard or assistive technology. */
  readonly onPress?: ButtonBehaviour['onPress'];
  /** True while the action runs: a spinner replaces the label, presses do nothing, the focus stays. */
  readonly isBusy?: boolean | undefined;
  /** `submit` sends the form around it. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
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
  const { children, icon, trailing, ...frame } = props;
  return (
    <ButtonFrame {...frame}>
      {icon}
      <span>{children}</span>
      {trailing}
    </ButtonFrame>
  );
}

interface ButtonFrameProps extends ButtonProps {
  readonly shape?: 'icon' | undefined;
}

/** The frame shared by a button with a label and a button with an icon. */
export function ButtonFrame(props: ButtonFrameProps) {
  const {
    variant = 'secondary',
    size,
    shape,
    isBusy = false,
    title,
    children,
    ref: outerRef,
    ...behaviour
  } = props;
  const ref = useObjectRef(outerRef);
  const { buttonProps, isPressed } = useButton(
    isBusy ? { ...behaviour, type: 'button', onPress: undefined, onPressStart: undefined } : behaviour,
    ref,
  );
  return (
    <ButtonRoot
      {...mergeProps(buttonProps, { title })}
      ref={ref}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      data-pressed={isPressed || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      <BusyLabel>{children}</BusyLabel>
      {isBusy && (
        <BusyMark>
          <Spinner size={16} />
        </BusyMark>
      )}
    </ButtonRoot>
  );
}
