import type { TextKey } from '@kontor/portal-core';
import { EXIT, type ExitCode } from './exit-code.js';

type Params = Readonly<Record<string, string | number>>;

/** A text by its catalogue name, with what it needs. */
export interface Told {
  readonly key: TextKey;
  readonly params?: Params;
}

/** What a failure tells besides its message: lines for a person, and the same as data for `--json`. */
export interface MoreTold {
  readonly lines: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

/** A command cannot go on, for a reason that has a name. It is put into words once, in `told-failure`. */
export class CliError extends Error {
  override readonly name = 'CliError';
  /** Stable name for scripts, in `--json` as `code`. */
  readonly code: string;
  readonly exit: ExitCode;
  readonly told: Told;
  /** What the person can do about it. */
  readonly hint: Told | undefined;
  readonly more: MoreTold | undefined;

  // oxlint-disable-next-line max-params -- the parts of one failure
  constructor(code: string, exit: ExitCode, told: Told, hint?: Told, more?: MoreTold) {
    super(code);
    this.code = code;
    this.exit = exit;
    this.told = told;
    this.hint = hint;
    this.more = more;
  }
}

/** A wrong call of the command: exit code 2. */
export function usageError(code: string, told: Told, hint?: Told): CliError {
  return new CliError(code, EXIT.usage, told, hint);
}

/** A failure after which the command can be taken up again: told as its cause, with how to go on. */
export class ResumableFailure extends Error {
  override readonly name = 'ResumableFailure';
  readonly resume: Told;

  constructor(cause: unknown, resume: Told) {
    super('resumable', { cause });
    this.resume = resume;
  }
}
