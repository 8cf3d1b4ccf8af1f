import { memo } from 'react';
import type { ImportField, Inspection } from '@kontor/portal-core/order-import';
import { Badge, ComboBox, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import type { FieldReason, FieldSource } from '../state/mapping-draft.js';
import { HiddenText } from '../../primitives/layout/HiddenText.js';
import { FieldName, Sample, Samples, Source } from './FieldTable.styles.js';

const NONE = 'none';
const CONSTANT = 'constant';
const SHOWN_SAMPLES = 3;

interface FieldRowProps {
  readonly field: ImportField;
  readonly isRequired: boolean;
  readonly isMissing: boolean;
  readonly file: Pick<Inspection, 'header' | 'samples'>;
  /** The column that feeds it, from 0. */
  readonly column: number | undefined;
  /** The fixed text that feeds it. */
  readonly constant: string | undefined;
  readonly reason: FieldReason | null;
  readonly confidence: number;
  /** Keep it stable: rows are drawn anew only when something of theirs has changed. */
  readonly onChange: (field: ImportField, source: FieldSource) => void;
}

/** One field: where its text comes from, what it looks like. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const translate = useTranslate();
  const { field, isRequired, isMissing, column, constant, reason, confidence, onChange } = props;
  const { header, samples } = props.file;
  const name = translate(`orderImport.field_${field}`);
  const values = column === undefined ? [] : sampleValues(samples, column);
  return (
    <tr data-missing={isMissing || undefined}>
      <th scope="row">
        <FieldName>
          {name}
          {isRequired && (
            <>
              <b aria-hidden="true">*</b>
              <HiddenText> ({translate('orderImport.required')})</HiddenText>
            </>
          )}
        </FieldName>
      </th>
      <td data-label={translate('orderImport.column')}>
        <Source>
          <ComboBox
            label={translate('orderImport.columnFor', { field: name })}
            isLabelHidden
            error={isMissing ? translate('validation.required') : undefined}
            options={[
              { value: NONE, label: translate('orderImport.notMapped') },
              { value: CONSTANT, label: translate('orderImport.constantChoice') },
              ...header.map((title, index) => ({ value: String(index), label: columnTitle(title, index) })),
            ]}
            value={constant !== undefined ? CONSTANT : column === undefined ? NONE : String(column)}
            onChange={({ value }) => onChange(field, sourceOf(value))}
          />
          {constant !== undefined && (
            <TextField
              label={translate('orderImport.constantFor', { field: name })}
              isLabelHidden
              placeholder={translate('orderImport.constant')}
              maxLength={200}
              value={constant}
              onChange={({ value }) => onChange(field, { constant: value })}
            />
          )}
        </Source>
      </td>
      <td data-label={translate('orderImport.samples')}>
        <Samples>
          {values.map((value, index) => (
            <Sample key={index} title={value}>
              {value}
            </Sample>
          ))}
        </Samples>
      </td>
      <td data-label={translate('orderImport.mappedBy')}>
        {reason !== null && <Reason reason={reason} confidence={confidence} />}
      </td>
    </tr>
  );

  function columnTitle(title: string, index: number): string {
    return title.trim() === '' ? translate('orderImport.columnNumber', { column: index + 1 }) : title;
  }
});

function Reason({ reason, confidence }: { readonly reason: FieldReason; readonly confidence: number }) {
  const translate = useTranslate();
  const isGuess = reason === 'similar' || reason === 'content';
  return (
    <span title={translate('orderImport.confidence', { percent: Math.round(confidence * 100) })}>
      <Badge tone={isGuess ? 'warning' : 'neutral'}>{translate(`orderImport.reason_${reason}`)}</Badge>
    </span>
  );
}

function sourceOf(value: string | null): FieldSource {
  if (value === CONSTANT) return { constant: '' };
  return { column: value === null || value === NONE ? null : Number(value) };
}

/** The first different values of a column that say something. */
function sampleValues(samples: readonly (readonly string[])[], column: number): string[] {
  const values = new Set<string>();
  for (const row of samples) {
    const value = row[column]?.trim() ?? '';
    if (value !== '') values.add(value);
    if (values.size === SHOWN_SAMPLES) break;
  }
  return [...values];
}
