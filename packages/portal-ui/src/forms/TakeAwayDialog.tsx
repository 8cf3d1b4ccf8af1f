import type { ReactNode } from 'react';
import { Button, Dialog, FieldColumn, type DialogProps } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

export interface TakeAwayDialogProps extends Pick<
  DialogProps,
  'title' | 'size' | 'isDismissable' | 'onClose'
> {
  /** What is there to take away: texts to copy, with what to know about them. */
  readonly children: ReactNode;
}

/** A dialog that only shows texts to copy, such as a secret that is never shown again. */
export function TakeAwayDialog({ children, onClose, ...dialog }: TakeAwayDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      {...dialog}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {translate('common.close')}
        </Button>
      }
    >
      <FieldColumn>{children}</FieldColumn>
    </Dialog>
  );
}
