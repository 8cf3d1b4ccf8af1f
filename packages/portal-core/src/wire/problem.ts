import * as z from 'zod/mini';
import { ISSUE_CODES, type Wire } from '../validation/index.js';

/** Stable names of the errors of a call (api.md, "Rules for every call"). */
export const PROBLEM_CODES = [
  'bad_request',
  'not_authorized',
  'invalid_credentials',
  'demo_password',
  'code_required',
  'invalid_code',
  'forbidden',
  'impersonation_ended',
  'second_factor_required',
  'not_found',
  'link_over',
  'method_not_allowed',
  'already_exists',
  'status_conflict',
  'stale',
  'busy',
  'too_large',
  'quota_exceeded',
  'unsupported_type',
  'validation_failed',
  'too_many_requests',
  'too_many_calls',
  'too_costly',
  'internal_error',
  'overloaded',
  'unavailable',
  'disk_full',
  'damaged',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The HTTP status of each problem. */
export const PROBLEM_STATUS: Readonly<Record<ProblemCode, number>> = {
  bad_request: 400,
  not_authorized: 401,
  invalid_credentials: 401,
  demo_password: 401,
  code_required: 401,
  invalid_code: 401,
  forbidden: 403,
  impersonation_ended: 403,
  second_factor_required: 403,
  not_found: 404,
  link_over: 410,
  method_not_allowed: 405,
  already_exists: 409,
  status_conflict: 409,
  stale: 409,
  busy: 429,
  too_large: 413,
  quota_exceeded: 413,
  unsupported_type: 415,
  validation_failed: 422,
  too_many_requests: 429,
  too_many_calls: 429,
  too_costly: 422,
  internal_error: 500,
  overloaded: 503,
  unavailable: 503,
  disk_full: 503,
  damaged: 503,
};

/** An issue with its text in the reader's language. */
export const readableIssueShape = z.strictObject({
  path: z.string(),
  code: z.enum(ISSUE_CODES),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  message: z.string(),
});
export type ReadableIssue = Wire<typeof readableIssueShape>;

/** Who changed a record, and when. */
export interface RecordChange {
  /** Full name, or else the username. */
  readonly by: string;
  /** Instant, ISO in UTC. */
  readonly at: string;
}

/** The body of every answer that is not a success: RFC 9457 `application/problem+json`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly errors?: readonly ReadableIssue[];
  /** Of `stale`: the change that came before, where the trail tells it and the caller may know. */
  readonly changed?: RecordChange;
}
