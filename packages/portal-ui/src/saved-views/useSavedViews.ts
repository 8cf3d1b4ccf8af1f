import {
  savedViewsCreate,
  savedViewsDelete,
  savedViewsList,
  savedViewsSetDefault,
  savedViewsUpdate,
  type SavedView,
  type SavedViewInput,
  type ViewKind,
} from '@kontor/portal-core/saved-views';
import type { PortalClient } from '@kontor/portal-core/wire';
import { useAnswer, useDelete, useRenewal, useSend } from '../provider/index.js';

/** Fetches the views of a list; undefined until loaded. Nothing waits long for them: without them lists are plain. */
export function useSavedViews(kind: ViewKind): {
  readonly views: readonly SavedView[] | undefined;
  readonly error: Error | null;
} {
  const { data, error } = useAnswer(savedViewsList, { query: { kind } }, { staleTime: 60_000 });
  return { views: data?.entries ?? (error === null ? undefined : []), error };
}

/** The input for saving a view; a new one has no `id`. */
export interface ViewToSave extends SavedViewInput {
  readonly id: number | null;
  /** Whether the user's list begins with it from now on; unchanged when absent. */
  readonly isDefault?: boolean;
}

/**
 * Functions that save, delete and choose views; the list of views is updated. `save` is for a dialog and runs once at a time; `update` may
 * follow another view's update.
 */
export function useViewActs(kind: ViewKind) {
  const renew = useRenewal();
  const options = { renews: [], onSettled: () => renew([savedViewsList]) };
  const overlapping = { ...options, mayOverlap: true };
  const choose = (client: PortalClient, view_id: number | null) =>
    client.call(savedViewsSetDefault, { body: { kind, view_id } });
  const store = async (client: PortalClient, { id, isDefault, ...input }: ViewToSave) => {
    const saved =
      id === null
        ? await client.call(savedViewsCreate, { body: { kind, ...input } })
        : await client.call(savedViewsUpdate, { params: { id }, body: input });
    if (isDefault !== undefined && isDefault !== saved.is_default)
      await choose(client, isDefault ? saved.id : null);
    return saved;
  };
  return {
    save: useSend(store, options),
    update: useSend(store, overlapping),
    remove: useDelete(savedViewsDelete, overlapping),
    begin: useSend(choose, overlapping),
  };
}
