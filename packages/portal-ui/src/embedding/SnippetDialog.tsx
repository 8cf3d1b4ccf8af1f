import {
  embedSnippet,
  erpSnippet,
  isErpKey,
  type ApiKey,
  type CreatedApiKey,
} from '@kontor/portal-core/embedding';
import { Alert } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { CopyBlock, TakeAwayDialog } from '../forms/index.js';

interface SnippetDialogProps {
  /** The key; one that was just created includes its secret. */
  readonly apiKey: ApiKey | CreatedApiKey;
  readonly portalUrl: string;
  readonly onClose: () => void;
}

const titleOf = (apiKey: ApiKey) => (isErpKey(apiKey) ? 'apiKeys.reportOf' : 'apiKeys.snippetOf');

/** Dialog with the code to use a key and, only after creation, its secret. */
export function SnippetDialog({ apiKey, portalUrl, onClose }: SnippetDialogProps) {
  const translate = useTranslate();
  const isNew = 'secret' in apiKey;
  return (
    <TakeAwayDialog
      size="large"
      isDismissable={!isNew}
      title={isNew ? translate('apiKeys.createdTitle') : translate(titleOf(apiKey), { name: apiKey.name })}
      onClose={onClose}
    >
      {isNew && (
        <>
          <Alert level="warning">{translate('apiKeys.shownOnce')}</Alert>
          <CopyBlock label={translate('apiKeys.secret')} text={apiKey.secret} />
        </>
      )}
      {isErpKey(apiKey) ? (
        <CopyBlock label={translate('apiKeys.erpLines')} text={erpSnippet(portalUrl)} />
      ) : (
        <PageLines apiKey={apiKey} portalUrl={portalUrl} />
      )}
    </TakeAwayDialog>
  );
}

function PageLines({ apiKey, portalUrl }: Pick<SnippetDialogProps, 'apiKey' | 'portalUrl'>) {
  const translate = useTranslate();
  const { page, backEnd } = embedSnippet(apiKey, portalUrl);
  return (
    <>
      {apiKey.merchant_id === null && <Alert level="info">{translate('apiKeys.snippetMerchant')}</Alert>}
      <CopyBlock label={translate('apiKeys.pageLines')} text={page} />
      <CopyBlock label={translate('apiKeys.backEndLines')} text={backEnd} />
    </>
  );
}
