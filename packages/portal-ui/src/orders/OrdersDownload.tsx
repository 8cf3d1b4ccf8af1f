import { Download } from 'lucide-react';
import { CSV_DIALECT_TEXTS, CSV_DIALECTS, type CsvDialect, type TextKey } from '@kontor/portal-core';
import { Menu } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { OrderList } from './order-list.js';
import { useOrdersDownload } from './useOrdersDownload.js';

const DIALECT_NOTES: Readonly<Record<CsvDialect, TextKey>> = {
  'excel-de': 'orders.downloadExcelDeHelp',
  'excel-en': 'orders.downloadExcelEnHelp',
  plain: 'orders.downloadPlainHelp',
};

/** Downloads what the list finds, in the way the reader's program likes it. */
export function OrdersDownload({ list }: { readonly list: Pick<OrderList, 'filter' | 'sort'> }) {
  const translate = useTranslate();
  const { download, isBusy } = useOrdersDownload(list);
  return (
    <Menu
      label={translate('orders.downloadCsv')}
      icon={<Download aria-hidden="true" />}
      placement="bottom-end"
      isDisabled={isBusy}
      items={CSV_DIALECTS.map((dialect) => ({
        id: dialect,
        label: translate(CSV_DIALECT_TEXTS[dialect]),
        note: translate(DIALECT_NOTES[dialect]),
      }))}
      onAction={({ id }) => download(id as CsvDialect)}
    />
  );
}
