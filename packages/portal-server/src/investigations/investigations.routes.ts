import {
  investigationComments,
  investigationCommentsCreate,
  investigationLook,
  investigationStatusChange,
  investigationsUnseen,
} from '@kontor/portal-core';
import { wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import { readInvestigation } from '../erp/index.js';
import { HttpProblem, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { readComment, readComments, readLook, readUnseen, storeLook } from './investigations.store.js';
import { addComment, changeStatus } from './write-comment.js';

/** Routes of the comment threads of orders and their status. */
export function investigationsRoutes({
  database: { read },
  clock,
}: Pick<ServerDeps, 'database' | 'clock'>): Route[] {
  return [
    route(investigationComments, async ({ query: { order_erp_id: id, before }, principal, scope, actor }) => {
      const within = wholeScope(principal, scope);
      const order = await readInvestigation(read, within, id);
      if (order === null) throw new HttpProblem('not_found');
      const { investigation_status } = order;
      const comments = await readComments(read, within, id, before);
      return {
        ...comments,
        investigation_status,
        seen_comment_id: await readLook(read, actor.subjectId, id),
      };
    }),
    route(investigationCommentsCreate, async ({ body, principal, scope, actor, write }) => {
      const origin = { scope: wholeScope(principal, scope), actor, at: instantOf(clock) };
      return readComment(read, await write((trx, trail) => addComment({ trx, trail }, origin, body)));
    }),
    route(investigationStatusChange, async ({ body, principal, scope, actor, write }) => {
      const origin = { scope: wholeScope(principal, scope), actor, at: instantOf(clock) };
      return readComment(read, await write((trx, trail) => changeStatus({ trx, trail }, origin, body)));
    }),
    route(investigationLook, async ({ body, principal, scope, actor, write }) => {
      const order = await readInvestigation(read, wholeScope(principal, scope), body.order_erp_id);
      if (order === null) throw new HttpProblem('not_found');
      if (actor.actorId === actor.subjectId) await write((trx) => storeLook(trx, actor.subjectId, body));
      return undefined;
    }),
    route(investigationsUnseen, ({ query: { order_erp_ids }, principal, scope, actor }) =>
      readUnseen(read, wholeScope(principal, scope), actor.subjectId, order_erp_ids),
    ),
  ];
}
