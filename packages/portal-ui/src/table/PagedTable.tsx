import type { ReactNode } from 'react';
import type { TextKey } from '@kontor/portal-core/i18n';
import { PageColumn } from '../primitives/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { ListToolbar } from './ListToolbar.js';
import { ListFooter } from './pages/ListFooter.js';
import type { PagedRows } from './pages/paged-rows.js';
import { sortOf, sortText } from './sorting.js';
import { Table } from './Table.js';
import type { TableProps } from './table-props.js';

type RowProps<Row> = Pick<
  TableProps<Row>,
  | 'label'
  | 'columns'
  | 'widths'
  | 'rowLabel'
  | 'emptyText'
  | 'onClearFilters'
  | 'skeletonRows'
  | 'onOpen'
  | 'openId'
>;

/** A record with a numeric id. */
interface Numbered {
  readonly id: number;
}

export interface PagedTableProps<Row extends Numbered> extends RowProps<Row> {
  /** The state of the page's request. */
  readonly rows: PagedRows<Row>;
  /** From 1. */
  readonly page: number;
  /** Number of rows per page. */
  readonly pageSize: number;
  /** Called with the page that the user opens. */
  readonly onChange: (change: { readonly page: number }) => void;
  /** What the rows are sorted by, `name` or `-name`; each sortable column has its name as its id. */
  readonly sort?: string | undefined;
  /** Called with what the user sorts by. */
  readonly onSort?: ((sort: string) => void) | undefined;
  /** Text for the number of results, with `count` and `total`. */
  readonly foundText: TextKey;
  readonly heading?: ReactNode;
  /** Actions and links, right of the title; on a phone behind one button, but for the primary one. */
  readonly actions?: ReactNode;
  /** Filters above the rows. */
  readonly filters?: ReactNode;
  /** The dialog that is open over the list. */
  readonly children?: ReactNode;
}

const rowId = ({ id }: Numbered) => String(id);

/** A page with one list: title and actions, filters, rows, number of results and pages. */
export function PagedTable<Row extends Numbered>(props: PagedTableProps<Row>) {
  const { rows, page, pageSize, onChange, foundText, heading, actions, filters, children, ...others } = props;
  const { sort, onSort, ...table } = others;
  const { list, isLoading, error, retry } = rows;
  const translate = useTranslate();
  const found = list?.foundCount;
  return (
    <>
      <PageColumn>
        <ListToolbar heading={heading}>{actions}</ListToolbar>
        {filters}
        <Table
          skeletonRows={6}
          {...table}
          rowId={rowId}
          sort={sortOf(
            sort,
            props.columns.map(({ id }) => id),
          )}
          onSort={onSort && ((next) => onSort(sortText(next)))}
          rows={list?.entries ?? []}
          totalCount={found}
          rowOffset={(page - 1) * pageSize}
          maxHeight="none"
          isLoading={isLoading}
          error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
          footer={
            <ListFooter
              foundText={foundText}
              foundCount={found}
              page={page}
              pageSize={pageSize}
              isLoading={isLoading}
              onChange={onChange}
            />
          }
        />
      </PageColumn>
      {children}
    </>
  );
}
