import { keySnippets, type ApiKey, type CreatedApiKey } from '@kontor/portal-core/embedding';
import { Alert } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { CopyBlock, TakeAwayDialog } from '../forms/index.js';

interface SnippetDialogProps {
  /** The key; one that was just created includes its secret. */
  readonly apiKey: ApiKey | CreatedApiKey;
  readonly portalUrl: string;
  readonly onClose: () => void;
}

/** Dialog with the code to use a key and, only after creation, its secret. */
export function SnippetDialog({ apiKey, portalUrl, onClose }: SnippetDialogProps) {
  const translate = useTranslate();
  const isNew = 'secret' in apiKey;
  const { page, backEnd, script } = keySnippets(apiKey, portalUrl);
  return (
    <TakeAwayDialog
      size="large"
      isDismissable={!isNew}
      title={
        isNew ? translate('apiKeys.createdTitle') : translate('apiKeys.snippetOf', { name: apiKey.name })
      }
      onClose={onClose}
    >
      {isNew && (
        <>
          <Alert level="warning">{translate('apiKeys.shownOnce')}</Alert>
          <CopyBlock label={translate('apiKeys.secret')} text={apiKey.secret} />
        </>
      )}
      {page && apiKey.merchant_id === null && (
        <Alert level="info">{translate('apiKeys.snippetMerchant')}</Alert>
      )}
      {page && <CopyBlock label={translate('apiKeys.pageLines')} text={page} />}
      {backEnd && <CopyBlock label={translate('apiKeys.backEndLines')} text={backEnd} />}
      {script && <CopyBlock label={translate('apiKeys.scriptLines')} text={script} />}
    </TakeAwayDialog>
  );
}
