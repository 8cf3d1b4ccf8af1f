import {
  savedViewsCreate,
  savedViewsDelete,
  savedViewsList,
  savedViewsSetDefault,
  savedViewsUpdate,
  type SavedView,
} from '@kontor/portal-core/saved-views';
import { answer } from './answer.js';
import { demoPerson } from './demo-data.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { listOf, nextId } from './lists.js';
import { broken, refuse, silent } from './refusal.js';

/** A saved view; `different` replaces fields. */
export function aView(id: number, different: Partial<SavedView> = {}): SavedView {
  return {
    id,
    kind: 'orders',
    name: `Ansicht ${id}`,
    content: { filter: { status: 'offen' }, sort: '', columns: null, density: null },
    is_shared: false,
    is_own: true,
    is_default: false,
    owner: { id: 5, full_name: demoPerson('helvetia').full_name },
    updated_at: '2026-11-20T10:00:00.000Z',
    ...different,
  };
}

/** A portal in memory that stores views; `silent` never answers, `failed` refuses. */
export function createFakeViewsPortal(
  first: readonly SavedView[],
  listing: 'told' | 'silent' | 'failed' = 'told',
): FakePortal {
  let views = first;
  const told = () => listOf(views);
  return fakePortal([
    answer(savedViewsList, { told, silent, failed: broken }[listing]),
    answer(savedViewsSetDefault, ({ body }) => {
      views = views.map((view) => ({ ...view, is_default: view.id === body.view_id }));
      return body;
    }),
    answer(savedViewsCreate, ({ body }) => {
      if (views.some(({ name }) => name === body.name)) refuse('already_exists');
      const saved = aView(nextId(views), body);
      views = [...views, saved];
      return saved;
    }),
    answer(savedViewsUpdate, ({ params: { id }, body }) => {
      views = views.map((view) => (view.id === id ? { ...view, ...body } : view));
      return views.find((view) => view.id === id) ?? refuse('not_found');
    }),
    answer(savedViewsDelete, ({ params: { id } }) => {
      views = views.filter((view) => view.id !== id);
    }),
  ]);
}
