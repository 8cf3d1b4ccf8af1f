import type { PortalList, TextKey } from '@kontor/portal-core';
import { type Answer, problemText, useTranslate } from '../provider/index.js';
import { ListFooter } from './ListFooter.js';
import type { Sort } from './sorting.js';
import { Table } from './Table.js';
import type { TableProps } from './table-props.js';

/** In which order a list is, and which page of it shows. */
interface SortedList {
  /** Its column is the `id` of one of the table's. */
  readonly sort: { readonly column: string; readonly direction: Sort['direction'] };
  /** From 1. */
  readonly page: number;
}

/** What the list itself says to the table. */
type Told = 'rows' | 'totalCount' | 'rowOffset' | 'sort' | 'onSort' | 'isLoading' | 'error' | 'footer';

export interface ListTableProps<Row, List extends SortedList> extends Omit<TableProps<Row>, Told> {
  /** Which rows, in which order, which page. */
  readonly list: List;
  /** Called with the list the user asks for. */
  readonly onChange: (list: List) => void;
  /** The page as it is fetched. */
  readonly found: Answer<PortalList<Row>>;
  /** How many rows a page has. */
  readonly pageSize: number;
  /** The words for how many were found, with `count` and `total`. */
  readonly foundText: TextKey;
  /** Called with a page that is about to be asked for. */
  readonly onNear?: ((page: number) => void) | undefined;
}

/** The rows of a list the host keeps: heads sort it, pages are turned at its foot. */
export function ListTable<Row, List extends SortedList>(props: ListTableProps<Row, List>) {
  const { list, onChange, found, pageSize, foundText, onNear, ...table } = props;
  const { data, isLoading, error, retry } = found;
  const translate = useTranslate();
  return (
    <Table
      {...table}
      rows={data?.entries ?? []}
      totalCount={data?.foundCount}
      rowOffset={(list.page - 1) * pageSize}
      sort={{ columnId: list.sort.column, direction: list.sort.direction }}
      onSort={({ columnId, direction }) =>
        onChange({ ...list, sort: { column: columnId, direction }, page: 1 })
      }
      isLoading={isLoading}
      error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
      footer={
        <ListFooter
          foundText={foundText}
          foundCount={data?.foundCount}
          page={list.page}
          pageSize={pageSize}
          isLoading={isLoading}
          onChange={({ page }) => onChange({ ...list, page })}
          onNear={onNear && (() => onNear(list.page + 1))}
        />
      }
    />
  );
}
