import { isNotNow, nativeError } from '../db/index.js';

/** The parts of an unexpected error that are logged. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  /** Stack frames only, since the first lines of a stack repeat the message. */
  readonly stack: string;
}

/**
 * Reduces an error to what may be logged. Knex writes the whole statement into the message of a driver's error: of such an error only the
 * driver's own message is kept.
 */
export function loggedError(error: unknown): LoggedError {
  const { name, message, code, constraint, table, stack } = Object(nativeError(error)) as Record<
    string,
    unknown
  >;
  const text = String(message ?? error);
  const hasDriverCode =
    typeof code === 'string' && (code.startsWith('SQLITE_') || /^[0-9A-Z]{5}$/.test(code));
  // A connection that is lost has the code of the system or none, and the statement all the same.
  const fromDriver = hasDriverCode || isNotNow(error);
  return {
    type: String(name ?? typeof error),
    message: fromDriver ? text.slice(text.lastIndexOf(' - ') + 1).replace(/^- /, '') : text,
    code: optional(code),
    constraint: optional(constraint),
    table: optional(table),
    stack: framesOf(stack),
  };
}

const optional = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function framesOf(stack: unknown): string {
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}
