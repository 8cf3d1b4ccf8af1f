import { useCallback, useMemo, useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import type { ErpWord, UnknownWord } from '@kontor/portal-core/erp-link';
import type { Translate } from '@kontor/portal-core/i18n';
import { ConfirmDialog } from '../../forms/index.js';
import { CreateButton } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { actionsColumn, CellButton, type Column } from '../../table/index.js';
import { meaningText } from './meaning-text.js';
import { UnknownWords } from './UnknownWords.js';
import { useRemoveWord, useWords } from './useWords.js';
import { nameColumns, WordTable } from './WordTable.js';
import { WordDialog } from './WordDialog.js';

type Task =
  | { readonly kind: 'store'; readonly word: ErpWord | null; readonly unknown?: UnknownWord }
  | { readonly kind: 'remove'; readonly word: ErpWord };

/** What the words of the ERP mean; who may connect it says so. */
export function Words({ mayChange }: { readonly mayChange: boolean }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useWords();
  const remove = useRemoveWord();
  const [task, setTask] = useState<Task | null>(null);
  const columns = useMemo(() => wordColumns(translate, mayChange ? setTask : null), [translate, mayChange]);
  const answer = { isLoading: isPending, error, retry: () => void refetch() };
  const close = () => setTask(null);
  const map = useCallback((unknown: UnknownWord) => setTask({ kind: 'store', word: null, unknown }), []);
  return (
    <>
      {data && data.unknown.length > 0 && (
        <UnknownWords words={data.unknown} answer={answer} onMap={mayChange ? map : undefined} />
      )}
      <WordTable
        title={translate('erpLink.words')}
        intro={translate('erpLink.wordsIntro')}
        columns={columns}
        words={data?.entries}
        answer={answer}
        actions={
          mayChange && (
            <CreateButton onPress={() => setTask({ kind: 'store', word: null })}>
              {translate('erpLink.addWord')}
            </CreateButton>
          )
        }
      >
        {task?.kind === 'store' && (
          <WordDialog
            word={task.word}
            unknown={task.unknown}
            warehouses={data?.warehouses ?? []}
            onClose={close}
          />
        )}
        {task?.kind === 'remove' && (
          <ConfirmDialog
            isDanger
            title={translate('erpLink.removeWord')}
            confirmLabel={translate('erpLink.removeWord')}
            doneText={translate('erpLink.wordRemoved')}
            onConfirm={() => remove(task.word.id)}
            onClose={close}
          >
            <p>{translate('erpLink.removeWordText', { word: task.word.word })}</p>
          </ConfirmDialog>
        )}
      </WordTable>
    </>
  );
}

/** The columns of words; without `onTask` nothing is changed. */
function wordColumns(
  translate: Translate,
  onTask: ((task: Task) => void) | null,
): readonly Column<ErpWord>[] {
  return [
    ...nameColumns(translate),
    {
      id: 'meaning',
      header: translate('erpLink.meaning'),
      text: (word) => meaningText(word, translate),
      width: 200,
    },
    { id: 'place', header: translate('erpLink.wordPlace'), text: ({ place }) => place, width: 160 },
    {
      id: 'written',
      header: translate('erpLink.isWrittenColumn'),
      text: ({ isWritten }) => (isWritten ? '✓' : ''),
      width: 148,
    },
    ...(onTask === null ? [] : [wordActions(translate, onTask)]),
  ];
}

const wordActions = (translate: Translate, onTask: (task: Task) => void): Column<ErpWord> =>
  actionsColumn(translate, (word) => (
    <>
      <CellButton
        label={translate('erpLink.changeWordNamed', { word: word.word })}
        icon={<Pencil />}
        onPress={() => onTask({ kind: 'store', word })}
      />
      <CellButton
        label={translate('erpLink.removeWordNamed', { word: word.word })}
        icon={<Trash2 />}
        onPress={() => onTask({ kind: 'remove', word })}
      />
    </>
  ));
