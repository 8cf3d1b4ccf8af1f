import { createContext, useContext, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

const OverlayContainer = createContext<HTMLElement | null>(null);

export interface OverlayContainerProviderProps {
  /** The element whose children all floating things below become; null until it is mounted. */
  readonly container: HTMLElement | null;
  /** What may open floating things. */
  readonly children: ReactNode;
}

/**
 * Says where dialogs, panels, lists and notices are rendered. The container must stand inside the element that carries the theme.
 * Every dialog opens another one inside itself: react-aria makes everything outside a dialog inert, so a list opened from the
 * dialog must lie inside it.
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

/** The element floating things are rendered into; the document's body where no provider stands above, null without a document. */
export function useOverlayContainer(): HTMLElement | null {
  const container = useContext(OverlayContainer);
  return container ?? (typeof document === 'undefined' ? null : document.body);
}
