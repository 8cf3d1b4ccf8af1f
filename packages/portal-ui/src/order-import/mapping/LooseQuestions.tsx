import { useMemo } from 'react';
import { useTranslate } from '../../provider/index.js';
import type { MappingDraft } from '../state/mapping-draft.js';
import { looseQuestions, type MappingGroup } from '../state/mapping-rows.js';
import { ConfirmButton } from './ConfirmButton.js';
import { How } from './MappingTable.styles.js';
import { OtherAddressButtons } from './OtherAddressButtons.js';
import { QuestionNote } from './QuestionNote.js';

interface LooseQuestionsProps {
  readonly draft: MappingDraft;
  readonly groups: readonly MappingGroup[];
  readonly labels: readonly string[];
}

/** Questions about several fields at once, and second questions about one field, so that each can be answered. */
export function LooseQuestions({ draft, groups, labels }: LooseQuestionsProps) {
  const translate = useTranslate();
  const questions = useMemo(() => looseQuestions(draft, groups), [draft, groups]);
  if (questions.length === 0) return null;
  return (
    <tbody>
      {questions.map((question) => {
        const names = question.fields.map((field) => translate(`orderImport.field_${field}`)).join(', ');
        return (
          <tr key={question.id} data-asked>
            <th scope="row">{names}</th>
            <td>
              {question.columns.map((column) => labels[column]).join(', ')}{' '}
              <QuestionNote question={question} labels={labels} />
              <OtherAddressButtons question={question} />
            </td>
            <td data-part="samples">{question.samples.join(', ')}</td>
            <td>
              {question.kind !== 'missing' && (
                <How>
                  <ConfirmButton question={question} name={names} />
                </How>
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}
