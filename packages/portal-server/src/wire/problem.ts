import { PROBLEM_STATUS, type Issue, type ProblemCode } from '@kontor/portal-core';

export interface ProblemOptions {
  /** Text in the reader's language that says more than the code's own. */
  readonly detail?: string;
  readonly issues?: readonly Issue[];
  /** What the code's text needs. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
}

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

/** The input broke rules: 422 with all of them. */
export function validationFailed(issues: readonly Issue[]): HttpProblem {
  return new HttpProblem('validation_failed', { issues });
}
