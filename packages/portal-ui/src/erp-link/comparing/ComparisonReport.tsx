import { useMemo, useState } from 'react';
import { comparisonTables, tableCsv, type Comparison, type TextTable } from '@kontor/portal-core/erp-link';
import type { TextKey } from '@kontor/portal-core/i18n';
import { Button } from '../../primitives/index.js';
import { saveFile, useTranslate } from '../../provider/index.js';
import { PagedTable, type Column } from '../../table/index.js';

const PAGE_SIZE = 50;

/** What the weekly comparison has found: where counts and sums differ, then the orders that do, each as a table and as a file. */
export function ComparisonReport({ comparison }: { readonly comparison: Comparison }) {
  const translate = useTranslate();
  const { from, to, difference_count, differences } = comparison;
  const tables = useMemo(() => comparisonTables(comparison, translate), [comparison, translate]);
  const unnamed = difference_count - differences.length;
  return (
    <>
      {tables.days.rows.length > 0 && (
        <ReportTable
          title={translate('erpLink.comparedDays')}
          table={tables.days}
          foundText="erpLink.comparedDaysFound"
          fileName={`erp-days-${from}-${to}.csv`}
        />
      )}
      {tables.differences.rows.length > 0 && (
        <ReportTable
          title={translate('erpLink.comparedOrders')}
          table={tables.differences}
          foundText="erpLink.comparedOrdersFound"
          fileName={`erp-differences-${from}-${to}.csv`}
          note={unnamed > 0 ? translate('erpLink.comparedMore', { count: unnamed }) : ''}
        />
      )}
    </>
  );
}

interface ReportTableProps {
  readonly title: string;
  readonly table: TextTable;
  readonly foundText: TextKey;
  readonly fileName: string;
  /** What the table does not show; empty for nothing. */
  readonly note?: string;
}

interface Line {
  /** Place in the table, from 0. */
  readonly id: number;
  readonly cells: readonly string[];
}

function ReportTable({ title, table, foundText, fileName, note = '' }: ReportTableProps) {
  const translate = useTranslate();
  const [chosenPage, setPage] = useState(1);
  // A new comparison may have found less than the one whose page was chosen.
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(table.rows.length / PAGE_SIZE)));
  const columns = useMemo(() => columnsOf(table.headings), [table.headings]);
  const lines = table.rows.map((cells, id): Line => ({ id, cells }));
  const shown = lines.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <PagedTable
      label={title}
      columns={columns}
      rows={{
        list: { entries: shown, foundCount: table.rows.length },
        isLoading: false,
        error: null,
        retry: () => undefined,
      }}
      page={page}
      pageSize={PAGE_SIZE}
      onChange={(change) => setPage(change.page)}
      foundText={foundText}
      emptyText=""
      heading={<h2>{title}</h2>}
      actions={
        <Button onPress={() => saveFile(fileName, new Blob([tableCsv(table)], { type: 'text/csv' }))}>
          {translate('erpLink.comparedDownload')}
        </Button>
      }
      filters={note !== '' && <p>{note}</p>}
    />
  );
}

const columnsOf = (headings: readonly string[]): readonly Column<Line>[] =>
  headings.map((header, at) => ({
    id: `column-${at}`,
    header,
    text: ({ cells }) => cells[at] ?? '',
    width: 150,
    ...(at === 0 && { grow: 1 }),
  }));
