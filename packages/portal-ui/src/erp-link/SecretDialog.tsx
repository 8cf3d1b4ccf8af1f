import { CopyBlock } from '../forms/index.js';
import { Alert, Button, Dialog, FieldColumn } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Dialog with the secret of the signatures, which is shown once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={translate('erpLink.secretTitle')}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {translate('common.close')}
        </Button>
      }
    >
      <FieldColumn>
        <Alert level="warning">{translate('erpLink.secretShownOnce')}</Alert>
        <CopyBlock label={translate('erpLink.secret')} text={secret} />
      </FieldColumn>
    </Dialog>
  );
}
