import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { useTranslate } from '../../provider/index.js';
import { IconButton } from '../actions/IconButton.js';
import { DialogActions, DialogBody, DialogHead, DialogTitle } from './Dialog.styles.js';
import { ClosingProvider, useGuardedClose } from './guarded-close.js';
import { ModalFrame, type ModalShape } from './ModalFrame.js';

export interface DialogProps extends ModalShape {
  /** Whether it shows; the focus returns to where it was when this turns false. */
  readonly isOpen: boolean;
  /** What the dialog is about. */
  readonly title: string;
  /** Called when it is to be closed; set `isOpen` to false then. */
  readonly onClose: () => void;
  /** Entries would be lost: Escape, the cross and `useRequestClose` ask before `onClose` is called. */
  readonly isDirty?: boolean | undefined;
  /** What was asked for is under way: nothing closes it until `isBusy` ends, or nobody would hear what became of it. */
  readonly isBusy?: boolean | undefined;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode | undefined;
  /** What it shows; scrolls when it is long. */
  readonly children: ReactNode;
}

/** A modal dialog, for writing: the page behind waits. Reading belongs into a `SidePanel`. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { title, onClose, isDirty = false, isBusy = false, actions, children, ...frame } = props;
  const translate = useTranslate();
  const closing = useGuardedClose({ isDirty, isBusy, onClose });
  const { requestClose, question } = closing;
  return (
    <ModalFrame {...frame} onClose={requestClose}>
      {({ titleProps }) => (
        <ClosingProvider value={closing}>
          <DialogHead>
            <DialogTitle {...titleProps}>{title}</DialogTitle>
            <IconButton
              label={translate('common.close')}
              size="small"
              isDisabled={isBusy}
              onPress={requestClose}
            >
              <X />
            </IconButton>
          </DialogHead>
          <DialogBody>{children}</DialogBody>
          {actions !== undefined && <DialogActions>{actions}</DialogActions>}
          {question}
        </ClosingProvider>
      )}
    </ModalFrame>
  );
}
