import { useState, type ReactNode } from 'react';
import { Pager } from '../../table/index.js';
import { EffectsList, ListPager } from './EffectsPanel.styles.js';

/** Number of entries shown at once. A thousand with a button each would slow down every press beside them. */
const PAGE_SIZE = 20;

interface PagedListProps<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Draws an entry as a list item with a key. */
  readonly draw: (entry: Entry) => ReactNode;
}

/** A list of which one page is shown. */
export function PagedList<Entry>({ label, entries, draw }: PagedListProps<Entry>) {
  const [wished, setPage] = useState(1);
  const page = Math.min(wished, Math.ceil(entries.length / PAGE_SIZE));
  return (
    <>
      <EffectsList aria-label={label}>
        {entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(draw)}
      </EffectsList>
      {entries.length > PAGE_SIZE && (
        <ListPager>
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            totalCount={entries.length}
            onChange={(change) => setPage(change.page)}
          />
        </ListPager>
      )}
    </>
  );
}
