import { useCallback } from 'react';
import { mediaRead } from '@kontor/portal-core/media';
import type { PortalClient } from '@kontor/portal-core/wire';
import { useNotifyFailure } from '../primitives/index.js';
import { saveFile, usePortalClient, useTranslate } from '../provider/index.js';

/** Downloads a stored file as the signed-in user; a failure is shown as a notice. */
export function useMediaDownload(): (fileName: string) => Promise<void> {
  const client = usePortalClient();
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  return useCallback(
    async (fileName) => {
      try {
        saveFile(...(await fetchFile(client, fileName)));
      } catch (error) {
        notifyFailure(translate('media.downloadFailed'), error);
      }
    },
    [client, translate, notifyFailure],
  );
}

async function fetchFile(client: PortalClient, fileName: string): Promise<[name: string, content: Blob]> {
  const response = await client.open(mediaRead, { params: { fileName } });
  const disposition = response.header('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const content = await new Response(response.stream as ReadableStream).blob();
  return [encoded === undefined ? fileName : decodeURIComponent(encoded), content];
}
