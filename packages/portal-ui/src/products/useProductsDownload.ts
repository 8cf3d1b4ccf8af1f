import {
  narrowedFilter,
  productFilter,
  productsGenerateCsv,
  type ProductExportColumnName,
} from '@kontor/portal-core/products';
import type { CurrentUser } from '@kontor/portal-core/session';
import { CSV_MAX_ROWS, type CsvDialect } from '@kontor/portal-core/wire';
import { productFilterToFind } from '@kontor/portal-core/erp';
import { fetchCsv, saveFile, useSend, useTranslate } from '../provider/index.js';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import type { ProductList } from './product-list.js';

/** The list as shown. */
export interface ShownProducts {
  readonly list: Pick<ProductList, 'filter' | 'sort'>;
  /** The table's columns, in order. */
  readonly columnIds: readonly string[];
  readonly user: CurrentUser;
}

/** The file's columns for each column of the table; columns of buttons have none. */
const COLUMNS: Readonly<Record<string, ProductExportColumnName | readonly ProductExportColumnName[]>> = {
  id: 'product_id',
  name: ['name', 'status'],
  merchant: 'merchant',
  ean: 'ean',
  price: 'price',
  available: 'available',
  reserved: 'reserved',
  total: 'total',
  stockRisk: 'stock_risk',
};

/** Downloads the listed products as CSV, in the list's order and columns, and shows the result as a notice. */
export function useProductsDownload({ list, columnIds, user }: ShownProducts) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const filter = narrowedFilter(list.filter, user);
  const isDefaultMerchant =
    user.merchant === null && !productFilter.isNarrowed(filter) && !filter.displayAllMerchants;
  const download = useSend(
    (client, dialect: CsvDialect) => {
      const columns = columnIds.flatMap((id) => COLUMNS[id] ?? []);
      const body = { ...productFilterToFind(filter, list.sort, { limit: CSV_MAX_ROWS }), dialect, columns };
      return fetchCsv((cursor) =>
        client.open(productsGenerateCsv, { body: cursor === null ? body : { ...body, cursor } }),
      );
    },
    {
      renews: [],
      onSuccess: ({ name, content }) => {
        saveFile(name, content);
        notify({
          level: 'success',
          title: translate('orders.downloadStarted', { file: name }),
          message: isDefaultMerchant ? translate('products.downloadDefaultMerchant') : undefined,
        });
      },
      onError: (error) => notifyFailure(translate('orders.downloadFailed'), error),
    },
  );
  return { download: (dialect: CsvDialect) => download.mutate(dialect), isBusy: download.isPending };
}
