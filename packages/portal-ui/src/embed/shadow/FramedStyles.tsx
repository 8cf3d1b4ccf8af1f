import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { FramedTheme } from '../../theme/index.js';

export interface FramedStylesProps {
  /** Where the rules go; see `openFrame`. */
  readonly styles: HTMLElement;
  readonly children: ReactNode;
}

/** Sends the styles of everything below into a shadow root, which has the tokens already. */
export function FramedStyles({ styles, children }: FramedStylesProps) {
  return (
    <StyleSheetManager target={styles}>
      <FramedTheme value={true}>{children}</FramedTheme>
    </StyleSheetManager>
  );
}
