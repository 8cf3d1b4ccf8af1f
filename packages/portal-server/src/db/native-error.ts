/** What may be told of an error; a driver's code is that of SQLite, of PostgreSQL or of the system. */
export interface NativeError {
  readonly code?: string;
  readonly name?: string;
  readonly message?: string;
}

/** What the driver itself said: objection wraps its errors and leaves their code inside. */
export function nativeError(error: unknown): NativeError {
  return (Object(error) as { nativeError?: NativeError }).nativeError ?? (Object(error) as NativeError);
}

/** SQLite: another process writes, the disk has no room, fails, or may only be read. */
const NOT_NOW_SQLITE = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)$/;
/**
 * PostgreSQL by class: connection exception, transaction rollback (repeated often enough), insufficient resources, operator intervention,
 * failure of the system or its disk; and read-only (a server that has become a standby), lock not available, idle in transaction for too long.
 */
const NOT_NOW_POSTGRES = /^((08|40|53|57)...|58000|58030|25006|25P03|55P03)$/;
/** The system: no connection to the database; a disk without room, failing, or that may only be read; no more files. */
const NOT_NOW_SYSTEM =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EIO|EROFS|EACCES|EPERM|ESTALE|ENFILE|EMFILE)$/;
/** How pg tells without a code that a connection is gone; knex puts the statement, without its values, before it. */
const GONE =
  /(Connection terminated( unexpectedly)?|Client (has encountered a connection error and is|was closed and is) not queryable)$/;

/** Whether a row was refused since another one has a value of it that only one may have. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message = '' } = nativeError(error);
  return code === '23505' || (code === 'SQLITE_CONSTRAINT' && message.includes('UNIQUE constraint failed:'));
}

/** Whether an error of drivers, pools or the system means "not now" rather than "broken": as soon as its cause is gone, everything goes on. */
export function isNotNow(error: unknown): boolean {
  const { code = '', name, message = '' } = nativeError(error);
  const known = [NOT_NOW_SQLITE, NOT_NOW_POSTGRES, NOT_NOW_SYSTEM].some((codes) => codes.test(code));
  return known || name === 'KnexTimeoutError' || GONE.test(message);
}
