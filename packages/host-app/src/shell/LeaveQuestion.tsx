import { Button, Dialog, useTranslate, type LeaveTexts } from '@kontor/portal-ui';

interface LeaveQuestionProps {
  readonly texts: LeaveTexts;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether a page is left although something on it would be lost. */
export function LeaveQuestion({ texts, onStay, onLeave }: LeaveQuestionProps) {
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
