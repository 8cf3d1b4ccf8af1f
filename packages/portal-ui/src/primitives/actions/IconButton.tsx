import type { ReactNode } from 'react';
import { ButtonFrame, type PressProps } from './Button.js';

export interface IconButtonProps extends PressProps {
  /** Name of the action; read aloud and shown on hover. */
  readonly label: string;
  /** The 16 px icon. */
  readonly children: ReactNode;
}

/** A square button with an icon. It always has a name: an icon alone says nothing to a screen reader. */
export function IconButton({ label, variant = 'quiet', title, ...props }: IconButtonProps) {
  return <ButtonFrame {...props} variant={variant} shape="icon" aria-label={label} title={title ?? label} />;
}
