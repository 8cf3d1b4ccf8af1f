import type { Issue } from '../validation/index.js';
import type { Problem, ProblemCode, RecordChange } from './problem.js';

/** The error of a refused call, with the server's reason. `status` 0: no answer was received (code `unavailable`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly issues: readonly Issue[];
  /** Seconds to wait, if the server asked for it. */
  readonly retryAfter: number | null;

  /** Who changed the record before, and when; null where the server does not say. */
  readonly changed: RecordChange | null;

  constructor(
    problem: Pick<Problem, 'status' | 'code' | 'detail' | 'changed'> & { errors?: readonly Issue[] },
    retryAfter: number | null = null,
  ) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.issues = problem.errors ?? [];
    this.retryAfter = retryAfter;
    this.changed = problem.changed ?? null;
  }
}
