import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '../provider/index.js';
import { Button } from '../primitives/index.js';
import { BulkRow } from './Table.styles.js';
import type { RowSelection } from './useRowSelection.js';

interface BulkBarProps {
  readonly selection: RowSelection;
  /** Number of selected rows. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Bar over the head while rows are selected: their number, and the actions for them. */
export function BulkBar({ selection, count, children }: BulkBarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <BulkRow>
      <strong role="status">
        {translate('common.selectedRows', { count, total: count.toLocaleString(language) })}
      </strong>
      {children}
      <Button variant="quiet" size="small" onPress={() => selection.clear()}>
        {translate('common.clearSelection')}
      </Button>
    </BulkRow>
  );
}
