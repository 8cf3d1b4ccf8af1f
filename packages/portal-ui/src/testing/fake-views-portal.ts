import {
  createClient,
  type DefaultView,
  type HttpRequest,
  type NewSavedView,
  type SavedView,
} from '@kontor/portal-core';
import { demoPerson } from './demo-data.js';
import type { FakePortal } from './fake-portal.js';
import { failureAnswer, jsonAnswer, problemAnswer, readJson, textAnswer } from './http-answers.js';

/** A view with what a story says different. */
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

/** A portal in memory that keeps views as the contract says; `silent` never tells them, `failed` cannot. */
export function createFakeViewsPortal(
  first: readonly SavedView[],
  listing: 'told' | 'silent' | 'failed' = 'told',
): FakePortal {
  let views = [...first];
  const requests: HttpRequest[] = [];
  const transport = async (request: HttpRequest) => {
    requests.push(request);
    const route = `${request.method} ${request.path.split('?')[0]}`;
    const id = Number(/\/(\d+)$/.exec(route)?.[1]);
    if (route === 'GET /api/saved-views' && listing === 'silent') return new Promise<never>(() => {});
    if (route === 'GET /api/saved-views' && listing === 'failed') return failureAnswer();
    if (route === 'GET /api/saved-views') return jsonAnswer({ entries: views, foundCount: views.length });
    if (route === 'PUT /api/saved-views/default') {
      const chosen = await readJson<DefaultView>(request);
      views = views.map((view) => ({ ...view, is_default: view.id === chosen.view_id }));
      return jsonAnswer(chosen);
    }
    if (route === 'POST /api/saved-views') {
      const input = await readJson<NewSavedView>(request);
      if (views.some(({ name }) => name === input.name))
        return problemAnswer(409, 'already_exists', 'Das gibt es schon');
      const saved = aView(100 + views.length, input);
      views = [...views, saved];
      return jsonAnswer(saved);
    }
    if (route.startsWith('PUT ')) {
      const input = await readJson<NewSavedView>(request);
      views = views.map((view) => (view.id === id ? { ...view, ...input } : view));
      return jsonAnswer(views.find((view) => view.id === id));
    }
    if (route.startsWith('DELETE ')) {
      views = views.filter((view) => view.id !== id);
      return textAnswer('', 204);
    }
    return problemAnswer(404, 'not_found', 'Nicht gefunden');
  };
  return { transport, client: createClient({ transport, token: () => 'a-token' }), requests };
}
