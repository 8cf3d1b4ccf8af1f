import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DatabaseLocation } from '../db/index.js';
import { ORDERS_TABLE } from '../erp/index.js';

/** Thrown when a backup cannot be made or restored. The message tells the operator what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const savedFileShape = z.strictObject({
  /** A name without a folder. */
  name: z.string().check(z.regex(/^[\w-][\w.-]*$/)),
  /** Bytes. */
  size: z.number(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** An uploaded file in a backup. */
export type SavedFile = z.infer<typeof savedFileShape>;

const manifestShape = z.strictObject({
  engine: z.enum(['sqlite', 'postgres']),
  /** Instant at which it was begun, ISO in UTC. */
  begun_at: z.string(),
  /** Number of rows by table; a database of ours has some. */
  rows: z.record(z.string(), z.number()).check(z.refine((rows) => Object.keys(rows).length > 0)),
  files: z.array(savedFileShape),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestShape>;

const MANIFEST = 'backup.json';

/** Path of the database in the folder of a backup. */
export const databaseFile = (folder: string, engine: DatabaseLocation['engine']): string =>
  join(folder, engine === 'sqlite' ? 'kontor.sqlite' : 'kontor.dump');

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
}

/** Reads what a backup says of itself. Throws `BackupError` when the folder holds none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '');
  const read = z.safeParse(manifestShape, parsed(text));
  if (!read.success)
    throw new BackupError(
      `${folder} holds no complete backup: its ${MANIFEST} cannot be read, or is of an older version.`,
    );
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A name from an instant, for folders and databases: `20261123-141500`. */
export const stampOf = (ms: number): string =>
  new Date(ms).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);

/** The number of orders, users and files, in words. */
export function inWords({
  rows,
  files,
}: {
  readonly rows: Manifest['rows'];
  readonly files: number;
}): string {
  const number = (n = 0) => n.toLocaleString('en');
  return `${number(rows[ORDERS_TABLE])} orders, ${number(rows['users'])} users, ${number(files)} uploaded files`;
}
