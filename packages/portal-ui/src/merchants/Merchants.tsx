import { useMemo, useState, type ReactNode } from 'react';
import { Pencil, Plus } from 'lucide-react';
import type { Merchant, Translate } from '@kontor/portal-core';
import { Button } from '../primitives/index.js';
import { PageColumn, PageHead } from '../primitives/layout/Page.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { CellActions, CellButton, Pager, Table, TableFooter, type Column } from '../table/index.js';
import { MerchantDialog } from './MerchantDialog.js';
import { MERCHANTS_PAGE_SIZE, useMerchants } from './useMerchants.js';

export interface MerchantsProps {
  /** From 1. */
  readonly page: number;
  readonly onChange: (change: { readonly page: number }) => void;
  /** The user may create and change merchants (`/create-merchant`). */
  readonly mayEdit: boolean;
  /** The title of the page. */
  readonly heading?: ReactNode;
}

type Task = { readonly merchant: Merchant | null };
const rowId = (merchant: Merchant) => String(merchant.id);

/** The merchants, to create and change. */
export function Merchants({ page, onChange, mayEdit, heading }: MerchantsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { merchants, isLoading, error, retry } = useMerchants(page);
  const [task, setTask] = useState<Task | null>(null);
  const columns = useMemo(
    () => merchantColumns({ translate, onEdit: mayEdit ? (merchant) => setTask({ merchant }) : null }),
    [translate, mayEdit],
  );
  const found = merchants?.foundCount;
  return (
    <PageColumn>
      <PageHead>
        {heading}
        {mayEdit && (
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            onPress={() => setTask({ merchant: null })}
          >
            {translate('merchants.create')}
          </Button>
        )}
      </PageHead>
      <Table
        label={translate('merchants.tableLabel')}
        columns={columns}
        rows={merchants?.entries ?? []}
        rowId={rowId}
        totalCount={found}
        rowOffset={(page - 1) * MERCHANTS_PAGE_SIZE}
        maxHeight="none"
        isLoading={isLoading}
        skeletonRows={6}
        error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
        emptyText={translate('merchants.noResults')}
        footer={
          <TableFooter
            count={
              found === undefined
                ? ''
                : translate('merchants.foundCount', { count: found, total: found.toLocaleString(language) })
            }
          >
            <Pager
              page={page}
              pageSize={MERCHANTS_PAGE_SIZE}
              totalCount={found ?? 0}
              isLoading={isLoading}
              onChange={onChange}
            />
          </TableFooter>
        }
      />
      {task !== null && <MerchantDialog merchant={task.merchant} onClose={() => setTask(null)} />}
    </PageColumn>
  );
}

interface ColumnOptions {
  readonly translate: Translate;
  readonly onEdit: ((merchant: Merchant) => void) | null;
}

function merchantColumns({ translate, onEdit }: ColumnOptions): readonly Column<Merchant>[] {
  const columns: Column<Merchant>[] = [
    { id: 'id', header: translate('merchants.id'), text: ({ id }) => String(id), width: 80, align: 'end' },
    {
      id: 'name',
      header: translate('merchants.name'),
      text: ({ merchant_name }) => merchant_name,
      width: 240,
      grow: 1,
    },
    {
      id: 'erpId',
      header: translate('merchants.erpId'),
      text: ({ erp_merchant_id }) => String(erp_merchant_id),
      width: 160,
      align: 'end',
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
      pin: 'end',
    },
  ];
}
