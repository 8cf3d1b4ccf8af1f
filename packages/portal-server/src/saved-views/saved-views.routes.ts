import { mayUse, type Principal } from '@kontor/portal-core/access';
import {
  savedViewsCreate,
  savedViewsDelete,
  savedViewsGet,
  savedViewsList,
  savedViewsSetDefault,
  savedViewsUpdate,
  VIEW_KINDS,
  type ViewKind,
} from '@kontor/portal-core/saved-views';
import { instantOf } from '../dates/index.js';
import { HttpProblem, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import {
  chooseDefault,
  createView,
  deleteView,
  listViews,
  readView,
  updateView,
} from './saved-views.store.js';

/** Routes of the saved views of lists. */
export function savedViewsRoutes({ database, clock }: Pick<ServerDeps, 'database' | 'clock'>): Route[] {
  const { read } = database;
  return [
    route(savedViewsList, async ({ query: { kind }, principal }) => {
      mustSee(principal, kind);
      const entries = await listViews(read, principal, kind);
      return { entries, foundCount: entries.length };
    }),
    route(savedViewsGet, ({ params: { id }, principal }) => readView(read, principal, id)),
    route(savedViewsCreate, ({ body, principal, write }) => {
      mustSee(principal, body.kind);
      return write((trx) => createView(trx, principal, body, instantOf(clock)));
    }),
    route(savedViewsUpdate, ({ params: { id }, body, principal, write }) =>
      write((trx) => updateView(trx, principal, id, { input: body, at: instantOf(clock) })),
    ),
    route(savedViewsDelete, async ({ params: { id }, principal, write }) => {
      await write((trx) => deleteView(trx, principal, id));
      return undefined;
    }),
    route(savedViewsSetDefault, async ({ body, principal, write }) => {
      mustSee(principal, body.kind);
      await write((trx) => chooseDefault(trx, principal, body));
      return body;
    }),
  ];
}

/** Throws 403 unless the user may see lists of that kind. */
function mustSee(principal: Principal, kind: ViewKind): void {
  if (!mayUse(principal, VIEW_KINDS[kind])) throw new HttpProblem('forbidden');
}
