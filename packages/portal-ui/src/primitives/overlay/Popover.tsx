import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useFloating,
  useMergeRefs,
  type Placement,
} from '@floating-ui/react';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { useOverlay } from 'react-aria/useOverlay';
import { ownSubmit } from './own-submit.js';
import { PopoverSurface } from './Popover.styles.js';
import { useEscapeFromOutside } from './useEscapeFromOutside.js';

export interface PopoverProps {
  /** Called on Escape, a press elsewhere, or when the focus leaves. */
  readonly onClose: () => void;
  /** The element it is placed beside. */
  readonly triggerRef: RefObject<Element | null>;
  /** The preferred side and edge; it flips where there is no room. */
  readonly placement?: Placement | undefined;
  /** At least as wide as the trigger. */
  readonly hasTriggerWidth?: boolean | undefined;
  /** Leaves the focus where it is: for suggestions below an input while typing. */
  readonly keepsFocus?: boolean | undefined;
  readonly children: ReactNode;
}

/** A surface beside a trigger, mounted while open. Position by floating-ui, dismissal and focus by react-aria. */
export function Popover(props: PopoverProps) {
  return (
    <Overlay disableFocusManagement={props.keepsFocus ?? false}>
      <PopoverBody {...props} />
    </Overlay>
  );
}

function PopoverBody({
  onClose,
  triggerRef,
  placement = 'bottom-start',
  hasTriggerWidth,
  keepsFocus,
  children,
}: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOutside = (element: Element) => !triggerRef.current?.contains(element);
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      onClose,
      isDismissable: true,
      shouldCloseOnBlur: keepsFocus !== true,
      shouldCloseOnInteractOutside: isOutside,
    },
    ref,
  );
  useEscapeFromOutside(ref, keepsFocus !== true);
  const { refs, floatingStyles, isPositioned } = useFloating({
    open: true,
    strategy: 'fixed',
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      fitIntoView(hasTriggerWidth ?? false),
    ],
  });
  const floatingRef = useMergeRefs([ref, refs.setFloating]);
  useLayoutEffect(() => refs.setReference(triggerRef.current), [refs, triggerRef]);
  return (
    <PopoverSurface
      {...overlayProps}
      {...ownSubmit}
      ref={floatingRef}
      style={{ ...floatingStyles, opacity: isPositioned ? 1 : 0 }}
    >
      {keepsFocus !== true && <DismissButton onDismiss={onClose} />}
      {children}
      <DismissButton onDismiss={onClose} />
    </PopoverSurface>
  );
}

function fitIntoView(hasTriggerWidth: boolean) {
  return size({
    padding: 8,
    apply({ availableHeight, availableWidth, rects, elements }) {
      Object.assign(elements.floating.style, {
        maxHeight: `${Math.max(96, availableHeight)}px`,
        maxWidth: `${availableWidth}px`,
        ...(hasTriggerWidth ? { minWidth: `${rects.reference.width}px` } : {}),
      });
    },
  });
}
