import { embedSnippet, type ApiKey, type CreatedApiKey } from '@kontor/portal-core/embedding';
import { Alert, Button, Dialog, FieldColumn } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { CopyBlock } from '../forms/index.js';

interface SnippetDialogProps {
  /** The key; one that was just created includes its secret. */
  readonly apiKey: ApiKey | CreatedApiKey;
  readonly portalUrl: string;
  readonly onClose: () => void;
}

/** Dialog with the embedding code for a key and, only after creation, its secret. */
export function SnippetDialog({ apiKey, portalUrl, onClose }: SnippetDialogProps) {
  const translate = useTranslate();
  const { page, backEnd } = embedSnippet(apiKey, portalUrl);
  const isNew = 'secret' in apiKey;
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={!isNew}
      title={
        isNew ? translate('apiKeys.createdTitle') : translate('apiKeys.snippetOf', { name: apiKey.name })
      }
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {translate('common.close')}
        </Button>
      }
    >
      <FieldColumn>
        {isNew && (
          <>
            <Alert level="warning">{translate('apiKeys.shownOnce')}</Alert>
            <CopyBlock label={translate('apiKeys.secret')} text={apiKey.secret} />
          </>
        )}
        {apiKey.merchant_id === null && <Alert level="info">{translate('apiKeys.snippetMerchant')}</Alert>}
        <CopyBlock label={translate('apiKeys.pageLines')} text={page} />
        <CopyBlock label={translate('apiKeys.backEndLines')} text={backEnd} />
      </FieldColumn>
    </Dialog>
  );
}
