import { useEffect, useMemo, useState } from 'react';
import {
  carryViewUrl,
  isSameView,
  needsViews,
  readViewUrl,
  writeViewUrl,
  type ListSearch,
  type SavedView,
  type ViewDensity,
  type ViewKind,
} from '@kontor/portal-core';
import { type ChoiceStorage, useChoices } from '../provider/index.js';
import { useSavedViews } from './useSavedViews.js';

export interface ViewedListOptions {
  readonly kind: ViewKind;
  /** The texts of the address. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Called with the texts of the address wished. */
  readonly onSearch: (search: ListSearch) => void;
}

/** A list in an address that may name a view. */
export interface ViewedList {
  readonly kind: ViewKind;
  /** The list's own texts, whether they stand in the address or in the view. */
  readonly search: ListSearch;
  readonly views: readonly SavedView[];
  /** The view shown, or the one it began as. */
  readonly view: SavedView | null;
  /** The list is not quite the view any more. */
  readonly isChanged: boolean;
  /** What the list is cannot be said before the views are known. */
  readonly isWaiting: boolean;
  /** The address names a view that the reader does not see. */
  readonly isMissing: boolean;
  /** The columns of the view; null where it leaves them to the reader. */
  readonly columns: readonly string[] | null;
  readonly density: ViewDensity | null;
  /** Shows another list, still as begun with the view. */
  readonly showList: (search: ListSearch) => void;
  readonly showColumns: (columns: readonly string[]) => void;
  /** Keeps the list and forgets the view it began as. */
  readonly leaveView: () => void;
  /** Shows a view as it is kept, or the plain list. */
  readonly showView: (view: Pick<SavedView, 'id'> | null) => void;
}

/** Joins a list's address with the views: reads which list it is, and writes an address for another. */
export function useViewedList({ kind, search, onSearch }: ViewedListOptions): ViewedList {
  const { views: known, error } = useSavedViews(kind);
  const choices = useChoices();
  const views = useMemo(() => known ?? [], [known]);
  const isWaiting =
    known === undefined && needsViews(search) && (search['view'] !== undefined || begins.read(choices, kind));
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

/** Whether someone's list begins with a view, remembered where the host keeps choices: only then is it worth waiting for the views. */
const begins = {
  read(choices: ChoiceStorage, kind: ViewKind): boolean {
    try {
      return choices.getItem(`kontor.views.${kind}`) === '1';
    } catch {
      return false;
    }
  },
  keep(choices: ChoiceStorage, kind: ViewKind, hasDefault: boolean): void {
    try {
      if (hasDefault) choices.setItem(`kontor.views.${kind}`, '1');
      else choices.removeItem(`kontor.views.${kind}`);
    } catch {
      return;
    }
  },
};
