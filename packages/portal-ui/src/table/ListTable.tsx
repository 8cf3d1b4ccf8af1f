import { styled } from 'styled-components';
import type { TextKey } from '@kontor/portal-core/i18n';
import type { PortalList } from '@kontor/portal-core/wire';
import { ChangedElsewhere, type ChangedOfList } from '../live/index.js';
import { type Answer, problemText, useTranslate } from '../provider/index.js';
import { ListFooter } from './pages/ListFooter.js';
import type { Sort } from './sorting.js';
import { Table } from './Table.js';
import type { TableProps } from './table-props.js';

/** Sort order and page of a list. */
interface SortedList {
  /** Sort order; its column is the `id` of one of the table's. */
  readonly sort: { readonly column: string; readonly direction: Sort['direction'] };
  /** From 1. */
  readonly page: number;
}

/** Props of the table that follow from the list. */
type Told = 'rows' | 'totalCount' | 'rowOffset' | 'sort' | 'onSort' | 'isLoading' | 'error' | 'footer';

export interface ListTableProps<Row, List extends SortedList> extends Omit<TableProps<Row>, Told> {
  /** Filter, sort order and page. */
  readonly list: List;
  /** Called with the list that the user asks for. */
  readonly onChange: (list: List) => void;
  /** The state of the page's request. */
  readonly found: Answer<PortalList<Row>>;
  /** Number of rows per page. */
  readonly pageSize: number;
  /** Text for the number of results, with `count` and `total`. */
  readonly foundText: TextKey;
  /** What was changed elsewhere since the page was read, and the words for it. */
  readonly elsewhere?: ChangedOfList | undefined;
  /** Called with a page that the user is about to open. */
  readonly onNear?: ((page: number) => void) | undefined;
}

/** Table of a list whose state the host keeps: heads sort it, its foot changes the page. */
export function ListTable<Row, List extends SortedList>(props: ListTableProps<Row, List>) {
  const { list, onChange, found, pageSize, foundText, onNear, elsewhere, ...table } = props;
  const { data, isLoading, error, retry } = found;
  const translate = useTranslate();
  const shown = (
    <Table
      {...table}
      changedIds={elsewhere?.changes.ids}
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
  if (elsewhere === undefined) return shown;
  return (
    <Under>
      {shown}
      <ChangedElsewhere {...elsewhere} />
    </Under>
  );
}

const Under = styled.div`
  position: relative;
  min-width: 0;
`;
