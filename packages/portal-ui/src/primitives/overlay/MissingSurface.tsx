import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { LoadFailure } from '../failures/LoadFailure.js';
import { useOverlayContainer } from './overlay-container.js';
import { PopoverSurface } from './Popover.styles.js';

interface MissingSurfaceProps {
  /** The element that opens it. */
  readonly triggerRef: RefObject<Element | null>;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Called on Escape. */
  readonly onClose: () => void;
}

/** Says below its button that a menu or a list could not be loaded, and offers to try again. What would place it better is missing too. */
export function MissingSurface({ triggerRef, error, onRetry, onClose }: MissingSurfaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const container = useOverlayContainer();
  useEffect(() => ref.current?.querySelector('button')?.focus(), [container]);
  const leave = (then: () => void) => {
    (triggerRef.current as HTMLElement | null)?.focus();
    then();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave(onClose);
  };
  const { left = 0, bottom = 0 } = triggerRef.current?.getBoundingClientRect() ?? {};
  if (container === null) return null;
  return createPortal(
    <PopoverSurface
      ref={ref}
      onKeyDown={onKeyDown}
      style={{
        position: 'fixed',
        top: bottom + 4,
        left: `max(8px, min(${left}px, 100vw - 328px))`,
        width: 320,
      }}
    >
      <LoadFailure error={error} onRetry={() => leave(onRetry)} />
    </PopoverSurface>,
    container,
  );
}
