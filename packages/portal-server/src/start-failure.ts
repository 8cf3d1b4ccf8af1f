import { ConfigError } from './config/config.js';
import { NewerSchemaError } from './db/migrations/index.js';
import { isNotNow, nativeError } from './db/native-error.js';
import { loggedError } from './http/logged-error.js';

/** PostgreSQL knows neither this user and password nor this database. */
const REFUSED = /^(28...|3D000)$/;

/** What the operator is told of a program that could not start: what to do where the cause is known, else the error as it is. */
export function startFailure(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof NewerSchemaError) return error.message;
  const { code = '' } = nativeError(error);
  const { message } = loggedError(error);
  if (code === 'EADDRINUSE') return `${message}: end the other program, or choose another PORT.`;
  if (REFUSED.test(code)) return `PostgreSQL refuses the connection (${message}): look at DATABASE_URL.`;
  if (isNotNow(error))
    return `The database or the data folder cannot be used now (${message}). Once it can, start again: nothing was stored by halves.`;
  return error;
}
