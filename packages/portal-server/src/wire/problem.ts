import type { texts, Translate } from '@kontor/portal-core/i18n';
import type { Issue } from '@kontor/portal-core/validation';
import { PROBLEM_STATUS, type ProblemCode, type RecordChange } from '@kontor/portal-core/wire';

export interface ProblemOptions {
  /** Detail beyond the text of the code, in the reader's language or put into it. */
  readonly detail?: string | ((t: Translate) => string);
  readonly issues?: readonly Issue[];
  /** Values that the code's text needs. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The reason in words of its own, where the text of the code does not say it. */
  readonly reason?: RefusalReason;
  /** The change that came before the refused one. */
  readonly changed?: RecordChange;
}

/** Why a record that has no status refuses a step. */
export type RefusalReason = Exclude<keyof (typeof texts)['refusal'], `${string}Title`>;

/** Thrown anywhere below a call to answer it with a problem of the contract. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code);
    this.code = code;
    this.status = PROBLEM_STATUS[code];
    this.options = options;
  }
}

/** A problem with status 422 that holds every broken rule. */
export function validationFailed(issues: readonly Issue[]): HttpProblem {
  return new HttpProblem('validation_failed', { issues });
}

/** A step that a record refuses for this reason: 409. */
export function refusedFor(reason: RefusalReason): HttpProblem {
  return new HttpProblem('status_conflict', { reason });
}

/** The one refusal of what is too much: 429 or 503 with the seconds to wait, in words and in `Retry-After`. */
export function retryLater(code: ProblemCode, seconds: number): HttpProblem {
  return new HttpProblem(code, { params: { seconds }, headers: { 'Retry-After': String(seconds) } });
}
