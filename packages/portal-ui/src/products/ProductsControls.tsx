import { Download } from 'lucide-react';
import { CSV_DIALECT_NOTES, CSV_DIALECT_TEXTS } from '@kontor/portal-core/orders';
import type { Product } from '@kontor/portal-core/products';
import { CSV_DIALECTS } from '@kontor/portal-core/wire';
import { Menu } from '../primitives/index.js';
import { useOffers, useTranslate } from '../provider/index.js';
import { ColumnChooser, type Column, type ColumnWidths } from '../table/index.js';
import { useProductsDownload, type ShownProducts } from './useProductsDownload.js';

export { ProductsFilterBar } from './ProductsFilterBar.js';

export interface ProductsActionsProps extends Omit<ShownProducts, 'user'> {
  /** The signed-in user; undefined until loaded. Without them nothing can be downloaded, since the list depends on what the account may see. */
  readonly user: ShownProducts['user'] | undefined;
  /** All columns of the table. */
  readonly columns: readonly Column<Product>[];
  readonly widths: ColumnWidths;
  readonly onColumnsChange: (visibleIds: readonly string[]) => void;
}

/** Actions for the list as a whole: choose its columns, download it. */
export function ProductsActions({ columns, widths, onColumnsChange, user, ...shown }: ProductsActionsProps) {
  const mayExport = useOffers('export');
  return (
    <>
      <ColumnChooser
        columns={columns}
        visibleIds={shown.columnIds}
        defaultIds={columns.map(({ id }) => id)}
        onChange={({ visibleIds }) => onColumnsChange(visibleIds)}
        widths={widths}
      />
      {mayExport && user && <ProductsDownload {...shown} user={user} />}
    </>
  );
}

function ProductsDownload(shown: ShownProducts) {
  const translate = useTranslate();
  const { download, isBusy } = useProductsDownload(shown);
  return (
    <Menu
      label={translate('orders.downloadCsv')}
      icon={<Download aria-hidden="true" />}
      placement="bottom-end"
      isDisabled={isBusy}
      items={CSV_DIALECTS.map((dialect) => ({
        id: dialect,
        label: translate(CSV_DIALECT_TEXTS[dialect]),
        note: translate(CSV_DIALECT_NOTES[dialect]),
      }))}
      onAction={({ id }) => download(id)}
    />
  );
}
