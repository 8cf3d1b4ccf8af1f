import { useMutation } from '@tanstack/react-query';
import { CSV_MAX_ROWS, ordersGenerateCsv, type CsvDialect, type PortalClient } from '@kontor/portal-core';
import { orderFilterToFind } from '@kontor/portal-core/erp';
import { useNotify } from '../primitives/index.js';
import { usePortalClient, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { saveFile } from './save-file.js';
import type { OrderList } from './order-list.js';

/** Downloads the orders a list finds as CSV, in the list's order, and says how it went. */
export function useOrdersDownload(list: Pick<OrderList, 'filter' | 'sort'>) {
  const client = usePortalClient();
  const translate = useTranslate();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: (dialect: CsvDialect) => fetchCsv(client, list, dialect),
    onSuccess: ({ name, content, found }) => {
      saveFile(name, content);
      if (found > CSV_MAX_ROWS) {
        const params = { file: name, limit: CSV_MAX_ROWS, total: found };
        notify({ level: 'warning', title: translate('orders.downloadPartly', params) });
      } else {
        notify({ level: 'success', title: translate('orders.downloadStarted', { file: name }) });
      }
    },
    onError: (error) =>
      notify({
        level: 'danger',
        title: translate('orders.downloadFailed'),
        message: problemText(error, translate),
      }),
  });
  return { download: (dialect: CsvDialect) => download.mutate(dialect), isBusy: download.isPending };
}

async function fetchCsv(
  client: PortalClient,
  { filter, sort }: Pick<OrderList, 'filter' | 'sort'>,
  dialect: CsvDialect,
) {
  const body = { ...orderFilterToFind(filter, sort, { limit: CSV_MAX_ROWS }), dialect };
  const response = await client.open(ordersGenerateCsv, { body });
  return {
    name: fileNameOf(response.header('Content-Disposition')) ?? `orders_${Date.now()}.csv`,
    content: await new Response(response.stream as ReadableStream).blob(),
    found: Number(response.header('X-Found-Count') ?? 0),
  };
}

function fileNameOf(disposition: string | null): string | null {
  return /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? null;
}
