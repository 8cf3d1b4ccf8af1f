import { SALUTATION_TEXTS, SALUTATIONS } from '@kontor/portal-core/orders';
import { Select, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { FieldChoice } from '../state/draft-changes.js';
import type { MappingRow } from '../state/mapping-rows.js';

interface FixedValueProps {
  readonly row: MappingRow;
  readonly name: string;
  readonly onChange: (choice: FieldChoice) => void;
}

/** Field for one text for all orders of the file. */
export function FixedValue({ row, name, onChange }: FixedValueProps) {
  const translate = useTranslate();
  const label = translate('orderImport.constantFor', { field: name });
  if (row.field === 'salutation')
    return (
      <Select
        label={label}
        options={SALUTATIONS.map((value) => ({ value, label: translate(SALUTATION_TEXTS[value]) }))}
        value={row.constant}
        onChange={({ value }) => onChange({ constant: value ?? '' })}
      />
    );
  return (
    <TextField
      label={label}
      maxLength={200}
      {...(row.field === 'external_order_id' && { help: translate('orderImport.lineNumberHelp') })}
      value={row.constant ?? ''}
      onChange={({ value }) => onChange({ constant: value })}
    />
  );
}
