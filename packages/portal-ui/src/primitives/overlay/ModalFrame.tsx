import { useId, useRef, useState, type DOMAttributes, type ReactNode } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { DialogFrame, DialogSurface, Scrim } from './Dialog.styles.js';
import { OverlayContainerProvider } from './overlay-container.js';
import { ownSubmit } from './own-submit.js';
import { useEscapeFromOutside } from './useEscapeFromOutside.js';
import { useFocusReturn } from './useFocusReturn.js';

/** Role, size and dismissal of a modal surface. */
export interface ModalShape {
  /** `alertdialog` is for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Width of the surface: 400, 560, 760 px, or nearly all of the window. */
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** True when a press beside it closes it. */
  readonly isDismissable?: boolean | undefined;
}

export interface ModalFrameProps extends ModalShape {
  /** Called on Escape or a press beside it. */
  readonly onClose: () => void;
  /** Renders the content; put `titleProps` on the heading. */
  readonly children: (parts: { readonly titleProps: DOMAttributes<Element> }) => ReactNode;
}

/** The modal surface of every dialog: it keeps the focus, blocks the page, and holds overlays that open inside it. */
export function ModalFrame(props: ModalFrameProps) {
  return (
    <Overlay>
      <ModalBody {...props} />
    </Overlay>
  );
}

function ModalBody({
  role = 'dialog',
  size = 'medium',
  isDismissable = true,
  onClose,
  children,
}: ModalFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusReturn(ref);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: (isOpen) => !isOpen && onClose() });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable }, state, ref);
  useEscapeFromOutside(ref);
  // react-aria looks its own id up in the page and gives the name up when the dialog stands in a shadow root.
  const titleId = useId();
  const { dialogProps, titleProps } = useDialog({ role, 'aria-labelledby': titleId }, ref);
  return (
    <Scrim {...underlayProps} {...ownSubmit}>
      <DialogFrame {...modalProps} {...dialogProps} ref={ref} data-size={size} aria-modal="true">
        <OverlayContainerProvider container={container}>
          <DialogSurface part="dialog">
            {children({ titleProps: { ...titleProps, id: titleId } as DOMAttributes<Element> })}
          </DialogSurface>
        </OverlayContainerProvider>
        <div ref={setContainer} />
      </DialogFrame>
    </Scrim>
  );
}
