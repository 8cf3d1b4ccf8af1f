import { useEffect, useRef, type ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { useTranslate } from '../../provider/index.js';
import { Button } from '../actions/Button.js';
import { CloseButton } from '../overlay/CloseButton.js';
import { Dialog } from '../overlay/Dialog.js';
import { SHEET } from './sheet-css.js';

export interface PrintDialogProps {
  /** Title of the dialog and of the printed document. */
  readonly title: string;
  /** The sheet: headings, definition lists, tables and bar codes. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shows a sheet as it will be printed on A4, and prints it alone: from a frame of its own, whatever page is around it. */
export function PrintDialog({ title, children, onClose }: PrintDialogProps) {
  const translate = useTranslate();
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => () => frame.current?.remove(), []);
  const print = () => {
    frame.current?.remove();
    if (sheet.current) frame.current = printed(sheet.current, title);
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      onClose={onClose}
      actions={
        <>
          <CloseButton label={translate('common.close')} />
          <Button variant="primary" icon={<Printer aria-hidden="true" />} onPress={print}>
            {translate('common.print')}
          </Button>
        </>
      }
    >
      <Sheet ref={sheet}>{children}</Sheet>
    </Dialog>
  );
}

/** Prints a copy of an element and returns the hidden frame that holds it. */
function printed(sheet: HTMLElement, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = title;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) return frame;
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(`@page { size: A4; margin: 15mm; } body { margin: 0; } body > div { ${SHEET} }`);
  page.adoptedStyleSheets = [styles];
  page.title = title;
  page.body.append(page.importNode(sheet, true));
  view.print();
  return frame;
}

const Sheet = styled.div`
  ${SHEET}
  padding: 16px;
  border: 1px solid lightgray;
  overflow-x: auto;
`;
