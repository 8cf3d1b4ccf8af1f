import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseLocation } from '../db/connection.js';
import { openDatabase } from '../db/open-database.js';
import { startPostgres } from './postgres-cluster.js';
import { createPostgresDatabase, dropPostgresDatabase, type PostgresDatabase } from './postgres-databases.js';
import { makeScratchFolder } from './scratch-folder.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Databases with their tables, to be copied: a SQLite file, and a PostgreSQL database or null when there is no PostgreSQL. */
    templates: { readonly sqlite: string; readonly postgres: PostgresDatabase | null };
  }
}

/** Starts one throw-away PostgreSQL for the whole run, or uses the one of DATABASE_URL, and creates the tables once on each engine. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  if (!cluster)
    process.stderr.write('PostgreSQL: SKIPPED, neither its programs nor DATABASE_URL were found\n');
  const folder = await makeScratchFolder('kontor-template-');
  const sqlite = join(folder, 'kontor.sqlite');
  const postgres = cluster && (await createPostgresDatabase(cluster.url));
  await makeTables({ engine: 'sqlite', filename: sqlite });
  if (postgres) await makeTables({ engine: 'postgres', url: postgres.url });
  project.provide('templates', { sqlite, postgres });
  return async () => {
    if (postgres) await dropPostgresDatabase(postgres);
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTables(location: DatabaseLocation): Promise<void> {
  const database = openDatabase(location);
  await database.migrate();
  await database.close();
}
