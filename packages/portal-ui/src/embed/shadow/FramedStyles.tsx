import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { FramedTheme } from '../../theme/index.js';

export interface FramedStylesProps {
  /** Element that receives the style rules; see `openFrame`. */
  readonly styles: HTMLElement;
  readonly children: ReactNode;
}

/** Redirects the styles of all children into a shadow root, which already contains the tokens. */
export function FramedStyles({ styles, children }: FramedStylesProps) {
  return (
    <StyleSheetManager target={styles}>
      <FramedTheme value={true}>{children}</FramedTheme>
    </StyleSheetManager>
  );
}
