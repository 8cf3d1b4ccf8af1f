import type { SavedView } from './saved-view.types.js';

/** The texts of a list's address: its filter, `sort` and `page`. */
export type ListSearch = Readonly<Record<string, string>>;

/**
 * The view named by an address. `view=12` is the saved view 12, `view=all` the plain list; `from=12` a list that started from view 12 and
 * whose state is in the address. An address without any text is the reader's default view, or the plain list.
 */
export interface ViewUrl {
  /** The view that is shown or was started from. */
  readonly view: SavedView | null;
  /** True when the address names a view that the reader cannot see: deleted, or not shared. */
  readonly isMissing: boolean;
  /** The state of the list. */
  readonly search: ListSearch;
}

/** The page is the reader's position in a list, not a part of it. */
const PAGE = 'page';
const PLAIN = 'all';

/** Whether an address can only be read once the views are loaded. */
export function needsViews(search: Readonly<Record<string, unknown>>): boolean {
  return isBare(search) || (search['view'] !== undefined && search['view'] !== PLAIN);
}

/** Whether an address has no texts. */
export function isBare(search: Readonly<Record<string, unknown>>): boolean {
  return Object.values(search).every((value) => value === undefined || value === '');
}

/** Reads the view and the list's state from an address. */
export function readViewUrl(search: Readonly<Record<string, unknown>>, views: readonly SavedView[]): ViewUrl {
  const { view: named, from, ...rest } = search;
  const own = textsOf(rest);
  const byId = (id: unknown) => views.find((view) => String(view.id) === String(id)) ?? null;
  if (named === PLAIN) return { view: null, isMissing: false, search: own };
  if (named !== undefined) {
    const view = byId(named);
    return { view, isMissing: view === null, search: view === null ? own : shownBy(view, own) };
  }
  const begun = isBare(search) ? (views.find((view) => view.is_default) ?? null) : null;
  if (begun !== null) return { view: begun, isMissing: false, search: shownBy(begun, own) };
  return { view: from === undefined ? null : byId(from), isMissing: false, search: own };
}

/** The address of a list that started from `view`; `isPlainNamed`: an address without any text would be another list. */
export function writeViewUrl(
  search: ListSearch,
  view: SavedView | null,
  { isPlainNamed }: { readonly isPlainNamed: boolean },
): ListSearch {
  const page: ListSearch = search[PAGE] === undefined ? {} : { [PAGE]: search[PAGE] };
  if (view !== null && isSameView(view, search)) return { view: String(view.id), ...page };
  if (view !== null) return { ...search, from: String(view.id) };
  const { [PAGE]: _, ...list } = search;
  return isPlainNamed && isBare(list) ? { view: PLAIN, ...page } : search;
}

/**
 * The address of a list that was changed at `address` while the views are not loaded: it still names the view it started from, and is never
 * the address without any text, which could be another list.
 */
export function carryViewUrl(
  search: ListSearch,
  { view: named, from }: Readonly<Record<string, unknown>>,
): ListSearch {
  const begun = named === undefined || named === PLAIN ? from : named;
  if (begun === undefined) return writeViewUrl(search, null, { isPlainNamed: true });
  return { ...search, from: String(begun) };
}

/** Whether a list has the filter and the sort of a view. */
export function isSameView(view: SavedView, search: ListSearch): boolean {
  return sorted(shownBy(view, {})) === sorted({ ...search, [PAGE]: '' });
}

function shownBy({ content: { filter, sort } }: SavedView, own: ListSearch): ListSearch {
  const page = own[PAGE];
  return {
    ...filter,
    ...(sort === '' ? {} : { sort }),
    ...(page === undefined ? {} : { [PAGE]: page }),
  };
}

function textsOf(search: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function sorted(search: ListSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== '');
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
