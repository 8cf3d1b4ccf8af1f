import {
  createClient,
  statusChangeMeta,
  type CommentAuthor,
  type HttpRequest,
  type HttpResponse,
  type InvestigationComment,
  type InvestigationStatus,
  type InvestigationThread,
  type ResourceCode,
} from '@kontor/portal-core';
import { demoPerson } from './demo-data.js';
import type { FakePortal } from './fake-portal.js';
import { jsonAnswer, problemAnswer, readJson, textAnswer } from './http-answers.js';
import { STORY_BEGIN } from './story-day.js';

export interface FakeThreadOptions {
  readonly comments?: readonly InvestigationComment[];
  readonly status?: InvestigationStatus | null;
  /** The newest comment looked at before. */
  readonly seen?: number;
  readonly resources?: readonly ResourceCode[];
  /** Answers this status to the question for the comments. */
  readonly failWith?: number;
  /** The comments never come. */
  readonly isSilent?: boolean;
  /** What is sent is stored then. */
  readonly storing?: () => Promise<void>;
  /** So many attempts to send fail. */
  readonly refusals?: number;
  /** The problem of those refusals; the server's own failure unless told. */
  readonly refusal?: readonly [status: number, code: string, detail: string];
}

const WAREHOUSE: CommentAuthor = {
  ...demoPerson('lager'),
  profile_picture: '',
};
const MERCHANT: CommentAuthor = {
  ...demoPerson('nordwind'),
  profile_picture: '',
};
/** The order of the thread. */
export const ORDER_UNDER_INVESTIGATION = {
  id: 90_412,
  externalOrderId: 'NW-2026-48213',
  investigationStatus: 'OPEN',
} as const;

const HOUR = 3_600_000;

/** A comment as the server answers it: by the merchant unless told, so many hours before the stories begin. */
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
    creation_date: new Date(STORY_BEGIN - hoursAgo * HOUR).toISOString(),
    comment: '<p>Wo bleibt das Paket? Die Kundin wartet seit einer Woche.</p>',
    action_meta: '',
    user: MERCHANT,
    ...change,
  };
}

/** What someone of the warehouse answered. */
export const anAnswer = (
  id: number,
  hoursAgo: number,
  change: Partial<InvestigationComment> = {},
): InvestigationComment => aComment(id, hoursAgo, { user_id: WAREHOUSE.id, user: WAREHOUSE, ...change });

/** A portal in memory with one thread; the reader is of the warehouse. */
export function createFakeThread(options: FakeThreadOptions = {}): FakePortal {
  const requests: HttpRequest[] = [];
  const comments = [...(options.comments ?? [])];
  let status = options.status === undefined ? 'OPEN' : options.status;
  let seen = options.seen ?? comments.at(-1)?.id ?? 0;
  let refusals = options.refusals ?? 0;
  const thread = (): InvestigationThread => ({
    entries: comments,
    foundCount: comments.length,
    investigation_status: status,
    seen_comment_id: seen,
  });
  const send = async (request: HttpRequest): Promise<HttpResponse> => {
    await options.storing?.();
    if (refusals > 0) {
      refusals -= 1;
      return problemAnswer(
        ...(options.refusal ?? ([500, 'internal_error', 'Ein Fehler ist aufgetreten.'] as const)),
      );
    }
    const body = await readJson<{ comment: string; status?: InvestigationStatus }>(request);
    const to = body.status ?? (status === null ? 'OPEN' : null);
    const action_meta = to === null ? '' : statusChangeMeta({ from: status ?? '', to });
    const comment = anAnswer(1000 + comments.length, 0, { comment: body.comment, action_meta });
    comments.push(comment);
    status = to ?? status;
    seen = comment.id;
    return jsonAnswer(comment);
  };
  const transport = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const { method, path } = request;
    if (path.startsWith('/api/investigations/comments') && method !== 'GET') return send(request);
    if (path.startsWith('/api/investigations/comments')) {
      if (options.isSilent) return new Promise(() => {});
      if (options.failWith)
        return problemAnswer(options.failWith, 'internal_error', 'Ein Fehler ist aufgetreten.');
      return jsonAnswer(thread());
    }
    if (path === '/api/investigations/looks') return textAnswer('', 204);
    if (path === '/api/current-user')
      return jsonAnswer({ id: WAREHOUSE.id, user_role_id: 3, username: 'lager' });
    if (path === '/api/allowed-resources') {
      const codes = options.resources ?? ['/orders', '/investigations/comments/status'];
      return jsonAnswer({ entries: codes.map((resource_code) => ({ acl_resource: { resource_code } })) });
    }
    return problemAnswer(404, 'not_found', 'Nicht gefunden');
  };
  return { transport, client: createClient({ transport, token: () => 'a-token' }), requests };
}
