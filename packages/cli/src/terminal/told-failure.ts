import { issueMessage, type Translate } from '@kontor/portal-core/i18n';
import type { Issue } from '@kontor/portal-core/validation';
import { ApiError } from '@kontor/portal-core/wire';
import type { CommanderError } from 'commander';
import { COMMANDS } from '../command-table.js';
import { commandOf } from '../command-words.js';
import { CliError, ResumableFailure, type MoreTold, type Told } from './cli-error.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { printJson, say, type GlobalOptions, type Io } from './io.js';
import { ServerFailure } from './server-failure.js';

/** Message of a failure: what happened, advice, and the exit code. */
export interface ToldFailure {
  /** Stable name for scripts. */
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly more?: MoreTold;
  readonly exit: ExitCode;
}

/** Prints a failure on `stderr`, or with `--json` as `{code, message, hint}` on `stdout`. Returns the exit code. */
export function tellFailure(error: unknown, options: GlobalOptions, io: Io): ExitCode {
  if (isBrokenPipe(error)) return EXIT.done;
  const failure = toldFailure(error, io.t);
  tell(failure, options, io);
  if (options.verbose && error instanceof Error) say(io, io.colors.dim(error.stack ?? ''));
  return failure.exit;
}

/** Prints a wrong call of the command line that the parser found. */
export function tellUsage(
  error: CommanderError,
  { argv, ...options }: GlobalOptions & { readonly argv: readonly string[] },
  io: Io,
): number {
  const name = error.code.replace('commander.', '');
  const what = /'([^']+)'/.exec(error.message)?.[1] ?? '';
  const similar = /\(Did you mean (.+)\?\)/.exec(error.message)?.[1] ?? '';
  const isFirst = name === 'unknownCommand' && commandOf(argv).length === 0;
  const meant = (isFirst && commandsEndingWith(what)) || similar;
  const key = USAGE_TEXTS[name] ?? 'cli.usageOther';
  const hint = usageHint(name, meant, argv, io);
  const message = io.t(key, { what, message: error.message.replace(/^error: /, '') });
  tell({ code: 'usage', message, hint, exit: EXIT.usage }, options, io);
  return EXIT.usage;
}

// oxlint-disable-next-line max-params -- what is wrong, what may be meant, and where
function usageHint(name: string, meant: string, argv: readonly string[], { t }: Io): string {
  if (meant !== '') return t('cli.hintMeant', { meant });
  const help = t('cli.hintHelp', { command: ['kontor', ...commandOf(argv)].join(' ') });
  const takesFile = COMMANDS.some(
    ({ name: command, args }) => command === commandOf(argv).join(' ') && args.includes('<file>'),
  );
  return name === 'excessArguments' && takesFile ? `${t('cli.hintExcess')}\n${help}` : help;
}

/** Commands that end with a word: `orders import` for `import`. */
function commandsEndingWith(word: string): string {
  const names = COMMANDS.map(({ name }) => name);
  return names.filter((name) => name.endsWith(` ${word}`)).join(', ');
}

const USAGE_TEXTS: Readonly<Record<string, Told['key']>> = {
  unknownOption: 'cli.usageUnknownOption',
  unknownCommand: 'cli.usageUnknownCommand',
  missingArgument: 'cli.usageMissingArgument',
  optionMissingArgument: 'cli.usageOptionMissingArgument',
  excessArguments: 'cli.usageExcessArguments',
  help: 'cli.usageNoCommand',
};

function tell({ code, message, hint, more }: ToldFailure, options: GlobalOptions, io: Io): void {
  if (options.json) {
    printJson(io, { code, message, ...(hint ? { hint } : {}), ...more?.data });
    return;
  }
  const prefix = io.t('cli.error');
  // Some messages of the specification carry the word themselves.
  const text = message.startsWith(prefix.toUpperCase()) ? message.slice(prefix.length + 1) : message;
  say(io, `${io.colors.red(message === text ? prefix : prefix.toUpperCase())} ${text}`);
  const lines = more?.lines ?? [];
  const widest = Math.max(...lines.map((line) => (typeof line === 'string' ? 0 : line.word.length)));
  for (const line of lines)
    say(io, typeof line === 'string' ? line : `  ${line.word.padEnd(widest)} ${io.t(line.key)}`);
  if (hint) say(io, hint);
}

