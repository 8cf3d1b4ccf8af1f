import { useMemo, type ReactNode } from 'react';
import type { OrderImport } from '@kontor/portal-core/order-import';
import { useMerchantView } from '../../merchant-choice/index.js';
import { useTranslate } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import { PagedTable } from '../../table/index.js';
import { importColumns } from './import-columns.js';
import { ImportPanel } from './ImportPanel.js';
import { IMPORTS_PAGE_SIZE, useImports } from './useImports.js';

/** State of the list of imports: page and open import. Kept by the host, for example in its address. */
export interface ImportList {
  /** Page number, starting at 1. */
  readonly page: number;
  /** Id of the import shown in the panel beside the list; null for none. */
  readonly openId: number | null;
}

export interface OrderImportsProps {
  readonly list: ImportList;
  /** Called with the page or the import the user asks for. */
  readonly onChange: (list: ImportList) => void;
  /** Called to show the orders of an import; if undefined, there is no such button. */
  readonly onShowOrders?: ((choice: { readonly importId: number }) => void) | undefined;
  /** Whether imports can only be read, not undone. */
  readonly isReadOnly?: boolean | undefined;
  readonly heading?: ReactNode;
  /** Further actions, right of the title, such as a link to a new import. */
  readonly actions?: ReactNode;
}

/** List of the imports, newest first, each with its receipt, its results and an undo. */
export function OrderImports(props: OrderImportsProps) {
  const { list, onChange, heading, actions, onShowOrders, isReadOnly = false } = props;
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const { mayChoose, isNarrowing, chosen } = useMerchantView();
  const hasMerchant = mayChoose && !isNarrowing;
  const rows = useImports(list.page, isNarrowing ? chosen : null);
  const columns = useMemo(
    () => importColumns({ translate, timeZone, hasMerchant }),
    [translate, timeZone, hasMerchant],
  );
  const open = (openId: number | null) => onChange({ ...list, openId });
  const { openId } = list;
  return (
    <PagedTable<OrderImport>
      label={translate('shell.orderImports')}
      columns={columns}
      rows={rows}
      page={list.page}
      pageSize={IMPORTS_PAGE_SIZE}
      onChange={({ page }) => onChange({ page, openId: null })}
      onOpen={({ row }) => open(row.id)}
      openId={openId === null ? null : String(openId)}
      skeletonRows={8}
      foundText="orderImport.importsFound"
      emptyText={translate('orderImport.noImports')}
      heading={heading}
      actions={actions}
    >
      {openId !== null && (
        <ImportPanel
          key={openId}
          importId={openId}
          known={rows.list?.entries.find(({ id }) => id === openId)}
          onShowOrders={onShowOrders}
          isReadOnly={isReadOnly}
          onClose={() => open(null)}
        />
      )}
    </PagedTable>
  );
}
