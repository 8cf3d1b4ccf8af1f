import { useMemo, useState } from 'react';
import { Plus } from 'lucide-react';
import { formatInstant } from '@kontor/portal-core/dates';
import type { UnknownWord } from '@kontor/portal-core/erp-link';
import { useTimeZone } from '../../settings/index.js';
import { useTranslate } from '../../provider/index.js';
import { actionsColumn, CellButton, PagedTable, type Column } from '../../table/index.js';

const PAGE_SIZE = 10;

interface UnknownWordsProps {
  readonly words: readonly UnknownWord[];
  /** Says what a word means; without it nothing is changed. */
  readonly onMap?: ((word: UnknownWord) => void) | undefined;
}

/** The words of the ERP that nobody has said the meaning of, each to be mapped with one click. */
export function UnknownWords({ words, onMap }: UnknownWordsProps) {
  const translate = useTranslate();
  const [chosenPage, setPage] = useState(1);
  const columns = useUnknownColumns(onMap);
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(words.length / PAGE_SIZE)));
  return (
    <PagedTable
      label={translate('erpLink.unknownWords')}
      columns={columns}
      rows={{
        list: {
          entries: words.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
          foundCount: words.length,
        },
        isLoading: false,
        error: null,
        retry: () => undefined,
      }}
      page={page}
      pageSize={PAGE_SIZE}
      onChange={(change) => setPage(change.page)}
      foundText="erpLink.wordsFound"
      emptyText={translate('erpLink.wordsNone')}
      heading={<h2>{translate('erpLink.unknownWords')}</h2>}
      filters={<p>{translate('erpLink.unknownWordsIntro')}</p>}
    />
  );
}

function useUnknownColumns(onMap: UnknownWordsProps['onMap']): readonly Column<UnknownWord>[] {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  return useMemo(
    () => [
      { id: 'word', header: translate('erpLink.word'), text: ({ word }) => word, width: 180, grow: 1 },
      {
        id: 'kind',
        header: translate('erpLink.wordKind'),
        text: ({ kind }) => translate(`erpLink.wordKind_${kind}`),
        width: 170,
      },
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
