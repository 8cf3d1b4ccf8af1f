import { Suspense } from 'react';
import { dayToTell } from '@kontor/portal-core/order-import';
import { HiddenText, lazyPart } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import type { ChosenFile } from '../state/import-state.js';
import { dateOrderOf, type MappingDraft } from '../state/mapping-draft.js';
import type { MappingRow } from '../state/mapping-rows.js';
import { dayInWords } from '../state/read-dates.js';
import { ChangeButton } from './ChangeButton.js';
import { ConfirmButton } from './ConfirmButton.js';
import { FieldName, How } from './MappingTable.styles.js';
import { MappedBy } from './MappedBy.js';
import { RemoveItem } from './RemoveItem.js';
import { NumberRowsButton } from './NumberRowsButton.js';
import { RowSource } from './RowSource.js';

const FieldEditor = lazyPart(() => import('./FieldEditor.js').then((module) => module.FieldEditor));

interface MappingRowLineProps {
  readonly row: MappingRow;
  readonly draft: MappingDraft;
  readonly file: ChosenFile;
  readonly labels: readonly string[];
  readonly wasAsked: boolean;
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
}

/** Row of one field: its columns, sample texts, and how they were found. A guess needs a confirmation. */
export function MappingRowLine(props: MappingRowLineProps) {
  const { row, draft, file, labels, wasAsked, isEdited, onEdit } = props;
  const translate = useTranslate();
  const { question } = row;
  const name = useFieldName(row);
  const isMissing = row.isMissing && (wasAsked || question?.kind === 'missing');
  return (
    <>
      <tr
        data-asked={(question !== null && question.kind !== 'missing') || undefined}
        data-missing={(isMissing && wasAsked) || undefined}
        data-open={row.isMissing || undefined}
      >
        <th scope="row">
          <FieldName>
            {name}
            {row.isRequired && (
              <>
                <b aria-hidden="true">*</b>
                <HiddenText> ({translate('orderImport.required')})</HiddenText>
              </>
            )}
          </FieldName>
        </th>
        <td>
          <RowSource row={row} labels={labels} isMissing={isMissing} />
        </td>
        <td data-part="samples">
          <Samples row={row} draft={draft} file={file} />
        </td>
        <td>
          <How>
            {question === null || question.kind === 'missing' ? (
              <MappedBy row={row} file={file} draft={draft} />
            ) : (
              <ConfirmButton question={question} name={name} />
            )}
            {row.field === 'external_order_id' && row.isMissing && <NumberRowsButton row={row} />}
            <RemoveItem row={row} name={name} />
            <ChangeButton
              name={name}
              {...(question === null && row.source !== null ? {} : { text: wordsOf(row) })}
              isEdited={isEdited}
              onEdit={onEdit}
            />
          </How>
        </td>
      </tr>
      {isEdited && (
        <tr>
          <td colSpan={4}>
            <Suspense fallback={null}>
              <FieldEditor row={row} name={name} labels={labels} onDone={() => onEdit(false)} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
}

/** Sample texts of the columns; an ambiguous date is followed by the day it is read as. */
function Samples({ row, draft, file }: Pick<MappingRowLineProps, 'row' | 'draft' | 'file'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const order = row.field === 'date' ? dateOrderOf(file.reading, draft).value : null;
  const told = row.samples.map((text) => {
    const day = dayToTell(text, order);
    return day === null ? text : translate('orderImport.dateReads', { text, day: dayInWords(day, language) });
  });
  return told.join(', ');
}

const wordsOf = ({ source, constant }: MappingRow) =>
  source === null && constant === null ? 'orderImport.chooseSource' : 'orderImport.changeSource';

/** Displayed name of a field, with its number for items side by side. */
function useFieldName({ field, item }: MappingRow): string {
  const translate = useTranslate();
  const name = translate(`orderImport.field_${field}`);
  return item === null ? name : translate('orderImport.columnHeadItem', { field: name, item });
}
