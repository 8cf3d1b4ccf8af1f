import { useRef, type ReactNode } from 'react';
import type { Placement } from '@floating-ui/react';
import { useDialog } from 'react-aria/useDialog';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { styled } from 'styled-components';
import type { ButtonShape } from '../actions/button-shape.js';
import { TriggerButton } from '../actions/ButtonFrame.js';
import { space } from '../../theme/index.js';
import { Popover } from './Popover.js';

export interface PopoverButtonProps extends ButtonShape {
  /** A 16 px icon before the label. */
  readonly icon?: ReactNode | undefined;
  /** Label of the button, and name of the surface. */
  readonly label: string;
  /** The preferred side and edge. */
  readonly placement?: Placement | undefined;
  /** Renders the content while open, with a function to close it. */
  readonly children: (surface: { readonly close: () => void }) => ReactNode;
}

/** A button that opens a small surface with controls. */
export function PopoverButton({ label, placement, children, ...button }: PopoverButtonProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useOverlayTriggerState({});
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, triggerRef);
  return (
    <>
      <TriggerButton {...button} {...triggerProps} ref={triggerRef}>
        {label}
      </TriggerButton>
      {state.isOpen && (
        <Popover triggerRef={triggerRef} onClose={state.close} placement={placement}>
          <Content {...overlayProps} label={label}>
            {children({ close: state.close })}
          </Content>
        </Popover>
      )}
    </>
  );
}

function Content({ label, children, ...props }: { readonly label: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const { dialogProps } = useDialog({ ...props, 'aria-label': label }, ref);
  return (
    <Padded {...dialogProps} ref={ref}>
      {children}
    </Padded>
  );
}

const Padded = styled.div`
  padding: ${space('3')};
  outline: none;
`;
