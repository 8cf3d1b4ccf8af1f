import { useCallback } from 'react';
import { mediaRead, type PortalClient } from '@kontor/portal-core';
import { useNotify } from '../primitives/index.js';
import { usePortalClient, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { saveFile } from '../provider/save-file.js';

/** Fetches a stored file as the signed-in user and hands it to the browser's downloads; tells when that fails. */
export function useMediaDownload(): (fileName: string) => Promise<void> {
  const client = usePortalClient();
  const translate = useTranslate();
  const notify = useNotify();
  return useCallback(
    async (fileName) => {
      try {
        saveFile(...(await fetchFile(client, fileName)));
      } catch (error) {
        const title = translate('media.downloadFailed');
        notify({ level: 'danger', title, message: problemText(error, translate) });
      }
    },
    [client, translate, notify],
  );
}

async function fetchFile(client: PortalClient, fileName: string): Promise<[name: string, content: Blob]> {
  const response = await client.open(mediaRead, { params: { fileName } });
  const disposition = response.header('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const content = await new Response(response.stream as ReadableStream).blob();
  return [encoded === undefined ? fileName : decodeURIComponent(encoded), content];
}
