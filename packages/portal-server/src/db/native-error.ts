import { StatementEnded, statementLimits } from './statement-limits.js';

/** The parts of an error that may be logged. The code is that of SQLite, of PostgreSQL or of the system. */
export interface NativeError {
  readonly code?: string;
  readonly name?: string;
  readonly message?: string;
}

/** Finds the driver's own error: objection wraps errors and leaves their code inside. */
export function nativeError(error: unknown): NativeError {
  return (Object(error) as { nativeError?: NativeError }).nativeError ?? (Object(error) as NativeError);
}

/** Codes of SQLite: another process writes, or the disk is full, fails, or is read-only. */
const NOT_NOW_SQLITE = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)$/;
/**
 * Codes of PostgreSQL by class: connection exception, transaction rollback (repeated often enough), insufficient resources, operator
 * intervention, failure of the system or its disk; and read-only (a server that has become a standby), lock not available, idle in
 * transaction for too long.
 */
const NOT_NOW_POSTGRES = /^((08|40|53|57)...|58000|58030|25006|25P03|55P03)$/;
/** Codes of the system: no connection to the database; a full, failing or read-only disk; too many open files. */
const NOT_NOW_SYSTEM =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EIO|EROFS|EACCES|EPERM|ESTALE|ENFILE|EMFILE)$/;
/** Codes of a disk without room, of both databases and of the system. */
const DISK_FULL = /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/;
/**
 * Messages of pg, which have no code, for a connection that is lost or that nobody answers. knex puts the statement, without its values,
 * before them.
 */
const GONE =
  /(timeout expired|Connection terminated( unexpectedly)?|Client (has encountered a connection error and is|was closed and is) not queryable)$/;

/** True when a row was refused because another row holds the same value of a unique column. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message = '' } = nativeError(error);
  return code === '23505' || (code === 'SQLITE_CONSTRAINT' && message.includes('UNIQUE constraint failed:'));
}

/** True when something was not stored since the disk has no room. */
export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.test(nativeError(error).code ?? '');
}

/** True when an error of drivers, pools or the system means "not now" rather than "broken": work continues as soon as its cause is gone. */
export function isNotNow(error: unknown): boolean {
  const { code = '', name, message = '' } = nativeError(error);
  const known = [NOT_NOW_SQLITE, NOT_NOW_POSTGRES, NOT_NOW_SYSTEM].some((codes) => codes.test(code));
  return known || name === 'KnexTimeoutError' || GONE.test(message);
}

/** Codes of a statement that was ended from outside: by SQLite's interrupt, by PostgreSQL's cancel or its own limit. */
const ENDED = new Set(['SQLITE_INTERRUPT', '57014']);

/** A `StatementEnded` for the error of a statement that the limits of the running call ended; any other error as it is. */
export function endedOr(error: unknown): unknown {
  const by = statementLimits()?.endedBy;
  return by && ENDED.has(nativeError(error).code ?? '') ? new StatementEnded(by, error) : error;
}
