import { createTranslator, issueMessage } from '@kontor/portal-core/i18n';
import type { Issue } from '@kontor/portal-core/validation';
import {
  PROBLEM_STATUS,
  type HttpResponse,
  type Problem,
  type ProblemCode,
  type RecordChange,
} from '@kontor/portal-core/wire';
import { textAnswer } from './http-answers.js';

export interface RefusalOptions {
  /** Text used instead of the code's own. */
  readonly detail?: string;
  readonly issues?: readonly Issue[];
  /** Who changed the record before. */
  readonly changed?: RecordChange;
  /** Parameters of the code's text. */
  readonly params?: Readonly<Record<string, string | number>>;
}

const t = createTranslator('de');

/** Error that makes a fake refuse a call with a problem. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  private readonly options: RefusalOptions;

  constructor(code: ProblemCode, options: RefusalOptions = {}) {
    super(options.detail ?? t(`problem.${code}`, options.params));
    this.code = code;
    this.options = options;
  }

  /** The problem as the server writes it, in German. */
  answer(): HttpResponse {
    const { code, message, options } = this;
    const status = PROBLEM_STATUS[code];
    const problem: Problem = {
      type: `urn:kontor:problem:${code}`,
      title: t(`problem.${code}`, options.params),
      status,
      detail: message,
      code,
      ...(options.changed && { changed: options.changed }),
      ...(options.issues && {
        errors: options.issues.map((issue) => ({ ...issue, message: issueMessage(t, issue) })),
      }),
    };
    return textAnswer(JSON.stringify(problem), status);
  }
}

/** Error that makes a fake give no answer at all. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Refuses the call that is being answered. */
export function refuse(code: ProblemCode, options?: RefusalOptions): never {
  throw new Refusal(code, options);
}

/** Refuses input that breaks rules (422). */
export function refuseWrong(issues: readonly Issue[]): void {
  if (issues.length > 0) refuse('validation_failed', { issues });
}

/** Refuses every call. */
export const refusing =
  (code: ProblemCode, options?: RefusalOptions): (() => never) =>
  () =>
    refuse(code, options);

/** Answers with 500. */
export const broken = refusing('internal_error');
/** Answers with 403. */
export const forbidden = refusing('forbidden');
/** Fails like a missing network. */
export const unreachable = (): Promise<never> => Promise.reject(new NoAnswer());
/** Never answers. */
export const silent = (): Promise<never> => new Promise(() => {});
