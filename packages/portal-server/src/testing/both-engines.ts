import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import type { DatabaseLocation } from '../db/connection.js';
import type { Database, Engine } from '../db/database.js';
import { openDatabase } from '../db/open-database.js';
import { createPostgresDatabase, dropPostgresDatabase, type PostgresDatabase } from './postgres-databases.js';
import { makeScratchFolder } from './scratch-folder.js';

/** A new location for a database with nothing but its tables, deleted by `remove`. */
export interface Place {
  readonly engine: Engine;
  readonly location: DatabaseLocation;
  /** A folder of its own for all other files. */
  readonly dataDir: string;
  remove(): Promise<void>;
}
export type Setup = () => Promise<Place>;

/** A location whose database is open. */
export interface OpenPlace extends Place {
  readonly database: Database;
}

/** Opens the database of a new location; removing the location closes it. */
export async function openPlace(setup: Setup): Promise<OpenPlace> {
  const place = await setup();
  const database = openDatabase(place.location);
  return {
    ...place,
    database,
    async remove() {
      await database.close();
      await place.remove();
    },
  };
}

/** Runs the same tests twice: on SQLite in a temporary folder and on PostgreSQL in a database of its own. */
export function describeOnBothEngines(name: string, facts: (setup: Setup, engine: Engine) => void): void {
  describe(`${name} (sqlite)`, () => facts(sqlitePlace, 'sqlite'));
  const { postgres } = inject('templates');
  if (postgres) describe(`${name} (postgres)`, () => facts(() => postgresPlace(postgres), 'postgres'));
  else describe.skip(`${name} (postgres: skipped, not installed)`, () => facts(sqlitePlace, 'postgres'));
}

/** A location for tests that do not depend on the engine. */
export async function sqlitePlace(): Promise<Place> {
  const dataDir = await makeScratchFolder('kontor-test-');
  const filename = join(dataDir, 'kontor.sqlite');
  await copyFile(inject('templates').sqlite, filename);
  return {
    engine: 'sqlite',
    location: { engine: 'sqlite', filename },
    dataDir,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function postgresPlace(template: PostgresDatabase): Promise<Place> {
  const dataDir = await makeScratchFolder('kontor-test-');
  const database = await createPostgresDatabase(template.cluster, template);
  return {
    engine: 'postgres',
    location: { engine: 'postgres', url: database.url },
    dataDir,
    async remove() {
      await dropPostgresDatabase(database);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
