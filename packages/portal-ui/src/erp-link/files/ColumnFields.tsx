import { FILE_WORK, type FileKindOfReports, type ReportField } from '@kontor/portal-core/erp-link';
import { Select } from '../../primitives/index.js';
import type { ReadTable } from '../../order-import/index.js';
import { useTranslate } from '../../provider/index.js';
import { Fields } from './TakeFile.styles.js';
import type { UnderstoodFile } from './useTakeFile.js';

interface ColumnFieldsProps {
  readonly kind: FileKindOfReports;
  readonly file: ReadTable;
  readonly understood: UnderstoodFile;
  readonly onChoose: (field: ReportField, column: number) => void;
}

const LETTERS = 26;
const FIRST_LETTER = 65;
const NONE = '-1';

/** Which column holds which field; what is not certain says so. */
export function ColumnFields({ kind, file: { header }, understood, onChoose }: ColumnFieldsProps) {
  const translate = useTranslate();
  const { columns, questions } = understood;
  const names = header.map((name, at) => ({ value: String(at), label: name.trim() || letterOf(at) }));
  const options = [{ value: NONE, label: translate('erpFiles.columnNone') }, ...names];
  return (
    <Fields>
      {FILE_WORK[kind].fields.map((field) => {
        const question = questions.find((one) => one.field === field);
        const column = columns[field];
        const value = column === undefined ? (question ? null : NONE) : String(column);
        return (
          <Select
            key={field}
            label={translate(`erpFiles.name_${field}`)}
            options={options}
            value={value}
            error={question && translate(`erpFiles.column_${question.code}`)}
            onChange={(choice) => onChoose(field, Number(choice.value))}
          />
        );
      })}
    </Fields>
  );
}

/** The letter of a column without a name, as a spreadsheet counts them. */
const letterOf = (at: number): string =>
  at < LETTERS ? String.fromCharCode(FIRST_LETTER + at) : String(at + 1);
