import { Fragment } from 'react';
import { columnsOfSource, isJoined } from '@kontor/portal-core/order-import';
import { useTranslate } from '../../provider/index.js';
import type { MappingRow } from '../state/mapping-rows.js';
import { Chips, ColumnChip, Note } from './MappingTable.styles.js';
import { OtherAddressButtons } from './OtherAddressButtons.js';
import { QuestionNote } from './QuestionNote.js';
import { valueText } from '../grid/value-text.js';

interface RowSourceProps {
  readonly row: MappingRow;
  readonly labels: readonly string[];
  readonly isMissing: boolean;
}

/** The source of a field: its columns in order, joined by a plus, or its fixed value; with notes on it. */
export function RowSource({ row, labels, isMissing }: RowSourceProps) {
  const translate = useTranslate();
  const { field, source, constant, question, meanings } = row;
  const columns = columnsOfSource(source ?? undefined);
  const part = source !== null && isJoined(source) ? source.part : undefined;
  return (
    <Chips>
      {columns.map((column, place) => (
        <Fragment key={column}>
          {place > 0 && <span>+</span>}
          <ColumnChip>{labels[column]}</ColumnChip>
        </Fragment>
      ))}
      {part !== undefined && <Note>{translate(`orderImport.part_${part}`)}</Note>}
      {source === null && constant !== null && (
        <Note>{translate('orderImport.fixedText', { text: valueText(field, constant, translate) })}</Note>
      )}
      {source === null && constant === null && (
        <Note>{translate(isMissing ? 'orderImport.sourceMissing' : 'orderImport.notMapped')}</Note>
      )}
      {meanings.slice(0, SHOWN_PAIRS).map(([text, meaning]) => (
        <Note key={text}>
          {text === '' ? translate('orderImport.blank') : text} → {valueText(field, meaning, translate)}
        </Note>
      ))}
      {meanings.length > SHOWN_PAIRS && (
        <Note>{translate('orderImport.furtherPairs', { count: meanings.length - SHOWN_PAIRS })}</Note>
      )}
      {question !== null && (
        <>
          <QuestionNote question={question} labels={labels} at={field} />
          <OtherAddressButtons question={question} />
        </>
      )}
    </Chips>
  );
}

const SHOWN_PAIRS = 2;
