import { BackupError } from './backup/index.js';
import { ConfigError } from './config/index.js';
import { DamagedError, isNotNow, nativeError, NewerSchemaError } from './db/index.js';
import { loggedError } from './http/index.js';
import { ListenError } from './listen.js';
import { SigningKeyError } from './session/index.js';

/** Errors whose message says what to do. */
const SPEAKING = [BackupError, ConfigError, DamagedError, NewerSchemaError, ListenError, SigningKeyError];
/** PostgreSQL's codes for an unknown user or password and an unknown database. */
const REFUSED = /^(28...|3D000)$/;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * The message for the operator of a program that could not start: what to do when the cause is known, else the loggable part of the error
 * and its stack.
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

/** True when a file is in the place of the data folder, or of a folder above it. */
function isNoFolder(error: unknown): boolean {
  const { code = '', syscall } = Object(error) as NodeJS.ErrnoException;
  return syscall === 'mkdir' && /^(EEXIST|ENOTDIR)$/.test(code);
}
