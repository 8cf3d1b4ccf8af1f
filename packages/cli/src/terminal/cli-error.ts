import type { TextKey } from '@kontor/portal-core/i18n';
import { EXIT, type ExitCode } from './exit-code.js';

type Params = Readonly<Record<string, string | number>>;

/** Key of a text in the catalogue, with its parameters. */
export interface Told {
  readonly key: TextKey;
  readonly params?: Params;
}

/** A word that flags take, with the text by which a person knows what it names. */
interface NamedWord {
  readonly word: string;
  readonly key: TextKey;
}

/** Details of a failure besides its message: lines for a person, and the same as data for `--json`. */
export interface MoreTold {
  readonly lines: readonly (string | NamedWord)[];
  readonly data: Readonly<Record<string, unknown>>;
}

/** Named reason why a command cannot continue. It is turned into a message in one place, `told-failure`. */
export class CliError extends Error {
  override readonly name = 'CliError';
  /** Stable name for scripts, `code` in the `--json` output. */
  readonly code: string;
  readonly exit: ExitCode;
  readonly told: Told;
  /** Advice for the user; undefined if there is none. */
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

/** Error for a wrong call of the command: exit code 2. */
export function usageError(code: string, told: Told, hint?: Told): CliError {
  return new CliError(code, EXIT.usage, told, hint);
}

/** A failure after which the command can be resumed. Shown as its cause, with instructions for resuming. */
export class ResumableFailure extends Error {
  override readonly name = 'ResumableFailure';
  readonly resume: Told;

  constructor(cause: unknown, resume: Told) {
    super('resumable', { cause });
    this.resume = resume;
  }
}
