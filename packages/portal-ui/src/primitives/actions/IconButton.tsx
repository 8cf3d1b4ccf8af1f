import type { ReactNode } from 'react';
import { ButtonFrame, type PressProps } from './Button.js';

export interface IconButtonProps extends PressProps {
  /** What the button does; read aloud and shown on hover. */
  readonly label: string;
  /** The 16 px picture. */
  readonly children: ReactNode;
}

/** A square button with a picture. It always has a name: a picture alone says nothing to a screen reader. */
export function IconButton({ label, variant = 'quiet', title, ...props }: IconButtonProps) {
  return <ButtonFrame {...props} variant={variant} shape="icon" aria-label={label} title={title ?? label} />;
}
