import {
  investigationComments,
  investigationCommentsCreate,
  investigationLook,
  investigationStatusChange,
  investigationsUnseen,
} from '@kontor/portal-core/investigations';
import { issue } from '@kontor/portal-core/validation';
import { wholeScope } from '../access/index.js';
import { checkedHtml, withPicture, withPictures } from '../comments/index.js';
import { instantOf } from '../dates/index.js';
import { readInvestigation } from '../erp/index.js';
import { readerOf } from '../media/index.js';
import { HttpProblem, type Route, route, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import {
  isCommentOf,
  readComment,
  readComments,
  readLook,
  readUnseen,
  storeLook,
} from './investigations.store.js';
import { causesOf } from './causes.js';
import { addComment, changeStatus } from './write-comment.js';

/** Routes of the comment threads of orders and their status. */
export function investigationsRoutes({
  database: { read },
  clock,
  files,
}: Pick<ServerDeps, 'database' | 'clock' | 'files'>): Route[] {
  return [
    route(investigationComments, async (ask) => {
      const { order_erp_id: id, before } = ask.query;
      const { principal, scope, actor } = ask;
      const within = wholeScope(principal, scope);
      const order = await readInvestigation(read, within, id);
      if (order === null) throw new HttpProblem('not_found');
      const { investigation_status, investigation_turn, investigation_turn_since: since } = order;
      const { entries, foundCount } = await readComments(read, within, id, before);
      return {
        entries: withPictures(entries, files, readerOf(ask, within)),
        foundCount,
        investigation_status,
        causes: await causesOf(read, { principal, scope: within }, order),
        investigation_turn,
        investigation_turn_since: since === '' ? null : since,
        seen_comment_id: await readLook(read, actor.subjectId, id),
      };
    }),
    route(investigationCommentsCreate, async ({ body, principal, scope, actor, write, ...asker }) => {
      const within = wholeScope(principal, scope);
      const comment = await checkedHtml(body.comment, files, { read, scope: within });
      const origin = { scope: within, principal, actor, at: instantOf(clock) };
      const id = await write((trx, trail) => addComment({ trx, trail }, origin, { ...body, comment }));
      return withPicture(await readComment(read, id), files, readerOf(asker, within));
    }),
    route(investigationStatusChange, async ({ body, principal, scope, actor, write, ...asker }) => {
      const within = wholeScope(principal, scope);
      const comment = await checkedHtml(body.comment, files, { read, scope: within });
      const origin = { scope: within, principal, actor, at: instantOf(clock) };
      const id = await write((trx, trail) => changeStatus({ trx, trail }, origin, { ...body, comment }));
      return withPicture(await readComment(read, id), files, readerOf(asker, within));
    }),
    route(investigationLook, async ({ body, principal, scope, actor, write }) => {
      const order = await readInvestigation(read, wholeScope(principal, scope), body.order_erp_id);
      if (order === null) throw new HttpProblem('not_found');
      if (!(await isCommentOf(read, body))) throw validationFailed([issue('comment_id', 'invalidValue')]);
      if (actor.actorId === actor.subjectId) await write((trx) => storeLook(trx, actor.subjectId, body));
      return undefined;
    }),
    route(investigationsUnseen, ({ query: { order_erp_ids }, principal, scope, actor }) =>
      readUnseen(read, wholeScope(principal, scope), actor.subjectId, order_erp_ids),
    ),
  ];
}
