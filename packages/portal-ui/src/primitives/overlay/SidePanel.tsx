import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { X } from 'lucide-react';
import { Overlay } from 'react-aria/Overlay';
import { UnsavedWorkContext, useTranslate } from '../../provider/index.js';
import { IconButton } from '../actions/IconButton.js';
import { ClosingProvider, useGuardedClose } from './guarded-close.js';
import { ownSubmit } from './own-submit.js';
import { PanelBody, PanelHead, PanelSurface, PanelTitle } from './SidePanel.styles.js';

export interface SidePanelProps {
  /** True while it is shown; the focus returns to its earlier place when this becomes false. */
  readonly isOpen: boolean;
  readonly title: string;
  /** Content beside the title, such as a status or a hint about keys. */
  readonly titleNote?: ReactNode | undefined;
  /** Called when it should close; set `isOpen` to false then. */
  readonly onClose: () => void;
  /** True when entries would be lost: closing asks first, as it does while a form inside is unsaved. */
  readonly isDirty?: boolean | undefined;
  /** True when opening moves the focus into the panel; otherwise the list keeps it for browsing with the arrow keys. */
  readonly takesFocus?: boolean | undefined;
  /** Content, which scrolls when it is long. */
  readonly children: ReactNode;
}

/** A panel at the right edge, for reading beside a list that stays usable. Escape closes it from anywhere on the page. */
export function SidePanel(props: SidePanelProps) {
  if (!props.isOpen) return null;
  return (
    <Overlay>
      <OpenPanel {...props} />
    </Overlay>
  );
}

function OpenPanel({
  title,
  titleNote,
  onClose,
  isDirty = false,
  takesFocus = true,
  children,
}: SidePanelProps) {
  const translate = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const closing = useGuardedClose({ isDirty, asksForInside: true, onClose });
  const { requestClose, question, inside } = closing;
  useEscapeAnywhere(ref, requestClose);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <PanelSurface {...ownSubmit} ref={ref} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <ClosingProvider value={closing}>
        <PanelHead>
          <PanelTitle id={titleId}>{title}</PanelTitle>
          {titleNote}
          <IconButton label={translate('common.close')} size="small" onPress={requestClose}>
            <X />
          </IconButton>
        </PanelHead>
        <PanelBody>
          <UnsavedWorkContext value={inside}>{children}</UnsavedWorkContext>
        </PanelBody>
        {question}
      </ClosingProvider>
    </PanelSurface>
  );
}

/** Closes the panel on Escape, unless something above it is open first: a dialog, a menu, a list. */
function useEscapeAnywhere(panel: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const root = panel.current?.getRootNode() ?? document;
    const onKeyDown = (event: Event) => {
      if ((event as KeyboardEvent).key !== 'Escape' || event.defaultPrevented) return;
      const above = (event.target as Element).closest(
        '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]',
      );
      if (above === null || above === panel.current) latest.current();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [panel]);
}
