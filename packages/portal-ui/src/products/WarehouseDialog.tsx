import { useMemo } from 'react';
import type { Product, WarehouseStock } from '@kontor/portal-core/products';
import { Button, Dialog } from '../primitives/index.js';
import { problemText, useLanguage, useTranslate } from '../provider/index.js';
import { Table, type Column } from '../table/index.js';
import { useWarehouseStock } from './useWarehouseStock.js';

export interface WarehouseDialogProps {
  readonly product: Pick<Product, 'id' | 'name' | 'merchantErpId'>;
  readonly onClose: () => void;
}

const rowId = ({ recordId }: WarehouseStock) => recordId;

/** The stock of a product: a row for each place of each warehouse. */
export function WarehouseDialog({ product, onClose }: WarehouseDialogProps) {
  const translate = useTranslate();
  const columns = useWarehouseColumns();
  const { rows, error, retry } = useWarehouseStock(product);
  const title = translate('products.warehouseOf', { id: product.id });
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable
      title={title}
      onClose={onClose}
      actions={<Button onPress={onClose}>{translate('common.close')}</Button>}
    >
      <Table
        label={title}
        columns={columns}
        rows={rows ?? []}
        rowId={rowId}
        isLoading={rows === undefined && error === null}
        skeletonRows={2}
        error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
        emptyText={translate('products.noWarehouseRows')}
        maxHeight="50dvh"
      />
    </Dialog>
  );
}

function useWarehouseColumns(): readonly Column<WarehouseStock>[] {
  const translate = useTranslate();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'warehouse',
        header: translate('products.warehouseName'),
        width: 200,
        grow: 2,
        text: ({ warehouse }) => warehouse,
      },
      {
        id: 'position',
        header: translate('products.position'),
        width: 120,
        grow: 1,
        text: ({ position }) => position,
      },
      {
        id: 'available',
        header: translate('products.available'),
        width: 116,
        align: 'end',
        text: ({ available }) => available.toLocaleString(language),
      },
      {
        id: 'reserved',
        header: translate('products.reserved'),
        width: 104,
        align: 'end',
        text: ({ reserved }) => reserved.toLocaleString(language),
      },
    ],
    [translate, language],
  );
}
