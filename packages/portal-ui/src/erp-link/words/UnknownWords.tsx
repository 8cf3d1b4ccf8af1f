import { useMemo } from 'react';
import { Plus } from 'lucide-react';
import { formatInstant } from '@kontor/portal-core/dates';
import type { UnknownWord } from '@kontor/portal-core/erp-link';
import { useTimeZone } from '../../settings/index.js';
import { useTranslate } from '../../provider/index.js';
import { actionsColumn, CellButton, type Column } from '../../table/index.js';
import { nameColumns, WordTable, type WordsAnswer } from './WordTable.js';

interface UnknownWordsProps {
  readonly words: readonly UnknownWord[];
  readonly answer: WordsAnswer;
  /** Says what a word means; without it nothing is changed. */
  readonly onMap?: ((word: UnknownWord) => void) | undefined;
}

/** The words of the ERP that nobody has said the meaning of, each to be mapped with one click. */
export function UnknownWords({ words, answer, onMap }: UnknownWordsProps) {
  const translate = useTranslate();
  return (
    <WordTable
      title={translate('erpLink.unknownWords')}
      intro={translate('erpLink.unknownWordsIntro')}
      columns={useUnknownColumns(onMap)}
      words={words}
      answer={answer}
    />
  );
}

function useUnknownColumns(onMap: UnknownWordsProps['onMap']): readonly Column<UnknownWord>[] {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  return useMemo(
    () => [
      ...nameColumns(translate),
      {
        id: 'times',
        header: translate('erpLink.wordTimes'),
        text: ({ times }) => String(times),
        width: 100,
      },
      {
        id: 'lastSeen',
        header: translate('erpLink.wordLastSeen'),
        text: ({ last_seen }) => formatInstant(Date.parse(last_seen), timeZone),
        width: 160,
      },
      ...(onMap === undefined
        ? []
        : [
            actionsColumn<UnknownWord>(translate, (word) => (
              <CellButton
                label={translate('erpLink.addWordNamed', { word: word.word })}
                icon={<Plus />}
                onPress={() => onMap(word)}
              />
            )),
          ]),
    ],
    [translate, timeZone, onMap],
  );
}
