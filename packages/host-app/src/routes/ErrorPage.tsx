import { Button, useTranslate } from '@kontor/portal-ui';
import { isChunkError } from './chunk-error.js';
import { PlainPage } from '../navigation/index.js';

/** Stands where a page broke, or where a part of the portal did not arrive. */
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
