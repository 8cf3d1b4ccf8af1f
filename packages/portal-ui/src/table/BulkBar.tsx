import type { ReactNode } from 'react';
import { useTranslate } from '../provider/translate-context.js';
import { Button } from '../primitives/actions/Button.js';
import { BulkRow } from './Table.styles.js';
import type { RowSelection } from './useRowSelection.js';

interface BulkBarProps {
  readonly selection: RowSelection;
  readonly children: ReactNode;
}

/** Lies over the head while rows are selected: how many, and what can be done with them. */
export function BulkBar({ selection, children }: BulkBarProps) {
  const translate = useTranslate();
  return (
    <BulkRow>
      <strong role="status">{translate('common.selectedRows', { count: selection.count })}</strong>
      {children}
      <Button variant="quiet" size="small" onPress={() => selection.clear()}>
        {translate('common.clearSelection')}
      </Button>
    </BulkRow>
  );
}
