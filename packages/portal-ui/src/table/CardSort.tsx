import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton, Select } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { nextSort, type Sort } from './sorting.js';
import { CardSortRow } from './Table.styles.js';
import { useTableModel } from './table-model.js';

interface CardSortProps {
  readonly sort: Sort | null | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

/** Choice of the sort order for cards, which have no column heads to press. */
export function CardSort({ sort, onSort }: CardSortProps) {
  const translate = useTranslate();
  const { columns } = useTableModel();
  const sortable = columns.filter((column) => column.isSortable);
  if (onSort === undefined || sortable.length === 0) return null;
  const isAscending = sort?.direction !== 'descending';
  return (
    <CardSortRow>
      <Select
        label={translate('common.sortBy')}
        hasLabelInside
        options={sortable.map((column) => ({ value: column.id, label: column.header }))}
        value={sort?.columnId ?? null}
        onChange={({ value }) => onSort({ columnId: value, direction: 'ascending' })}
      />
      {sort && (
        <IconButton
          variant="secondary"
          label={translate(isAscending ? 'common.sortedAscending' : 'common.sortedDescending')}
          onPress={() => onSort(nextSort(sort, sort.columnId))}
        >
          {isAscending ? <ArrowUp /> : <ArrowDown />}
        </IconButton>
      )}
    </CardSortRow>
  );
}
