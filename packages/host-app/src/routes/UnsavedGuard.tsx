import { useCallback, useRef } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { Button, Dialog, useTranslate } from '@kontor/portal-ui';

/** Asks before another page is turned to while something would be lost. Hand `note` to the widget, show `question`. */
export function useUnsavedGuard() {
  const isUnsaved = useRef(false);
  const note = useCallback((change: { readonly isUnsaved: boolean }) => {
    isUnsaved.current = change.isUnsaved;
  }, []);
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved.current,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const question = blocker.status === 'blocked' && (
    <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
  );
  return { note, question };
}

interface LeaveQuestionProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate('common.discardTitle')}
      onClose={onStay}
      actions={
        <>
          <Button variant="danger-quiet" onPress={onLeave}>
            {translate('common.discard')}
          </Button>
          <Button variant="primary" onPress={onStay} autoFocus>
            {translate('common.keepEditing')}
          </Button>
        </>
      }
    >
      {translate('common.discardText')}
    </Dialog>
  );
}
