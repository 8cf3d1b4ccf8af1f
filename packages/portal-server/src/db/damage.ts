import type { Knex } from 'knex';
import type { DatabaseLocation } from './connection.js';
import { nativeError } from './native-error.js';

/** SQLite's codes for a damaged file and for one that is none of its own; PostgreSQL's data_corrupted and index_corrupted. */
const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB)|XX00[12])$/;

/** Thrown when the database is damaged. The message names the database and the way back. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
  constructor(location: DatabaseLocation, found: string) {
    super(
      `The database ${nameOf(location)} is damaged (${found}), so nothing is stored any more. Stop the server, ` +
        'keep the damaged database aside, and restore a backup: npm run restore -- FOLDER --replace',
    );
  }
}

/** True when the database answered that it is damaged, or a write was refused since it is. */
export function isDamage(error: unknown): boolean {
  return error instanceof DamagedError || DAMAGED.test(nativeError(error).code ?? '');
}

/** The code of an error that tells of damage; throws any other on. */
export function damageOf(error: unknown): string {
  if (isDamage(error)) return nativeError(error).code ?? '';
  throw error;
}

/** Remembers the first damage that any statement of a database meets. */
export interface DamageWatch {
  readonly found: DamagedError | null;
  /** Notes a damage that a check has found. */
  note(found: string): void;
  /** Calls `tell` once, at the first damage. */
  whenFound(tell: (damage: DamagedError) => void): void;
  /** Throws the error on; one that tells of damage as a `DamagedError`. */
  rethrow(error: unknown): never;
}

/** Watches the statements of all given pools, those of their transactions included. */
export function watchDamage(location: DatabaseLocation, pools: readonly Knex[]): DamageWatch {
  let damage: DamagedError | null = null;
  let told: (damage: DamagedError) => void = () => {};
  const note = (found: string): DamagedError => {
    if (damage) return damage;
    damage = new DamagedError(location, found);
    told(damage);
    return damage;
  };
  const noteError = (error: unknown) => {
    const { code = '' } = nativeError(error);
    if (DAMAGED.test(code)) note(code);
  };
  for (const pool of new Set(pools)) pool.on('query-error', noteError);
  return {
    get found() {
      return damage;
    },
    note,
    whenFound: (tell) => void (told = tell),
    rethrow(error) {
      noteError(error);
      throw isDamage(error) && damage ? damage : error;
    },
  };
}

/** The name of a database without its password. */
function nameOf(location: DatabaseLocation): string {
  if (location.engine === 'sqlite') return location.filename;
  const { host, pathname } = new URL(location.url);
  return `${host}${pathname}`;
}
