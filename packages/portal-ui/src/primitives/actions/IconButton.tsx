import type { ReactNode } from 'react';
import type { PressProps } from './Button.js';
import { TriggerIconButton } from './ButtonFrame.js';

export interface IconButtonProps extends PressProps {
  /** Name of the action; read aloud and shown on hover. */
  readonly label: string;
  /** The 16 px icon. */
  readonly children: ReactNode;
}

/** A square button with an icon. It always has a name: an icon alone says nothing to a screen reader. */
export function IconButton(props: IconButtonProps) {
  return <TriggerIconButton {...props} />;
}
