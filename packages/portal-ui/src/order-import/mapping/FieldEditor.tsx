import { useState } from 'react';
import { columnsOfSource, isJoined, type CellPart, type FieldSource } from '@kontor/portal-core/order-import';
import { MultiComboBox, SegmentedControl, Select, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { withChoice, type FieldChoice } from '../state/draft-changes.js';
import type { MappingRow } from '../state/mapping-rows.js';
import { useWizard } from '../wizard-context.js';
import { FixedValue } from './FixedValue.js';
import { FieldEditorFrame } from './FieldEditorFrame.js';
import { partsOfField } from './field-parts.js';
import { ValueMeanings } from './ValueMeanings.js';

interface FieldEditorProps {
  readonly row: MappingRow;
  /** Displayed name of the field. */
  readonly name: string;
  readonly labels: readonly string[];
  readonly onDone: () => void;
}

const WAYS = ['columns', 'fixed', 'none'] as const;
type Way = (typeof WAYS)[number];

/** Editor of a field's source: columns in order, one text for all orders, or none; and of the meanings of its texts. */
export function FieldEditor({ row, name, labels, onDone }: FieldEditorProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  const [way, setWay] = useState<Way>(row.constant !== null && row.source === null ? 'fixed' : 'columns');
  const ways = WAYS.filter((one) => one !== 'fixed' || row.place.place === 'own');
  const choose = (choice: FieldChoice) =>
    store.change((draft, file) => withChoice(draft, file, { place: row.place, choice }));
  const turn = (next: Way) => {
    setWay(next);
    if (next === 'none') choose({ source: null });
  };
  return (
    <FieldEditorFrame onDone={onDone}>
      <SegmentedControl
        label={translate('orderImport.sourceOf', { field: name })}
        options={ways.map((value) => ({ value, label: translate(`orderImport.way_${value}`) }))}
        value={way}
        onChange={({ value }) => turn(value)}
      />
      {way === 'columns' && <ColumnsOfField row={row} name={name} labels={labels} onChange={choose} />}
      {way === 'fixed' && <FixedValue row={row} name={name} onChange={choose} />}
      {row.source !== null && <ValueMeanings row={row} name={name} />}
    </FieldEditorFrame>
  );
}

interface ColumnsOfFieldProps extends Omit<FieldEditorProps, 'onDone'> {
  readonly onChange: (choice: FieldChoice) => void;
}

function ColumnsOfField({ row, name, labels, onChange }: ColumnsOfFieldProps) {
  const translate = useTranslate();
  const { source } = row;
  const joined = source !== null && isJoined(source) ? source : null;
  const columns = columnsOfSource(source ?? undefined);
  const parts = partsOfField(row.field);
  const option = (column: number) => ({ value: String(column), label: labels[column] ?? '' });
  const say = (next: readonly number[], part: CellPart | undefined, join: string | undefined) =>
    onChange({ source: sourceOf(next, part, join) });
  return (
    <>
      <MultiComboBox
        label={translate('orderImport.columnsFor', { field: name })}
        help={translate('orderImport.columnsHelp')}
        options={labels.map((_, column) => option(column))}
        chosen={columns.map(option)}
        onChange={({ chosen }) =>
          say(
            chosen.map(({ value }) => Number(value)),
            joined?.part,
            joined?.join,
          )
        }
      />
      {columns.length > 1 && (
        <TextField
          label={translate('orderImport.joinBy')}
          help={translate('orderImport.joinHelp')}
          maxLength={20}
          value={joined?.join ?? ' '}
          onChange={({ value }) => say(columns, joined?.part, value)}
        />
      )}
      {columns.length > 0 && parts.length > 0 && (
        <Select
          label={translate('orderImport.partOf')}
          options={[
            { value: WHOLE, label: translate('orderImport.part_whole') },
            ...parts.map((part) => ({ value: part, label: translate(`orderImport.part_${part}`) })),
          ]}
          value={joined?.part ?? WHOLE}
          onChange={({ value }) =>
            say(
              columns,
              parts.find((part) => part === value),
              joined?.join,
            )
          }
        />
      )}
    </>
  );
}

const WHOLE = 'whole';

/** The simplest form of a source; null without columns. */
function sourceOf(
  columns: readonly number[],
  part: CellPart | undefined,
  join: string | undefined,
): FieldSource | null {
  const [only] = columns;
  if (only === undefined) return null;
  if (columns.length === 1 && part === undefined) return only;
  const own = columns.length > 1 && join !== undefined && join !== ' ' ? { join } : {};
  return { columns, ...own, ...(part === undefined ? {} : { part }) };
}
