import { useState } from 'react';
import { Bookmark } from 'lucide-react';
import type { SavedView, ViewContent } from '@kontor/portal-core/saved-views';
import { Menu, useNotify, useNotifyFailure } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { DeleteViewDialog } from './DeleteViewDialog.js';
import { SaveViewDialog } from './SaveViewDialog.js';
import { useViewActs, type ViewToSave } from './useSavedViews.js';
import type { ViewedList } from './useViewedList.js';
import { viewItems, type ViewAct } from './view-items.js';

export interface ViewMenuProps {
  /** The list and its views, as `useViewedList` returns them. */
  readonly list: ViewedList;
  /** The visible columns, in order; null when they cannot be chosen. */
  readonly visibleColumnIds: readonly string[] | null;
}

type Asking = { readonly dialog: 'new' | 'edit' | 'delete'; readonly view: SavedView | null };

/** Menu of a list's views: opens them, saves the list as one, changes and deletes the user's own ones. */
export function ViewMenu({ list, visibleColumnIds }: ViewMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { save, update, remove, begin } = useViewActs(list.kind);
  const [asking, ask] = useState<Asking | null>(null);
  const { view } = list;
  const shown = contentOf(list, visibleColumnIds);
  const open = (dialog: Asking['dialog']) => {
    save.reset();
    ask({ dialog, view: dialog === 'new' ? null : view });
  };
  const showSaved = (saved: SavedView) => {
    notify({ level: 'success', title: translate('savedViews.saved') });
    list.showView(saved);
  };
  const keep = (input: ViewToSave) =>
    save.mutate(input, {
      onSuccess: (saved) => {
        ask(null);
        showSaved(saved);
      },
    });
  const keepShown = ({ id, name, is_shared }: SavedView) =>
    update.mutate(
      { id, name, is_shared, content: shown },
      {
        onSuccess: showSaved,
        onError: (error) => notifyFailure(translate('savedViews.saveFailed'), error),
      },
    );
  const beginWith = (next: SavedView | null) =>
    begin.mutate(next?.id ?? null, {
      onSuccess: () => {
        const title = next
          ? translate('savedViews.defaultChanged', { name: next.name })
          : translate('savedViews.defaultCleared');
        notify({ level: 'success', title });
      },
      onError: (error) => notifyFailure(translate('savedViews.defaultFailed'), error),
    });
  const acts: Readonly<Record<ViewAct, () => void>> = {
    plain: () => list.showView(null),
    back: () => view !== null && list.showView(view),
    new: () => open('new'),
    edit: () => open('edit'),
    delete: () => open('delete'),
    begin: () => beginWith(view?.is_default === true ? null : view),
    update: () => view !== null && keepShown(view),
  };
  return (
    <>
      <Menu
        label={labelOf(list, translate)}
        icon={<Bookmark aria-hidden="true" />}
        variant="quiet"
        placement="bottom-end"
        items={viewItems(list, translate)}
        onAction={({ id }) => {
          const other = list.views.find((one) => `view-${one.id}` === id);
          if (other) list.showView(other);
          else acts[id as ViewAct]();
        }}
      />
      {asking !== null && (
        <ViewDialog
          {...asking}
          shown={shown}
          saving={save}
          onSave={keep}
          onDelete={async (id) => {
            await remove.mutateAsync(id);
            list.leaveView();
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

interface ViewDialogProps extends Asking {
  /** The present list, as the content of a new view. */
  readonly shown: ViewContent;
  readonly saving: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSave: (input: ViewToSave) => void;
  readonly onDelete: (id: number) => Promise<void>;
  readonly onClose: () => void;
}

function ViewDialog({ dialog, view, shown, saving, onSave, onDelete, onClose }: ViewDialogProps) {
  if (dialog !== 'delete')
    return (
      <SaveViewDialog
        view={view}
        content={view?.content ?? shown}
        isBusy={saving.isPending}
        error={saving.error}
        onSave={onSave}
        onClose={onClose}
      />
    );
  if (view === null) return null;
  return <DeleteViewDialog view={view} onConfirm={() => onDelete(view.id)} onClose={onClose} />;
}

function labelOf({ view, isChanged }: ViewedList, translate: ReturnType<typeof useTranslate>): string {
  if (view === null) return translate('savedViews.views');
  return translate(isChanged ? 'savedViews.viewChanged' : 'savedViews.viewNamed', { name: view.name });
}

/** The present list as the content of a view. The page is not part of it. */
function contentOf({ search, density }: ViewedList, columns: readonly string[] | null): ViewContent {
  const { page: _, sort = '', ...filter } = search;
  return { filter, sort, columns, density };
}
