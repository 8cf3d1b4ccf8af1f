import { useBlocker } from '@tanstack/react-router';
import { Button, Dialog, useTranslate, useUnsavedWork } from '@kontor/portal-ui';

/** Asks before another page is opened while a form, a comment, a booking or an import would be lost. */
export function LeaveGuard() {
  const translate = useTranslate();
  const work = useUnsavedWork();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && work.texts() !== null,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const texts = work.texts();
  if (blocker.status !== 'blocked' || texts === null) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate(texts.title)}
      onClose={blocker.reset}
      actions={
        <>
          <Button variant="danger-quiet" onPress={blocker.proceed}>
            {translate(texts.leave)}
          </Button>
          <Button variant="primary" onPress={blocker.reset} autoFocus>
            {translate('common.keepEditing')}
          </Button>
        </>
      }
    >
      {translate(texts.text)}
    </Dialog>
  );
}
