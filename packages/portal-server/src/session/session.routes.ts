import {
  allowedResources,
  changeOwnPassword,
  currentUser,
  login,
  logout,
  updateCurrentUser,
  validateProfile,
  type CurrentUser,
  type ProfileChange,
} from '@kontor/portal-core/session';
import type { Issue } from '@kontor/portal-core/validation';
import { wholeScope } from '../access/index.js';
import type { StoredFiles } from '../media/index.js';
import { type Actor, HttpProblem, type Route, route, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { readClaims } from './authenticate.js';
import { presentCurrentUser, presentPageUser } from './current-user.presenter.js';
import { changeOwnPasswordOf } from './change-password.js';
import { createLogin } from './login.js';
import { readUser, updateProfile } from './session.store.js';
import { deleteSessionOfToken } from './sessions.store.js';

/** Routes of the sign-in and of the signed-in user's own account. */
export function sessionRoutes(deps: ServerDeps): Route[] {
  const { database, files } = deps;
  const signIn = createLogin(deps);
  const changePassword = changeOwnPasswordOf(deps);
  const present = async ({ actorId, subjectId }: Actor): Promise<CurrentUser> => {
    const subject = await readUser(database.read, subjectId);
    return presentCurrentUser(subject, actorId === subjectId ? null : await readUser(database.read, actorId));
  };
  return [
    route(login, ({ body, info, write }) => signIn(body, info, write)),
    route(logout, async ({ info, write }) => {
      const claims = await readClaims(info.headers['authorization'], deps.tokens);
      if (claims !== null) await write((trx) => deleteSessionOfToken(trx, claims.tokenId));
      return undefined;
    }),
    route(currentUser, async ({ actor, page }) =>
      page ? presentPageUser(await readUser(database.read, actor.subjectId), page) : present(actor),
    ),
    route(updateCurrentUser, async ({ actor, body, principal, scope, write }) => {
      // The e-mail is where a new password would be sent: only its owner changes it.
      if (body.email !== undefined && actor.actorId !== actor.subjectId) throw new HttpProblem('forbidden');
      const namer = { read: database.read, scope: wholeScope(principal, scope) };
      const issues = [...validateProfile(body), ...(await pictureIssues(files, namer, actor, body))];
      if (issues.length > 0) throw validationFailed(issues);
      const changed = Object.keys(body).join(' ');
      await write(async (trx, trail) => {
        await updateProfile(trx, actor.subjectId, body);
        if (changed !== '') await trail.touch('user', [{ id: actor.subjectId, detail: { changed } }]);
      });
      return present(actor);
    }),
    route(changeOwnPassword, ({ actor, body, info, write }) => changePassword({ actor, body, info, write })),
    route(allowedResources, ({ principal, page }) =>
      Promise.resolve({
        entries: [...principal.resources].map((resource_code) => ({ acl_resource: { resource_code } })),
        access: page?.access ?? 'write',
        may_export: page?.export ?? true,
        ...(principal.fixed && { filters: principal.fixed.filters }),
      }),
    ),
  ];
}

/** Checks the file of a new portrait; the one that the user has may stay. */
async function pictureIssues(
  files: StoredFiles,
  namer: Parameters<StoredFiles['issuesOf']>[0],
  { subjectId }: Actor,
  { profile_picture: name }: ProfileChange,
): Promise<readonly Issue[]> {
  if (name === undefined) return [];
  const { profile_picture: present } = await readUser(namer.read, subjectId);
  return name === present ? [] : files.issuesOf(namer, { path: 'profile_picture', name, kind: 'image' });
}
