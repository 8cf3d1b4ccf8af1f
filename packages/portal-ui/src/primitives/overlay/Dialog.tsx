import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { UnsavedWorkContext, useTranslate } from '../../provider/index.js';
import { useThemed } from '../../theme/index.js';
import { IconButton } from '../actions/IconButton.js';
import { DialogActions, DialogBody, DialogHead, DialogTitle } from './Dialog.styles.js';
import { ClosingProvider, useGuardedClose } from './guarded-close.js';
import { ModalFrame, type ModalShape } from './ModalFrame.js';

export interface DialogProps extends ModalShape {
  /** True while it is shown; the focus returns to its earlier place when this becomes false. */
  readonly isOpen: boolean;
  readonly title: string;
  /** Called when it should close; set `isOpen` to false then. */
  readonly onClose: () => void;
  /** True when entries would be lost: Escape, the close button and `useRequestClose` ask before `onClose` is called. */
  readonly isDirty?: boolean | undefined;
  /** True while an action runs: nothing closes the dialog until then, or its result would not be shown. */
  readonly isBusy?: boolean | undefined;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode | undefined;
  /** Content, which scrolls when it is long. */
  readonly children: ReactNode;
}

/** A modal dialog, for writing: the page behind is blocked. For reading use a `SidePanel`. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { title, onClose, isDirty = false, isBusy = false, actions, children, ...frame } = props;
  useThemed('Dialog');
  const translate = useTranslate();
  const closing = useGuardedClose({ isDirty, isBusy, onClose });
  const { requestClose, question, inside } = closing;
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
          <DialogBody>
            <UnsavedWorkContext value={inside}>{children}</UnsavedWorkContext>
          </DialogBody>
          {actions !== undefined && <DialogActions>{actions}</DialogActions>}
          {question}
        </ClosingProvider>
      )}
    </ModalFrame>
  );
}
