import { Check } from 'lucide-react';
import type { Translate } from '@kontor/portal-core/i18n';
import type { SavedView } from '@kontor/portal-core/saved-views';
import type { MenuItem } from '../primitives/index.js';
import type { ViewedList } from './useViewedList.js';

/** Entries of the menu besides the views themselves, which are named `view-12`. */
export type ViewAct = 'plain' | 'update' | 'back' | 'new' | 'edit' | 'begin' | 'delete';

const BLANK = <span style={{ width: 16 }} />;

/** The menu's entries: the views, then the actions for the one shown. */
export function viewItems(list: ViewedList, translate: Translate): readonly MenuItem[] {
  const { views, view } = list;
  const isShown = (one: SavedView | null) => (one?.id === view?.id ? <Check aria-hidden="true" /> : BLANK);
  return [
    { id: 'plain', label: translate('savedViews.plainList'), icon: isShown(null) },
    ...views.map((one) => ({
      id: `view-${one.id}`,
      label: one.name,
      note: noteOf(one, translate),
      icon: isShown(one),
    })),
    ...actItems(list, translate).map((item, index) => ({ ...item, isSeparated: index === 0 })),
  ];
}

function actItems({ view, isChanged }: ViewedList, translate: Translate): (MenuItem & { id: ViewAct })[] {
  const isOwn = view?.is_own === true;
  const name = view?.name ?? '';
  const items: (MenuItem & { id: ViewAct })[] = [];
  if (isOwn && isChanged) items.push({ id: 'update', label: translate('savedViews.saveChanges', { name }) });
  if (isChanged) items.push({ id: 'back', label: translate('savedViews.backToView', { name }) });
  items.push({ id: 'new', label: translate('savedViews.saveNew') });
  if (isOwn) items.push({ id: 'edit', label: translate('savedViews.edit') });
  if (view !== null) {
    const label = translate(view.is_default ? 'savedViews.clearDefault' : 'savedViews.makeDefault');
    items.push({ id: 'begin', label });
  }
  if (isOwn) items.push({ id: 'delete', label: translate('savedViews.delete'), isDangerous: true });
  return items;
}

function noteOf(view: SavedView, translate: Translate): string | undefined {
  const notes = [
    view.is_own ? '' : translate('savedViews.sharedBy', { name: view.owner.full_name }),
    view.is_own && view.is_shared ? translate('savedViews.shared') : '',
    view.is_default ? translate('savedViews.defaultNote') : '',
  ].filter(Boolean);
  return notes.length === 0 ? undefined : notes.join(' · ');
}
