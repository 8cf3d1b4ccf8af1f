import { useState } from 'react';
import { openReading } from '@kontor/portal-core/order-import';
import { useTranslate } from '../../provider/index.js';
import { DATE_PATTERNS, readAs } from '../dialect-texts.js';
import type { ChosenFile } from '../state/import-state.js';
import { dateOrderOf, isDateOrderSaved, type MappingDraft } from '../state/mapping-draft.js';
import { DialectFields } from './DialectFields.js';
import { FileFacts, Line, Told } from './FileLine.styles.js';
import { LeftOutLines } from './LeftOutLines.js';
import { EncodingChoice } from './EncodingChoice.js';
import { HeaderQuestion } from './HeaderQuestion.js';
import { SheetQuestion } from './SheetQuestion.js';
import { OpenerButton } from './OpenerButton.js';

interface FileLineProps {
  readonly file: ChosenFile;
  readonly draft: MappingDraft;
}

/** The detected format of a file in one line, of which every part can be overridden. Uncertain parts are asked about at once. */
export function FileLine({ file, draft }: FileLineProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const facts = useFileFacts({ file, draft });
  const isAmbiguous = dateOrderOf(file.reading, draft).ambiguous;
  const { detection, rows } = file.reading;
  const mayBeHeader = openReading(detection).header;
  const mayBeSheet = rows === 0 && detection.workbook !== undefined;
  const isWhole = isOpen || mayBeHeader || mayBeSheet;
  return (
    <Line>
      <FileFacts role="status" aria-label={translate('orderImport.detected')}>
        <span>
          {facts.map((fact, place) => (
            <span key={place}>
              {place > 0 && ' · '}
              {fact}
            </span>
          ))}
        </span>
        <OpenerButton
          isOpen={isOpen}
          texts={['orderImport.changeSource', 'orderImport.done']}
          onToggle={() => setOpen((before) => !before)}
        />
      </FileFacts>
      <SheetQuestion file={file} />
      <EncodingChoice file={file} />
      <HeaderQuestion file={file} />
      {(isWhole || isAmbiguous) && <DialectFields file={file} draft={draft} isWhole={isWhole} />}
      <LeftOutLines file={file} />
      {detection.aside !== undefined && (
        <Told>{translate('orderImport.aside', { columns: detection.aside.names.join(', ') })}</Told>
      )}
      {detection.workbook?.otherTables !== undefined && !openReading(detection).sheet && (
        <Told>
          {translate('orderImport.otherTables', {
            count: detection.workbook.otherTables.length,
            sheets: detection.workbook.otherTables
              .map((name) => translate('orderImport.quoted', { text: name }))
              .join(', '),
            sheet: detection.workbook.sheet,
          })}
        </Told>
      )}
    </Line>
  );
}

function useFileFacts({ file, draft }: FileLineProps): readonly string[] {
  const translate = useTranslate();
  const { detection, rows, header } = file.reading;
  const { hasHeader, firstLine, headerRows } = detection;
  const dates = dateOrderOf(file.reading, draft).value;
  const line = firstLine.value;
  const { reason } = draft.recipe ?? {};
  const saved =
    reason !== undefined && isDateOrderSaved(file.reading, draft)
      ? ` (${translate(`orderImport.how_${reason}`)})`
      : '';
  return [
    file.name,
    translate('orderImport.fileRows', { count: rows }),
    translate('orderImport.fileColumns', { count: header.length }),
    ...readAs(translate, detection),
    hasHeader.value
      ? translate(headerRows.value === 2 ? 'orderImport.headerInLines' : 'orderImport.headerInLine', {
          line,
          last: line + 1,
        })
      : translate('orderImport.hasHeader_false'),
    ...(dates === null ? [] : [`${translate(DATE_PATTERNS[dates])}${saved}`]),
  ];
}
