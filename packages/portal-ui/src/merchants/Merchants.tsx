import { useMemo, useState, type ReactNode } from 'react';
import { Pencil, Power, PowerOff } from 'lucide-react';
import type { Translate } from '@kontor/portal-core/i18n';
import { MERCHANT_FIELDS, type Merchant } from '@kontor/portal-core/merchants';
import {
  ActiveBadge,
  CreateButton,
  ListNarrowing,
  stateChoiceOf,
  type NarrowedPage,
  type Narrowing,
} from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { actionsColumn, CellButton, PagedTable, type Column, useColumnWidths } from '../table/index.js';
import { MerchantActiveDialog } from './MerchantActiveDialog.js';
import { MerchantDialog } from './MerchantDialog.js';
import { MERCHANTS_PAGE_SIZE, useMerchants } from './useMerchants.js';

export interface MerchantsProps extends Narrowing {
  /** From 1. */
  readonly page: number;
  /** Called with the page that is opened, and with what the list is narrowed to. */
  readonly onChange: (next: NarrowedPage) => void;
  /** True when the user may create and change merchants (`/create-merchant`). */
  readonly mayEdit: boolean;
  readonly heading?: ReactNode;
}

type Task =
  | { readonly kind: 'edit'; readonly merchant: Merchant | null }
  | { readonly kind: 'active'; readonly merchant: Merchant };

/** Table of the merchants, with dialogs to create, change and switch them off and on. */
export function Merchants({ page, state, search = '', sort, onChange, mayEdit, heading }: MerchantsProps) {
  const translate = useTranslate();
  const narrowing = { state: stateChoiceOf(state), search, sort };
  const merchants = useMerchants(page, narrowing);
  const [task, setTask] = useState<Task | null>(null);
  const columns = useMemo(
    () =>
      merchantColumns({
        translate,
        tasks: mayEdit
          ? {
              onEdit: (merchant) => setTask({ kind: 'edit', merchant }),
              onSwitch: (merchant) => setTask({ kind: 'active', merchant }),
            }
          : null,
      }),
    [translate, mayEdit],
  );
  const widths = useColumnWidths('merchants');
  return (
    <PagedTable
      label={translate('merchants.tableLabel')}
      columns={columns}
      widths={widths}
      rows={merchants}
      page={page}
      pageSize={MERCHANTS_PAGE_SIZE}
      onChange={(opened) => onChange({ ...opened, ...narrowing })}
      sort={sort ?? 'merchant_name'}
      onSort={(next) => onChange({ ...narrowing, page: 1, sort: next })}
      foundText="merchants.foundCount"
      emptyText={translate('merchants.noResults')}
      heading={heading}
      filters={<ListNarrowing label={translate('merchants.search')} {...narrowing} onChange={onChange} />}
      actions={
        mayEdit && (
          <CreateButton onPress={() => setTask({ kind: 'edit', merchant: null })}>
            {translate('merchants.create')}
          </CreateButton>
        )
      }
    >
      {task?.kind === 'edit' && <MerchantDialog merchant={task.merchant} onClose={() => setTask(null)} />}
      {task?.kind === 'active' && (
        <MerchantActiveDialog merchant={task.merchant} onClose={() => setTask(null)} />
      )}
    </PagedTable>
  );
}

interface MerchantTasks {
  readonly onEdit: (merchant: Merchant) => void;
  readonly onSwitch: (merchant: Merchant) => void;
}

interface ColumnOptions {
  readonly translate: Translate;
  /** Null for those who may only look. */
  readonly tasks: MerchantTasks | null;
}

function merchantColumns({ translate, tasks }: ColumnOptions): readonly Column<Merchant>[] {
  const columns: Column<Merchant>[] = [
    {
      id: 'id',
      isSortable: true,
      header: translate(MERCHANT_FIELDS.id.label),
      text: ({ id }) => String(id),
      width: 80,
      align: 'end',
    },
    {
      id: 'merchant_name',
      card: 'title',
      isSortable: true,
      header: translate(MERCHANT_FIELDS.merchant_name.label),
      text: ({ merchant_name }) => merchant_name,
      width: 240,
      grow: 1,
    },
    {
      id: 'erp_merchant_id',
      card: 'named-half',
      isSortable: true,
      header: translate(MERCHANT_FIELDS.erp_merchant_id.label),
      text: ({ erp_merchant_id }) => String(erp_merchant_id),
      width: 160,
      grow: 1,
    },
    {
      id: 'state',
      card: 'corner',
      header: translate('common.state'),
      text: ({ active }) => translate(active ? 'common.active' : 'common.switchedOff'),
      renderCell: ({ active }) => <ActiveBadge isActive={active} />,
      width: 132,
    },
  ];
  return tasks === null ? columns : [...columns, merchantActions(translate, tasks)];
}

function merchantActions(translate: Translate, { onEdit, onSwitch }: MerchantTasks): Column<Merchant> {
  return actionsColumn<Merchant>(
    translate,
    (merchant) => {
      const named = { name: merchant.merchant_name };
      return (
        <>
          <CellButton
            label={translate('merchants.editNamed', named)}
            icon={<Pencil />}
            onPress={() => onEdit(merchant)}
          />
          <CellButton
            label={translate(merchant.active ? 'merchants.switchOffNamed' : 'merchants.switchOnNamed', named)}
            icon={merchant.active ? <PowerOff /> : <Power />}
            onPress={() => onSwitch(merchant)}
          />
        </>
      );
    },
    100,
  );
}
