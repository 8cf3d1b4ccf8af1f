import { ArrowDownToLine } from 'lucide-react';
import { Menu } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { GridRow } from '../state/row-windows.js';
import { gridFields, isWritable, sourceInForce } from '../worker/grid-fields.js';
import type { RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { headOf } from './field-layout.js';
import type { GridPlace } from './grid-place.js';
import { useMending } from './useMending.js';

interface FillMenuProps {
  readonly filter: RowFilter;
  readonly rows: readonly GridRow[];
  /** The cell whose text is filled into the cells below; null if there is none. */
  readonly place: GridPlace | null;
}

const REACHES = ['blank', 'end'] as const;

/** Menu that fills the text of the last focused cell into the cells below it. */
export function FillMenu({ filter, rows, place }: FillMenuProps) {
  const translate = useTranslate();
  const mending = useMending();
  const mapping = useWizard().state.draft?.mapping;
  if (mapping === undefined) return null;
  const row = place === null ? null : (rows[place.rowIndex]?.row ?? null);
  const field = gridFields(mapping).find(({ id }) => id === place?.columnId);
  const isFillable =
    row !== null && field !== undefined && isWritable(sourceInForce(field, row.isFallback), mapping);
  const note = isFillable
    ? translate('orderImport.fillFrom', { field: headOf(field, translate), line: row.line })
    : translate('orderImport.fillFirst');
  return (
    <Menu
      label={translate('orderImport.fillMenu')}
      icon={<ArrowDownToLine />}
      size="small"
      variant="quiet"
      items={REACHES.map((reach) => ({
        id: reach,
        label: translate(`orderImport.fill_${reach}`),
        note,
        isDisabled: !isFillable,
      }))}
      onAction={({ id }) => {
        const into = REACHES.find((reach) => reach === id);
        if (place === null || into === undefined) return;
        mending.fillDown({ filter, field: place.columnId, row: place.rowIndex, into });
      }}
    />
  );
}
