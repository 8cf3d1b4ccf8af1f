import { useTranslate } from '../../provider/index.js';
import { Button } from '../actions/Button.js';
import { DialogActions, DialogBody, DialogTitle } from './Dialog.styles.js';
import { ModalFrame } from './ModalFrame.js';

interface DiscardDialogProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before unsaved entries are discarded. */
export function DiscardDialog({ onKeep, onDiscard }: DiscardDialogProps) {
  const translate = useTranslate();
  return (
    <ModalFrame role="alertdialog" size="small" onClose={onKeep} isDismissable={false}>
      {({ titleProps }) => (
        <>
          <DialogTitle {...titleProps}>{translate('common.discardTitle')}</DialogTitle>
          <DialogBody>{translate('common.discardText')}</DialogBody>
          <DialogActions>
            <Button variant="danger-quiet" onPress={onDiscard}>
              {translate('common.discard')}
            </Button>
            <Button variant="primary" onPress={onKeep} autoFocus>
              {translate('common.keepEditing')}
            </Button>
          </DialogActions>
        </>
      )}
    </ModalFrame>
  );
}
