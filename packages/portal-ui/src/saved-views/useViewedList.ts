import { useEffect, useMemo, useState } from 'react';
import {
  carryViewUrl,
  isSameView,
  readViewUrl,
  writeViewUrl,
  type ListSearch,
  type SavedView,
  type ViewDensity,
  type ViewKind,
} from '@kontor/portal-core/saved-views';
import { useChoices } from '../provider/index.js';
import { begins, waitsForViews } from './list-begins.js';
import { useSavedViews } from './useSavedViews.js';

export interface ViewedListOptions {
  readonly kind: ViewKind;
  /** The URL's search parameters. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Called with the new search parameters. */
  readonly onSearch: (search: ListSearch) => void;
}

/** A list whose URL may name a view. */
export interface ViewedList {
  readonly kind: ViewKind;
  /** The list's own parameters, from the URL or from the view. */
  readonly search: ListSearch;
  readonly views: readonly SavedView[];
  /** The view that is shown, or from which the list began; null for none. */
  readonly view: SavedView | null;
  /** True when the list differs from the view. */
  readonly isChanged: boolean;
  /** True while the list is not known because the views are loading. */
  readonly isWaiting: boolean;
  /** True when the URL names a view that the user may not see. */
  readonly isMissing: boolean;
  /** Ids of the view's columns; null when it leaves them to the user. */
  readonly columns: readonly string[] | null;
  readonly density: ViewDensity | null;
  /** Shows another list, still based on the view. */
  readonly showList: (search: ListSearch) => void;
  readonly showColumns: (columns: readonly string[]) => void;
  /** Keeps the list without the view. */
  readonly leaveView: () => void;
  /** Shows a view as saved; null shows the plain list. */
  readonly showView: (view: Pick<SavedView, 'id'> | null) => void;
}

/** Combines a list's URL with its views: reads the list, and writes a URL for another one. */
export function useViewedList({ kind, search, onSearch }: ViewedListOptions): ViewedList {
  const { views: known, error } = useSavedViews(kind);
  const choices = useChoices();
  const views = useMemo(() => known ?? [], [known]);
  const isWaiting = known === undefined && waitsForViews(kind, search, choices);
  const url = useMemo(() => readViewUrl(search, views), [search, views]);
  const { view } = url;
  const [chosen, choose] = useState<{ readonly id: number; readonly columns: readonly string[] } | null>(
    null,
  );
  const own = chosen !== null && chosen.id === view?.id ? chosen.columns : null;
  const hasDefault = views.some((one) => one.is_default);
  useEffect(() => {
    if (known !== undefined && error === null) begins.keep(choices, kind, hasDefault);
  }, [choices, known, error, kind, hasDefault]);
  const options = { isPlainNamed: hasDefault };
  const isUnknown = known === undefined || error !== null;
  return {
    kind,
    search: url.search,
    views,
    view,
    isChanged: view !== null && (!isSameView(view, url.search) || !sameColumns(own, view.content.columns)),
    isWaiting,
    isMissing: url.isMissing && known !== undefined && error === null,
    columns: own ?? view?.content.columns ?? null,
    density: view?.content.density ?? null,
    showList: (next) => onSearch(isUnknown ? carryViewUrl(next, search) : writeViewUrl(next, view, options)),
    showColumns: (columns) => view !== null && choose({ id: view.id, columns }),
    leaveView: () => onSearch(writeViewUrl(url.search, null, options)),
    showView(next) {
      choose(null);
      onSearch(next === null ? writeViewUrl({}, null, options) : { view: String(next.id) });
    },
  };
}

function sameColumns(own: readonly string[] | null, kept: readonly string[] | null): boolean {
  return own === null || own.join() === kept?.join();
}
