import { CopyBlock, TakeAwayDialog } from '../forms/index.js';
import { Alert } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Dialog with the secret of the signatures, which is shown once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  return (
    <TakeAwayDialog isDismissable={false} title={translate('erpLink.secretTitle')} onClose={onClose}>
      <Alert level="warning">{translate('erpLink.secretShownOnce')}</Alert>
      <CopyBlock label={translate('erpLink.secret')} text={secret} />
    </TakeAwayDialog>
  );
}