/** Converts any failure to a message. The only place in the command line that does. */
export function toldFailure(error: unknown, t: Translate): ToldFailure {
  if (error instanceof ResumableFailure) {
    const failure = toldFailure(error.cause, t);
    const again = failure.exit === EXIT.signIn ? [t('cli.hintLoginAgain')] : [];
    return { ...failure, hint: [...again, t(error.resume.key, error.resume.params)].join('\n') };
  }
  if (error instanceof CliError) {
    const message = t(error.told.key, error.told.params);
    const hint = error.hint && t(error.hint.key, error.hint.params);
    const more = error.more && { more: error.more };
    return { code: error.code, message, ...(hint ? { hint } : {}), ...more, exit: error.exit };
  }
  if (error instanceof ApiError) return toldApiError(error, t);
  const file = error as NodeJS.ErrnoException;
  const fileText = FILE_TEXTS[file.code ?? ''];
  if (fileText && file.path !== undefined) {
    return { code: 'file', message: t(fileText, { path: file.path }), exit: EXIT.failed };
  }
  return {
    code: 'unexpected',
    message: t('cli.unexpected', { message: String(file.message ?? error) }),
    exit: EXIT.failed,
  };
}

const FILE_TEXTS: Readonly<Record<string, Told['key']>> = {
  ENOENT: 'cli.fileNotFound',
  EACCES: 'cli.fileForbidden',
  EPERM: 'cli.fileForbidden',
  EROFS: 'cli.fileForbidden',
  EISDIR: 'cli.fileIsFolder',
  ENOSPC: 'cli.diskFull',
};

/** Refusals of a sign-in, after which signing in again is no advice. */
const OF_SIGN_IN: ReadonlySet<string> = new Set(['invalid_credentials', 'demo_password', 'invalid_code']);

function toldApiError(error: ApiError, t: Translate): ToldFailure {
  const exit = exitOf(error);
  const issues = error.issues.map((found) => toldIssue(found, t));
  const told = error.status === 0 ? toldSilence(error, t) : error.message;
  return {
    code: error.code,
    message: [told, ...issues].join('\n'),
    ...(exit === EXIT.signIn && !OF_SIGN_IN.has(error.code) ? { hint: t('cli.hintLoginAgain') } : {}),
    ...(exit === EXIT.network ? { hint: t('cli.hintAgain') } : {}),
    exit,
  };
}

/** Paths that only name the form of a request, such as `query.0.AUFTRA::Datum`. */
const OF_WIRE = /^(?:query|params|body|sort|cursor|limit|columns|ids)\b|::/;

/** A broken rule of a request; the merchant is named by its option, since nobody of the command line writes the field. */
function toldIssue(found: Issue, t: Translate): string {
  const message = issueMessage(t, found);
  if (OF_WIRE.test(found.path)) return message;
  if (found.path !== 'merchant_erp_id') return `${found.path}: ${message}`;
  return t(found.code === 'required' ? 'cli.merchantNeeded' : 'cli.merchantUnknown');
}

function exitOf(error: ApiError): ExitCode {
  const foreign = error.cause instanceof ServerFailure ? error.cause.status : null;
  if (foreign !== null && foreign < 500) return EXIT.failed;
  if (error.status === 401) return EXIT.signIn;
  const passing = error.status === 0 || error.status === 429 || (error.status > 500 && error.status < 600);
  return passing ? EXIT.network : EXIT.failed;
}

/** Why no answer came, with the address that was tried. */
function toldSilence({ cause }: ApiError, t: Translate): string {
  if (!(cause instanceof ServerFailure)) return t('cli.unreachable', { reason: reasonOf(cause) });
  const { url, status } = cause;
  if (status !== null) return t('cli.foreignAnswer', { url, status });
  return t('cli.unreachableAt', { url, reason: reasonOf(cause.cause) });
}

function reasonOf(cause: unknown): string {
  const { code, message } = (cause ?? {}) as NodeJS.ErrnoException;
  return code ?? message ?? '';
}

function isBrokenPipe(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'EPIPE';
}
