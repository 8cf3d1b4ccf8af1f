import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslate } from '../../provider/index.js';
import { answersOf, type Answer } from '../state/answers.js';
import type { FaultList } from '../worker/mending.types.js';
import { useWizard } from '../wizard-context.js';
import { answerText } from './AnsweredList.js';

export interface Answering {
  readonly answers: readonly Answer[];
  /** Call with the key of a doubt before it is answered or undone. */
  readonly begin: (key: string) => void;
  /** Result of the answer, for screen readers. */
  readonly told: string;
}

/**
 * Moves the keyboard focus along with answers to doubts. Once an answer has taken effect, the focus is on its undo
 * button, and after an undo on the question again, so that it is not lost with the pressed button.
 */
export function useAnswering(box: RefObject<HTMLElement | null>, { faults }: FaultList): Answering {
  const translate = useTranslate();
  const { draft, file, sheet, work } = useWizard().state;
  const [told, setTold] = useState('');
  const begun = useRef<string | null>(null);
  const answers = useMemo(
    () => (draft === null || file === null ? [] : answersOf(draft.mapping, file.overrides)),
    [draft, file],
  );
  const now = useRef({ answers, translate, invalid: 0, isBusy: false });
  useEffect(() => {
    now.current = { answers, translate, invalid: sheet?.counts.invalid ?? 0, isBusy: work !== null };
  });
  // The faults are counted again after the rows are checked; only then are both lists final.
  useEffect(() => {
    const key = begun.current;
    const { invalid: count, isBusy, ...known } = now.current;
    if (key === null || isBusy) return;
    begun.current = null;
    const answer = known.answers.find((one) => one.key === key);
    const said =
      answer === undefined
        ? known.translate('orderImport.answerUndone')
        : answerText(answer, known.translate);
    setTold(`${said}. ${known.translate('orderImport.recheckedErrors', { count })}`);
    const part = answer === undefined ? 'asked' : 'answered';
    const place = box.current?.querySelector(`[data-${part}="${CSS.escape(key)}"]`);
    const buttons = place?.querySelectorAll<HTMLElement>('button') ?? [];
    const target = answer === undefined ? buttons[1] : buttons[0];
    (target ?? box.current?.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
  }, [faults, box]);
  // The question stays until the rows are checked under its answer, and the answer until it is counted among the questions again.
  const [shown, setShown] = useState({ answers, faults });
  if (shown.faults !== faults) setShown({ answers, faults });
  return { answers: shown.answers, begin: (key) => (begun.current = key), told };
}
