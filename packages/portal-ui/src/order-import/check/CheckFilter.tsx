import { useTranslate } from '../../provider/index.js';
import { ROW_FILTERS, type RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { Chip, Chips } from '../grid/CheckGrid.styles.js';

interface CheckFilterProps {
  readonly value: RowFilter;
  readonly onChange: (filter: RowFilter) => void;
}

/** Filter of the checked rows. */
export function CheckFilter({ value, onChange }: CheckFilterProps) {
  const translate = useTranslate();
  const { sheet } = useWizard().state;
  if (sheet === null) return null;
  const counts = { all: sheet.orders, errors: sheet.counts.invalid, conflicts: sheet.counts.conflict };
  const tones = { all: undefined, errors: 'danger', conflicts: 'warning' } as const;
  return (
    <Chips role="group" aria-label={translate('common.filters')}>
      {ROW_FILTERS.filter((filter) => filter === 'all' || sheet.shown[filter] > 0 || filter === value).map(
        (filter) => (
          <Chip
            key={filter}
            type="button"
            aria-pressed={filter === value}
            data-tone={tones[filter]}
            onClick={() => onChange(filter)}
          >
            {translate(`orderImport.filter_${filter}`, { value: counts[filter] })}
          </Chip>
        ),
      )}
    </Chips>
  );
}
