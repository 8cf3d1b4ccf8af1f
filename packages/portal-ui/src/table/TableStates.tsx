import { useContext } from 'react';
import { SearchX } from 'lucide-react';
import { Alert, Button, EmptyState, SkeletonBar } from '../primitives/index.js';
import { AccessLostContext, useTranslate } from '../provider/index.js';
import { Padded } from './TableStates.styles.js';
import { useTableModel } from './table-model.js';
import type { TableProps } from './table-props.js';

/** Widths of the grey bars, in percent, so that they look like text and not like a fence. */
const BARS = [72, 48, 60, 84, 54, 66, 40];

/** Rows that are still on their way, with the layout they will have. */
export function SkeletonRows({ count }: { readonly count: number }) {
  const { columns, hasSelection, isCards, layout } = useTableModel();
  return (
    <tbody role="rowgroup">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} role="row" aria-hidden="true" data-skeleton="">
          {hasSelection && <td role="gridcell" data-check="" />}
          {columns.map((column, at) => (
            <td
              key={column.id}
              role={at === 0 ? 'rowheader' : 'gridcell'}
              data-card={isCards ? column.card : undefined}
              data-align={column.align}
              data-pin={column.pin}
              style={
                layout.pins[at] === null
                  ? undefined
                  : { insetInlineStart: column.pin === 'start' ? (layout.pins[at] ?? 0) : undefined }
              }
            >
              {!column.isHeaderHidden && (
                <SkeletonBar style={{ width: `${BARS[(row * 3 + at) % BARS.length]}%` }} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type EmptyTableProps = Pick<TableProps<unknown>, 'onClearFilters'> & { readonly text: string | undefined };

/** Says why there are no rows, and clears the filters when they are the reason. */
export function EmptyTable({ text, onClearFilters }: EmptyTableProps) {
  const translate = useTranslate();
  const reason = text ?? translate(onClearFilters === undefined ? 'common.noRows' : 'common.noResults');
  return (
    <EmptyState
      icon={<SearchX />}
      title={reason}
      action={
        onClearFilters === undefined ? undefined : (
          <Button onPress={onClearFilters}>{translate('common.clearFilters')}</Button>
        )
      }
    />
  );
}

interface FailedTableProps {
  readonly error: NonNullable<TableProps<unknown>['error']>;
  /** True when the old rows stay visible. */
  readonly isBeside?: boolean;
}

/** Message that loading failed, with a button to try again. Nothing where a notice above all widgets says that nothing is sent. */
export function FailedTable({ error, isBeside }: FailedTableProps) {
  const translate = useTranslate();
  if (useContext(AccessLostContext)) return null;
  return (
    <Padded data-beside={isBeside || undefined}>
      <Alert
        level="danger"
        title={translate('common.loadFailed')}
        actions={
          error.onRetry === undefined ? undefined : (
            <Button size="small" onPress={error.onRetry}>
              {translate('common.retry')}
            </Button>
          )
        }
      >
        {error.message}
      </Alert>
    </Padded>
  );
}
