import { keepPreviousData } from '@tanstack/react-query';
import { ordersFind } from '@kontor/portal-core/orders';
import { offsetOfPage } from '@kontor/portal-core/pagination';
import {
  orderImportsGet,
  orderImportsList,
  orderImportsResults,
  orderImportsUndo,
  orderImportsUndone,
  type ImportOutcome,
  type OrderImport,
} from '@kontor/portal-core/order-import';
import { useNotifyFailure } from '../../primitives/index.js';
import { answerOf, saveFile, useAnswer, useSend, useTranslate } from '../../provider/index.js';
import { pagedRows } from '../../table/index.js';

/** Number of imports per page. */
export const IMPORTS_PAGE_SIZE = 25;

/** Fetches a page of the imports of a merchant, or of all, newest first; pages start at 1. */
export function useImports(page: number, merchantErpId: number | null) {
  const limit = IMPORTS_PAGE_SIZE;
  const ofMerchant = merchantErpId === null ? {} : { merchant_erp_id: merchantErpId };
  const input = { query: { limit, offset: offsetOfPage(page, limit), ...ofMerchant } };
  return pagedRows(useAnswer(orderImportsList, input, { placeholderData: keepPreviousData }));
}

/** Fetches one import; the list's version of it is shown until it has loaded. */
export function useImport(id: number, known: OrderImport | undefined) {
  return answerOf(useAnswer(orderImportsGet, { params: { id } }, { placeholderData: () => known }));
}

/** Cancels the orders that an import created, if they are still open. Refetches lists of orders and imports. */
export function useImportUndo(id: number) {
  return useSend((client) => client.call(orderImportsUndo, { params: { id } }), {
    renews: [orderImportsList, orderImportsGet, orderImportsUndone, ordersFind],
  });
}

/** Fetches what undoing an import cancelled and kept. */
export function useUndone({ id, state }: Pick<OrderImport, 'id' | 'state'>) {
  return useAnswer(orderImportsUndone, { params: { id } }, { enabled: state === 'undone' }).data;
}

/** Downloads the results of an import: the rows that were not stored, with all their columns, or the orders of one outcome. */
export function useResultsDownload({ id, source_name }: Pick<OrderImport, 'id' | 'source_name'>) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const download = useSend(
    async (client, status: ImportOutcome | 'rejected') => {
      const query = status === 'rejected' ? {} : { status };
      const response = await client.open(orderImportsResults, { params: { id }, query });
      const content = await new Response(response.stream as ReadableStream).blob();
      saveFile(resultsName(source_name, status), content);
    },
    { renews: [], onError: (error) => notifyFailure(translate('orders.downloadFailed'), error) },
  );
  return { isBusy: download.isPending, start: download.mutate };
}

/** File name of a result: `bestellungen.csv` becomes `bestellungen-rejected.csv`. */
export function resultsName(name: string, status: ImportOutcome | 'rejected'): string {
  return `${name.replace(/\.[^.]*$/, '')}-${status}.csv`;
}
