import type { ResourceCode } from '@kontor/portal-core/access';
import { THREAD_MAX_COMMENTS, statusChangeMeta, type Cause } from '@kontor/portal-core/comments';
import {
  investigationComments,
  investigationCommentsCreate,
  investigationEvent,
  investigationLook,
  investigationMachine,
  investigationStatusChange,
  turnAfter,
  type InvestigationComment,
  type InvestigationSide,
  type InvestigationStatus,
} from '@kontor/portal-core/investigations';
import type { ProblemCode } from '@kontor/portal-core/wire';
import { answer, answerAfter, type Answer } from './answer.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { listOf } from './lists.js';
import { refuse } from './refusal.js';
import { hoursBeforeStory } from './story-day.js';
import { authorOf, userOfRole } from './story-roles.js';
import { account } from './surroundings.js';
import { troubled, type Troubles } from './troubles.js';

export interface FakeThreadOptions extends Troubles {
  /** Maximum number of comments in an answer. */
  readonly pageSize?: number;
  readonly comments?: readonly InvestigationComment[];
  readonly status?: InvestigationStatus | null;
  readonly causes?: readonly Cause[];
  /** Whose turn it is, since the last comment; by default nobody's. */
  readonly turn?: InvestigationSide;
  /** Id of the newest comment seen before the story. */
  readonly seen?: number;
  readonly resources?: readonly ResourceCode[];
  /** Number of attempts to send that fail. */
  readonly refusals?: number;
  /** The problem of the refusals; `internal_error` by default. */
  readonly refusal?: ProblemCode;
}

const WAREHOUSE = authorOf('lager');
const MERCHANT = authorOf('nordwind');
/** The order of the thread. */
export const ORDER_UNDER_INVESTIGATION = {
  id: 90_412,
  externalOrderId: 'NW-2026-48213',
  investigationStatus: 'OPEN',
} as const;

/** A comment of the merchant, written the given number of hours before the time of the stories. */
export function aComment(
  id: number,
  hoursAgo: number,
  change: Partial<InvestigationComment> = {},
): InvestigationComment {
  return {
    id,
    order_erp_id: ORDER_UNDER_INVESTIGATION.id,
    order_external_id: ORDER_UNDER_INVESTIGATION.externalOrderId,
    user_id: MERCHANT.id,
    creation_date: hoursBeforeStory(hoursAgo),
    comment: '<p>Wo bleibt das Paket? Die Kundin wartet seit einer Woche.</p>',
    action_meta: '',
    user: MERCHANT,
    ...change,
  };
}

/** A comment of the warehouse. */
export const anAnswer = (
  id: number,
  hoursAgo: number,
  change: Partial<InvestigationComment> = {},
): InvestigationComment => aComment(id, hoursAgo, { user_id: WAREHOUSE.id, user: WAREHOUSE, ...change });

/** A portal in memory with one thread, read by the warehouse. */
export function createFakeThread(options: FakeThreadOptions = {}): FakePortal {
  const {
    resources = ['/orders', '/investigations/comments/status', '/getForAllMerchants'],
    refusal = 'internal_error',
  } = options;
  let refusals = options.refusals ?? 0;
  const answers = threadAnswers(options).map((one) =>
    answerAfter(({ effect }) => (effect === 'write' && refusals-- > 0 ? refuse(refusal) : undefined), one),
  );
  return fakePortal([
    ...account(userOfRole('warehouse'), resources),
    answer(investigationLook, () => undefined),
    ...troubled(answers, options),
  ]);
}

/** The answers of one thread. */
export function threadAnswers(options: FakeThreadOptions): readonly Answer[] {
  const causes = options.causes ?? [];
  const comments = [...(options.comments ?? [])];
  let turn: InvestigationSide | null = options.turn ?? null;
  let status = options.status === undefined ? 'OPEN' : options.status;
  const { pageSize = THREAD_MAX_COMMENTS } = options;
  let seen = options.seen ?? comments.at(-1)?.id ?? 0;
  const added = (comment: string, to: InvestigationStatus | null) => {
    const action_meta = to === null ? '' : statusChangeMeta({ from: status ?? '', to });
    const written = anAnswer(1000 + comments.length, 0, { comment, action_meta });
    turn = turnAfter({ by: 'staff', from: status ?? '', status: to ?? status ?? 'OPEN' });
    comments.push(written);
    status = to ?? status;
    seen = written.id;
    return written;
  };
  return [
    answer(investigationComments, ({ query: { before = Infinity } }) => ({
      ...listOf(comments.filter(({ id }) => id < before).slice(-pageSize), comments.length),
      investigation_status: status,
      causes,
      investigation_turn: turn,
      investigation_turn_since: turn && (comments.at(-1)?.creation_date ?? null),
      seen_comment_id: seen,
    })),
    answer(investigationCommentsCreate, ({ body }) =>
      added(body.comment, investigationMachine.can(status ?? '', 'open') ? 'OPEN' : null),
    ),
    answer(investigationStatusChange, ({ body }) => {
      if (investigationEvent(status ?? '', body.status) === null) refuse('status_conflict');
      return added(body.comment, body.status);
    }),
  ];
}
