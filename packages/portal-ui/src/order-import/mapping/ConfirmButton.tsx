import type { Question } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { withConfirmed } from '../state/draft-changes.js';
import { useWizard } from '../wizard-context.js';

interface ConfirmButtonProps {
  readonly question: Question;
  /** Displayed names of the fields in question. */
  readonly name: string;
}

/** What a yes does, where „Stimmt“ would not say it. */
const WORDS: Readonly<Partial<Record<Question['kind'], 'useHidden' | 'sendAll'>>> = {
  hidden: 'useHidden',
  held: 'sendAll',
};

/** Button that confirms a question, in the words of the question. */
export function ConfirmButton({ question: { id, kind }, name }: ConfirmButtonProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  const word = WORDS[kind] ?? 'confirm';
  return (
    <Button
      size="small"
      aria-label={translate(`orderImport.${word}For`, { field: name })}
      onPress={() => store.change((now, file) => withConfirmed(now, file, id))}
    >
      {translate(`orderImport.${word}`)}
    </Button>
  );
}
