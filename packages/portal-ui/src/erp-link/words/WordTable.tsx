import { useState, type ReactNode } from 'react';
import type { WordKind } from '@kontor/portal-core/erp-link';
import type { Translate } from '@kontor/portal-core/i18n';
import { useTranslate } from '../../provider/index.js';
import { PagedTable, type Column } from '../../table/index.js';

const PAGE_SIZE = 50;

interface NamedWord {
  readonly id: number;
  readonly kind: WordKind;
  readonly word: string;
}

/** How the answer with the words goes. */
export interface WordsAnswer {
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

interface WordTableProps<Word extends NamedWord> {
  readonly columns: readonly Column<Word>[];
  readonly actions?: ReactNode;
  readonly title: string;
  readonly intro: string;
  /** Undefined until they are there. */
  readonly words: readonly Word[] | undefined;
  readonly answer: WordsAnswer;
  readonly children?: ReactNode;
}

/** A table of words of the ERP, which come all at once and are shown page by page. */
export function WordTable<Word extends NamedWord>({
  title,
  intro,
  words,
  answer,
  ...table
}: WordTableProps<Word>) {
  const translate = useTranslate();
  const [chosenPage, setPage] = useState(1);
  const count = words?.length ?? 0;
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(count / PAGE_SIZE)));
  const entries = words?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <PagedTable
      label={title}
      rows={{ list: entries && { entries, foundCount: count }, ...answer }}
      page={page}
      pageSize={PAGE_SIZE}
      onChange={(change) => setPage(change.page)}
      foundText="erpLink.wordsFound"
      emptyText={translate('erpLink.wordsNone')}
      heading={<h2>{title}</h2>}
      filters={<p>{intro}</p>}
      {...table}
    />
  );
}

/** The columns of every word: how the ERP writes it, and what it names. */
export const nameColumns = (translate: Translate): readonly Column<NamedWord>[] => [
  { id: 'word', header: translate('erpLink.word'), text: ({ word }) => word, width: 180, grow: 1 },
  {
    id: 'kind',
    header: translate('erpLink.wordKind'),
    text: ({ kind }) => translate(`erpLink.wordKind_${kind}`),
    width: 170,
  },
];
