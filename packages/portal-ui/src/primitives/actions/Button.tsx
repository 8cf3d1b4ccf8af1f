import type { ReactNode, Ref } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { useButton } from 'react-aria/useButton';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Spinner } from '../feedback/Spinner.js';
import { BusyLabel, BusyMark, ButtonRoot } from './Button.styles.js';

/** How much a button wants to be pressed. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';

/** What a trigger hook (menu, dialog, tooltip) hands to its button; everything react-aria's button understands. */
export type ButtonBehaviour = Omit<
  AriaButtonProps,
  'children' | 'elementType' | 'isDisabled' | 'type' | 'href' | 'target' | 'rel'
>;

/** How a button stands on the page. */
export interface ButtonShape {
  /** How much it wants to be pressed; one primary button a screen. */
  readonly variant?: ButtonVariant | undefined;
  /** 34 px, or 28 px where space is short. */
  readonly size?: 'medium' | 'small' | undefined;
  /** Greyed and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** What a button with words and a button with a picture have in common. */
export interface PressProps extends ButtonBehaviour, ButtonShape {
  /** Called when it is pressed: by mouse, touch, keyboard or assistive technology. */
  readonly onPress?: ButtonBehaviour['onPress'];
  /** The action runs: a spinner stands in place of the words, presses do nothing, the focus stays. */
  readonly isBusy?: boolean | undefined;
  /** `submit` sends the form around it. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** Full text on hover, where the words may be cut. */
  readonly title?: string | undefined;
  /** The element itself. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export interface ButtonProps extends PressProps {
  /** The words on the button. */
  readonly children: ReactNode;
  /** A 16 px picture before the words. */
  readonly icon?: ReactNode | undefined;
  /** A 16 px picture after the words. */
  readonly trailing?: ReactNode | undefined;
}

/** A button with words. `onPress` covers mouse, touch, keyboard and assistive technology alike. */
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

/** What a button with words and a button with a picture have in common. */
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
