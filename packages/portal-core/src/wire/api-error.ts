import type { Issue } from '../validation/index.js';
import type { Problem, ProblemCode } from './problem.js';

/** The server refused, with its reason. `status` 0: no answer came (code `unavailable`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly issues: readonly Issue[];
  /** Seconds the server asked to wait, when it did. */
  readonly retryAfter: number | null;

  constructor(
    problem: Pick<Problem, 'status' | 'code' | 'detail'> & { errors?: readonly Issue[] },
    retryAfter: number | null = null,
  ) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.issues = problem.errors ?? [];
    this.retryAfter = retryAfter;
  }
}
