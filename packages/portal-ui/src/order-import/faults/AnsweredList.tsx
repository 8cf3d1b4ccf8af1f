import type { Translate } from '@kontor/portal-core/i18n';
import { Undo2 } from 'lucide-react';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { Answer } from '../state/answers.js';
import { useWizard } from '../wizard-context.js';
import { FaultHead, FaultList, FaultText, FaultTitle } from './FaultPanel.styles.js';

interface AnsweredListProps {
  readonly answers: readonly Answer[];
  /** Called with the key of an answer before it is undone. */
  readonly onUndo: (key: string) => void;
}

/** List of the answered doubts, each with an undo. */
export function AnsweredList({ answers, onUndo }: AnsweredListProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  if (answers.length === 0) return null;
  const undo = (answer: Answer) => {
    onUndo(answer.key);
    if ('lines' in answer) void store.unsayLines(answer.lines);
    else void store.sayMeaning({ ...answer, meaning: null });
  };
  return (
    <>
      <FaultHead>
        <FaultTitle as="h4">{translate('orderImport.answers')}</FaultTitle>
      </FaultHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <FaultList data-part="answers" tabIndex={0} aria-label={translate('orderImport.answers')}>
        {answers.map((answer) => (
          <li key={answer.key} data-answered={answer.key}>
            <FaultText>{answerText(answer, translate)}</FaultText>
            <Button
              size="small"
              variant="quiet"
              icon={<Undo2 />}
              aria-label={translate('orderImport.answerUndoOf', { answer: answerText(answer, translate) })}
              onPress={() => undo(answer)}
            >
              {translate('orderImport.answerUndo')}
            </Button>
          </li>
        ))}
      </FaultList>
    </>
  );
}

/** An answer as a sentence. */
export function answerText(answer: Answer, translate: Translate): string {
  if ('lines' in answer) {
    const { kind, lines } = answer;
    const [line = 0, last = line] = [lines[0], lines.at(-1)];
    return translate(`orderImport.answer_${kind}`, { count: lines.length, line, last });
  }
  const { kind, text, field, meaning } = answer;
  return translate(`orderImport.answer_${kind}`, {
    text,
    meaning,
    field: translate(`orderImport.field_${field}`),
  });
}
