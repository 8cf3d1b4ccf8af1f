import { ConfigError } from './config/index.js';
import { isNotNow, nativeError, NewerSchemaError } from './db/index.js';
import { loggedError } from './http/index.js';
import { ListenError } from './listen.js';
import { SigningKeyError } from './session/index.js';

/** Errors whose own text says what to do. */
const SPEAKING = [ConfigError, NewerSchemaError, ListenError, SigningKeyError];
/** PostgreSQL knows neither this user and password nor this database. */
const REFUSED = /^(28...|3D000)$/;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * What the operator is told of a program that could not start: what to do where the cause is known, else what may be told of the error and
 * where it came from.
 */
export function startFailure(error: unknown): string {
  for (const kind of SPEAKING) if (error instanceof kind) return error.message;
  const { code = '' } = nativeError(error);
  const { type, message, stack } = loggedError(error);
  if (isNoFolder(error)) return `The data folder is not a folder (${message}): look at KONTOR_DATA_DIR.`;
  if (REFUSED.test(code)) return `PostgreSQL refuses the connection (${message}): look at DATABASE_URL.`;
  if (code === INSUFFICIENT_PRIVILEGE)
    return `PostgreSQL does not let the role of DATABASE_URL do this (${message}): give it the right, or have another role do it.`;
  if (isNotNow(error))
    return `The database or the data folder cannot be used now (${message}). Once it can, start again.`;
  return `${type}: ${message}\n${stack}`;
}

/** A file stands where the data folder, or a folder above it, should be made. */
function isNoFolder(error: unknown): boolean {
  const { code = '', syscall } = Object(error) as NodeJS.ErrnoException;
  return syscall === 'mkdir' && /^(EEXIST|ENOTDIR)$/.test(code);
}
