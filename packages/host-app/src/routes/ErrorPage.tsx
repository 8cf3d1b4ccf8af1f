import { Button, useTranslate } from '@kontor/portal-ui';
import { isChunkError } from './chunk-error.js';
import { PlainPage } from '../navigation/index.js';

/** Shown in place of a page that failed, or when a part of the portal could not be loaded. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const isChunk = isChunkError(error);
  return (
    <PlainPage
      title={translate(isChunk ? 'shell.chunkErrorTitle' : 'shell.errorTitle')}
      text={translate(isChunk ? 'shell.chunkErrorText' : 'shell.errorText')}
    >
      <Button variant="primary" onPress={() => window.location.reload()}>
        {translate('shell.reload')}
      </Button>
    </PlainPage>
  );
}
