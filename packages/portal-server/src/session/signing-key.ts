import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/index.js';
import type { Database } from '../db/index.js';
import { keepFirstKey } from './signing-key.store.js';
import { MIN_KEY_BYTES } from './signed-claims.js';

const FILE = 'signing-key';

/** Thrown when the stored key is too short to sign with. The message says what to do. */
export class SigningKeyError extends Error {
  override readonly name = 'SigningKeyError';
  constructor() {
    super(`The signing key is shorter than ${MIN_KEY_BYTES} bytes: remove it to have a new one made.`);
  }
}

/**
 * Loads the key with which all processes of an installation sign tokens, created on first use: on SQLite a file in the data folder that
 * only its owner can read, on PostgreSQL a row, because several machines share it. Throws `SigningKeyError`.
 */
export async function loadSigningKey(config: Config, database: Database): Promise<Uint8Array> {
  const text =
    database.engine === 'sqlite' ? await fromFile(join(config.dataDir, FILE)) : await fromDatabase(database);
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.byteLength < MIN_KEY_BYTES) throw new SigningKeyError();
  return key;
}

async function fromFile(path: string): Promise<string> {
  return (await readKey(path)) ?? makeKey(path);
}

/** Creates the key file. It is written elsewhere and linked into place whole, so that of several processes one wins and none reads half a key. */
async function makeKey(path: string): Promise<string> {
  const aside = `${path}.${randomUUID()}`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(newKey());
    await file.sync();
    await link(aside, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await unlink(aside);
  }
  return readFile(path, 'utf8');
}

async function readKey(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function fromDatabase(database: Database): Promise<string> {
  return database.write((trx) => keepFirstKey(trx, newKey()));
}

function newKey(): string {
  return randomBytes(48).toString('base64url');
}
