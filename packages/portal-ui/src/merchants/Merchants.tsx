import { useMemo, useState, type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { MERCHANT_FIELDS, type Merchant, type Translate } from '@kontor/portal-core';
import { CreateButton } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { CellActions, CellButton, PagedTable, type Column } from '../table/index.js';
import { MerchantDialog } from './MerchantDialog.js';
import { MERCHANTS_PAGE_SIZE, useMerchants } from './useMerchants.js';

export interface MerchantsProps {
  /** From 1. */
  readonly page: number;
  /** Called with the page that the user opens. */
  readonly onChange: (change: { readonly page: number }) => void;
  /** True when the user may create and change merchants (`/create-merchant`). */
  readonly mayEdit: boolean;
  readonly heading?: ReactNode;
}

type Task = { readonly merchant: Merchant | null };

/** Table of the merchants, with dialogs to create and change them. */
export function Merchants({ page, onChange, mayEdit, heading }: MerchantsProps) {
  const translate = useTranslate();
  const merchants = useMerchants(page);
  const [task, setTask] = useState<Task | null>(null);
  const columns = useMemo(
    () => merchantColumns({ translate, onEdit: mayEdit ? (merchant) => setTask({ merchant }) : null }),
    [translate, mayEdit],
  );
  return (
    <PagedTable
      label={translate('merchants.tableLabel')}
      columns={columns}
      rows={merchants}
      page={page}
      pageSize={MERCHANTS_PAGE_SIZE}
      onChange={onChange}
      foundText="merchants.foundCount"
      emptyText={translate('merchants.noResults')}
      heading={heading}
      actions={
        mayEdit && (
          <CreateButton onPress={() => setTask({ merchant: null })}>
            {translate('merchants.create')}
          </CreateButton>
        )
      }
    >
      {task !== null && <MerchantDialog merchant={task.merchant} onClose={() => setTask(null)} />}
    </PagedTable>
  );
}

interface ColumnOptions {
  readonly translate: Translate;
  readonly onEdit: ((merchant: Merchant) => void) | null;
}

function merchantColumns({ translate, onEdit }: ColumnOptions): readonly Column<Merchant>[] {
  const columns: Column<Merchant>[] = [
    {
      id: 'id',
      header: translate(MERCHANT_FIELDS.id.label),
      text: ({ id }) => String(id),
      width: 80,
      align: 'end',
    },
    {
      id: 'name',
      header: translate(MERCHANT_FIELDS.merchant_name.label),
      text: ({ merchant_name }) => merchant_name,
      width: 240,
      grow: 1,
    },
    {
      id: 'erpId',
      header: translate(MERCHANT_FIELDS.erp_merchant_id.label),
      text: ({ erp_merchant_id }) => String(erp_merchant_id),
      width: 160,
      grow: 1,
    },
  ];
  if (onEdit === null) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: translate('common.actions'),
      text: () => '',
      renderCell: (merchant) => (
        <CellActions>
          <CellButton
            label={translate('merchants.editNamed', { name: merchant.merchant_name })}
            icon={<Pencil />}
            onPress={() => onEdit(merchant)}
          />
        </CellActions>
      ),
      width: 88,
      align: 'end',
      pin: 'end',
    },
  ];
}
