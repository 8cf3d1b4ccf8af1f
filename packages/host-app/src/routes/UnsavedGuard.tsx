import { useCallback, useRef } from 'react';
import { useBlocker } from '@tanstack/react-router';
import type { TextKey } from '@kontor/portal-core';
import { Button, Dialog, useTranslate } from '@kontor/portal-ui';

/** Texts of the question before a page is left. */
export interface LeaveTexts {
  readonly title: TextKey;
  readonly text: TextKey;
  /** Label of the button that leaves. */
  readonly leave: TextKey;
}

const DISCARD: LeaveTexts = {
  title: 'common.discardTitle',
  text: 'common.discardText',
  leave: 'common.discard',
};

/** Asks before another page is opened while work would be lost. Pass `note` to the widget and render `question`. */
export function useUnsavedGuard(texts: LeaveTexts = DISCARD) {
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
    <LeaveQuestion texts={texts} onStay={blocker.reset} onLeave={blocker.proceed} />
  );
  return { note, question };
}

interface LeaveQuestionProps {
  readonly texts: LeaveTexts;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function LeaveQuestion({ texts, onStay, onLeave }: LeaveQuestionProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate(texts.title)}
      onClose={onStay}
      actions={
        <>
          <Button variant="danger-quiet" onPress={onLeave}>
            {translate(texts.leave)}
          </Button>
          <Button variant="primary" onPress={onStay} autoFocus>
            {translate('common.keepEditing')}
          </Button>
        </>
      }
    >
      {translate(texts.text)}
    </Dialog>
  );
}
