import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { offsetOfPage } from '@kontor/portal-core';
import {
  orderImportsGet,
  orderImportsList,
  orderImportsResults,
  orderImportsUndo,
  type ImportOutcome,
  type OrderImport,
} from '@kontor/portal-core/order-import';
import { useNotifyFailure } from '../../primitives/index.js';
import { answerOf, saveFile, usePortalClient, useTranslate } from '../../provider/index.js';
import { pagedRows } from '../../table/index.js';

/** Imports of a page. */
export const IMPORTS_PAGE_SIZE = 25;

/** First part of the key of everything cached of imports. */
export const ORDER_IMPORTS = ['order-imports'] as const;

/** A page of imports, newest first; from 1. */
export function useImports(page: number) {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...ORDER_IMPORTS, 'list', page],
    queryFn: ({ signal }) => {
      const limit = IMPORTS_PAGE_SIZE;
      return client.call(orderImportsList, { query: { limit, offset: offsetOfPage(page, limit) }, signal });
    },
    placeholderData: keepPreviousData,
  });
  return pagedRows(query);
}

/** One import; what the list knows of it shows until it has come. */
export function useImport(id: number, known: OrderImport | undefined) {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...ORDER_IMPORTS, 'one', id],
    queryFn: ({ signal }) => client.call(orderImportsGet, { params: { id }, signal }),
    ...(known === undefined ? {} : { placeholderData: known }),
  });
  return answerOf(query);
}

/** Cancels what an import created, as far as it is still open; lists of orders and imports are old then. */
export function useImportUndo(id: number) {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(orderImportsUndo, { params: { id } }),
    onSuccess: () =>
      Promise.all(
        [ORDER_IMPORTS, ['orders']].map((queryKey) => cache.invalidateQueries({ queryKey: [...queryKey] })),
      ),
  });
}

/** Downloads the results of an import: the rows that were not stored with all their columns, or the orders of one outcome. */
export function useResultsDownload({ id, source_name }: Pick<OrderImport, 'id' | 'source_name'>) {
  const client = usePortalClient();
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const download = useMutation({
    mutationFn: async (status: ImportOutcome | 'rejected') => {
      const query = status === 'rejected' ? {} : { status };
      const response = await client.open(orderImportsResults, { params: { id }, query });
      const content = await new Response(response.stream as ReadableStream).blob();
      saveFile(resultsName(source_name, status), content);
    },
    onError: (error) => notifyFailure(translate('orders.downloadFailed'), error),
  });
  return { isBusy: download.isPending, start: download.mutate };
}

/** `bestellungen.csv` gives `bestellungen-rejected.csv`. */
export function resultsName(name: string, status: ImportOutcome | 'rejected'): string {
  return `${name.replace(/\.[^.]*$/, '')}-${status}.csv`;
}
