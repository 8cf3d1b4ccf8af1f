import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { OverlayContainerProvider } from '../../primitives/index.js';
import { FramedStyles } from './FramedStyles.js';
import { openFrame, type ShadowParts } from './open-frame.js';

export interface ShadowFrameProps {
  /** Widgets, usually within a `PortalProvider`. */
  readonly children: ReactNode;
}

/** Renders widgets in an open shadow root, so that the page's styles do not affect them, nor their styles the page. */
export function ShadowFrame({ children }: ShadowFrameProps) {
  const [parts, setParts] = useState<ShadowParts | null>(null);
  const open = useCallback((host: HTMLElement | null) => {
    if (host !== null) setParts(openFrame(host));
  }, []);
  return (
    <div ref={open}>
      {parts !== null &&
        createPortal(
          <FramedStyles styles={parts.styles}>
            <WithOverlays>{children}</WithOverlays>
          </FramedStyles>,
          parts.app,
        )}
    </div>
  );
}

/** Container in the root for floating elements, for children that have no `PortalProvider` of their own. */
function WithOverlays({ children }: ShadowFrameProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  return (
    <>
      <OverlayContainerProvider container={overlays}>{children}</OverlayContainerProvider>
      <div ref={setOverlays} />
    </>
  );
}
