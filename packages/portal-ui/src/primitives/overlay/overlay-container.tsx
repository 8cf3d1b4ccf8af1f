import { createContext, useContext, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

const OverlayContainer = createContext<HTMLElement | null>(null);

export interface OverlayContainerProviderProps {
  /** The parent element of all overlays; null until it is mounted. */
  readonly container: HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * Sets where dialogs, panels, lists and notices are rendered. The container must be inside the element that carries the theme. Every dialog
 * provides another one inside itself: react-aria makes everything outside a dialog inert, so a list opened from the dialog must be inside
 * it.
 */
export function OverlayContainerProvider({ container, children }: OverlayContainerProviderProps) {
  return (
    <OverlayContainer value={container}>
      <UNSAFE_PortalProvider getContainer={container === null ? null : () => container}>
        {children}
      </UNSAFE_PortalProvider>
    </OverlayContainer>
  );
}

/** The element that overlays are rendered into; the document's body without a provider, null without a document. */
export function useOverlayContainer(): HTMLElement | null {
  const container = useContext(OverlayContainer);
  return container ?? (typeof document === 'undefined' ? null : document.body);
}
