import type { ImportField, Question } from '@kontor/portal-core/order-import';
import { useTranslate } from '../../provider/index.js';
import { Note } from './MappingTable.styles.js';

interface QuestionNoteProps {
  readonly question: Question;
  readonly labels: readonly string[];
  /** The field at which the question is shown; the other fields in question are named. */
  readonly at?: ImportField | undefined;
}

/** Why the user is asked, and the alternatives. */
export function QuestionNote({ question, labels, at }: QuestionNoteProps) {
  const translate = useTranslate();
  const { kind, others, columns, word = '', fields } = question;
  const quoted = (column: number) => translate('orderImport.quoted', { text: labels[column] ?? '' });
  const names = others.slice(0, SHOWN_OTHERS).map(quoted);
  const isCount = fields.length === 1 && fields[0] === 'quantity' && names.length > 0;
  const atStake = isCount ? `; ${translate('orderImport.whichCount')}` : '';
  if (kind === 'missing' || kind === 'leftOut' || kind === 'held')
    return names.length === 0 ? null : (
      <Note>
        {translate(`orderImport.question_${kind}`, { columns: names.join(', ') })}
        {atStake}
      </Note>
    );
  const named = (list: readonly ImportField[]) =>
    list.map((field) => translate(`orderImport.field_${field}`)).join(', ');
  const reason = translate(`orderImport.question_${kind}`, {
    word: kind === 'hidden' ? columns.map(quoted).join(', ') : word,
    count: columns.length,
    fields: named(fields),
  });
  const further = at === undefined || kind === 'otherParty' ? [] : fields.filter((field) => field !== at);
  return (
    <Note>
      {reason}
      {names.length > 0 && ` · ${translate('orderImport.otherColumns', { columns: names.join(', ') })}`}
      {atStake}
      {further.length > 0 && ` · ${translate('orderImport.questionAlso', { fields: named(further) })}`}
    </Note>
  );
}

const SHOWN_OTHERS = 3;
