import type { Question } from '@kontor/portal-core/order-import';
import { useTranslate } from '../../provider/translate-context.js';
import { Note } from './MappingTable.styles.js';

interface QuestionNoteProps {
  readonly question: Question;
  readonly labels: readonly string[];
}

/** Why a person is asked, and what else it could be. */
export function QuestionNote({ question, labels }: QuestionNoteProps) {
  const translate = useTranslate();
  const { kind, others, word, fields } = question;
  if (kind === 'missing') return null;
  const names = others
    .slice(0, SHOWN_OTHERS)
    .map((column) => translate('orderImport.quoted', { text: labels[column] ?? '' }));
  const reason = translate(`orderImport.question_${kind}`, {
    word: word ?? '',
    fields: fields.map((field) => translate(`orderImport.field_${field}`)).join(', '),
  });
  return (
    <Note>
      {reason}
      {names.length > 0 && ` · ${translate('orderImport.otherColumns', { columns: names.join(', ') })}`}
    </Note>
  );
}

const SHOWN_OTHERS = 3;
