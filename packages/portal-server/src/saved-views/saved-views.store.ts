import type { Principal } from '@kontor/portal-core/access';
import {
  VIEWS_MAX,
  type DefaultView,
  type NewSavedView,
  type SavedView,
  type SavedViewInput,
  type ViewKind,
} from '@kontor/portal-core/saved-views';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';
import { HttpProblem, unlessTaken, validationFailed } from '../wire/index.js';
import { DefaultViewModel, SavedViewModel, teamOf } from './saved-view.model.js';

const keyOf = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Reads the views of a list: the user's own first, then those shared in the team, each sorted by name. */
export async function listViews(read: Knex, principal: Principal, kind: ViewKind): Promise<SavedView[]> {
  const views = await SavedViewModel.query(read)
    .modify('visibleTo', principal)
    .modify('seenBy', principal)
    .where('saved_views.kind', kind)
    .orderBy(['saved_views.name_key', 'saved_views.id']);
  const seen = views.map((view) => view.toView(principal));
  return [...seen.filter((view) => view.is_own), ...seen.filter((view) => !view.is_own)];
}

/** Reads a view that the user may see. Throws 404 when there is none. */
export async function readView(connection: Knex, principal: Principal, id: number): Promise<SavedView> {
  const view = await SavedViewModel.query(connection)
    .modify('visibleTo', principal)
    .modify('seenBy', principal)
    .findOne('saved_views.id', id);
  if (view === undefined) throw new HttpProblem('not_found');
  return view.toView(principal);
}

/** Stores a view. Throws 409 when the user has one with that name, 422 when the user has too many. */
export async function createView(
  trx: Writer,
  principal: Principal,
  { kind, ...input }: NewSavedView,
  at: string,
): Promise<SavedView> {
  const own = SavedViewModel.query(trx).where({ kind, owner_id: principal.userId });
  if ((await own.resultSize()) >= VIEWS_MAX) throw validationFailed([issue('', 'max', { max: VIEWS_MAX })]);
  const row = { kind, owner_id: principal.userId, ...rowOf(principal, input, at) };
  const { id } = await unlessTaken('name', async () => SavedViewModel.query(trx).insert(row));
  return readView(trx, principal, id);
}

/**
 * Changes a view of the user. Throws 404 when the user may not see it, 403 when it is another's, 409 when the user has another view with
 * the name.
 */
export async function updateView(
  trx: Writer,
  principal: Principal,
  id: number,
  change: { readonly input: SavedViewInput; readonly at: string },
): Promise<SavedView> {
  await ownView(trx, principal, id);
  const row = rowOf(principal, change.input, change.at);
  await unlessTaken('name', async () => SavedViewModel.query(trx).findById(id).patch(row));
  return readView(trx, principal, id);
}

/** Deletes a view of the user and removes it as anyone's default. Throws 404 when the user may not see it, 403 when it is another's. */
export async function deleteView(trx: Writer, principal: Principal, id: number): Promise<void> {
  await ownView(trx, principal, id);
  await DefaultViewModel.query(trx).where({ view_id: id }).delete();
  await SavedViewModel.query(trx).deleteById(id);
}

/** Sets the view with which the user's list begins. Throws 404 when the user may not see it or it belongs to another list. */
export async function chooseDefault(
  trx: Writer,
  principal: Principal,
  { kind, view_id }: DefaultView,
): Promise<void> {
  const mine = { user_id: principal.userId, kind };
  if (view_id === null) {
    await DefaultViewModel.query(trx).where(mine).delete();
    return;
  }
  const view = await readView(trx, principal, view_id);
  if (view.kind !== kind) throw new HttpProblem('not_found');
  await DefaultViewModel.query(trx)
    .insert({ ...mine, view_id })
    .onConflict(['user_id', 'kind'])
    .merge();
}

async function ownView(trx: Writer, principal: Principal, id: number): Promise<void> {
  const view = await readView(trx, principal, id);
  if (!view.is_own) throw new HttpProblem('forbidden');
}

function rowOf(principal: Principal, { name, is_shared, content }: SavedViewInput, at: string) {
  return {
    name,
    name_key: keyOf(name),
    team_erp_id: teamOf(principal),
    is_shared: is_shared ? 1 : 0,
    content,
    updated_at: at,
  };
}
