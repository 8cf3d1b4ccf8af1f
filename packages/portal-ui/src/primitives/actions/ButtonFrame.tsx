import type { ReactNode, Ref } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { useButton } from 'react-aria/useButton';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useThemed } from '../../theme/index.js';
import { Spinner } from '../feedback/Spinner.js';
import { BusyLabel, BusyMark, ButtonRoot } from './Button.styles.js';
import type { ButtonShape } from './button-shape.js';

/** Props that a trigger hook (menu, dialog, tooltip) passes to its button; everything that react-aria's button accepts. */
export type ButtonBehaviour = Omit<
  AriaButtonProps,
  'children' | 'elementType' | 'isDisabled' | 'type' | 'href' | 'target' | 'rel'
>;

interface ButtonFrameProps extends ButtonBehaviour, ButtonShape {
  readonly isBusy?: boolean | undefined;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly title?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly shape?: 'icon' | undefined;
  readonly children: ReactNode;
}

/** The frame shared by a button with a label and a button with an icon. */
function ButtonFrame(props: ButtonFrameProps) {
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
  useThemed(shape === 'icon' ? 'IconButton' : 'Button');
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

export interface TriggerButtonProps extends Omit<ButtonFrameProps, 'shape'> {
  readonly icon?: ReactNode | undefined;
  readonly trailing?: ReactNode | undefined;
}

/** A button with a label that takes the props of a trigger hook. */
export function TriggerButton({ icon, trailing, children, ...frame }: TriggerButtonProps) {
  return (
    <ButtonFrame {...frame}>
      {icon}
      <span>{children}</span>
      {trailing}
    </ButtonFrame>
  );
}

export interface TriggerIconButtonProps extends Omit<ButtonFrameProps, 'shape'> {
  readonly label: string;
}

/** A button with an icon that takes the props of a trigger hook. */
export function TriggerIconButton({ label, variant = 'quiet', title, ...frame }: TriggerIconButtonProps) {
  return <ButtonFrame {...frame} variant={variant} shape="icon" aria-label={label} title={title ?? label} />;
}
