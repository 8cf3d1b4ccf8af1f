import { memo } from 'react';
import { fieldsOfMode, missingFields, type ImportField } from '@kontor/portal-core/order-import';
import { useTranslate } from '../../provider/translate-context.js';
import { reasonOf, type FieldSource, type MappingDraft } from '../state/mapping-draft.js';
import type { FileReading } from '../worker/protocol.js';
import { FieldRow } from './FieldRow.js';
import { Fields } from './FieldTable.styles.js';

interface FieldTableProps {
  readonly file: FileReading;
  readonly draft: MappingDraft;
  /** Fields to be marked as missing, by name with commas: a text, so that the same fields are the same. */
  readonly missing: string;
  readonly onChange: (field: ImportField, source: FieldSource) => void;
}

/** The fields of an order with the column that feeds each, some of its values, and why it was taken. */
export const FieldTable = memo(function FieldTable({ file, draft, missing, onChange }: FieldTableProps) {
  const translate = useTranslate();
  const { mode, columns, constants } = draft.mapping;
  const required = new Set(missingFields({ mode, columns: {} }));
  const marked = missing.split(',');
  return (
    <Fields>
      <thead>
        <tr>
          <th scope="col">{translate('orderImport.field')}</th>
          <th scope="col">{translate('orderImport.column')}</th>
          <th scope="col">{translate('orderImport.samples')}</th>
          <th scope="col">{translate('orderImport.mappedBy')}</th>
        </tr>
      </thead>
      <tbody>
        {fieldsOfMode(mode).map((field) => (
          <FieldRow
            key={field}
            field={field}
            isRequired={required.has(field)}
            isMissing={marked.includes(field)}
            file={file}
            column={columns[field]}
            constant={constants?.[field]}
            reason={reasonOf(draft, field)}
            confidence={draft.matches[field]?.confidence ?? 1}
            onChange={onChange}
          />
        ))}
      </tbody>
    </Fields>
  );
});
