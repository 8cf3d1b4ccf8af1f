import { useEffect, useRef, useState } from 'react';
import { ordersGenerateCsv } from '@kontor/portal-core/orders';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import { fetchCsv, saveFile, usePortalClient, useTranslate } from '../provider/index.js';
import { downloadBody, type OrdersDownloadRequest } from './orders-csv.js';

/** Progress of a download: number of fetched rows, and their total. */
export interface DownloadProgress {
  readonly done: number;
  readonly total: number;
}

/** Downloads orders as CSV and reports the result. Leaving the page cancels the download. */
export function useOrdersDownload() {
  const client = usePortalClient();
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (request: OrdersDownloadRequest): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    const onProgress = (done: number, total: number) => signal.aborted || setProgress({ done, total });
    try {
      const body = downloadBody(request);
      const openPart = (cursor: string | null) =>
        client.open(ordersGenerateCsv, { body: cursor === null ? body : { ...body, cursor }, signal });
      const { name, content } = await fetchCsv(openPart, onProgress);
      saveFile(name, content);
      notify({ level: 'success', title: translate('orders.downloadStarted', { file: name }) });
    } catch (error) {
      if (!signal.aborted) notifyFailure(translate('orders.downloadFailed'), error);
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };
  const stop = () => {
    running.current?.abort();
    setProgress(null);
  };
  return { download, stop, progress };
}
