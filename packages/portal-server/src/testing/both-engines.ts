import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { openConnections, type DatabaseLocation } from '../db/connection.js';
import type { Database, Engine } from '../db/database.js';
import { openDatabase } from '../db/open-database.js';

/** A new, empty place for a database, taken away again by `remove`. */
export interface Place {
  readonly engine: Engine;
  readonly location: DatabaseLocation;
  /** A folder of its own for everything else. */
  readonly dataDir: string;
  remove(): Promise<void>;
}
export type Setup = () => Promise<Place>;

/** A place whose database is open and has its tables. */
export interface MigratedPlace extends Place {
  readonly database: Database;
}

/** Opens the database of a new place and gives it its tables; removing the place closes it. */
export async function migratedPlace(setup: Setup): Promise<MigratedPlace> {
  const place = await setup();
  const database = openDatabase(place.location);
  await database.migrate();
  return {
    ...place,
    database,
    async remove() {
      await database.close();
      await place.remove();
    },
  };
}

/** Describes the same facts twice: on SQLite in a temporary folder and on PostgreSQL in a database of its own. */
export function describeOnBothEngines(name: string, facts: (setup: Setup, engine: Engine) => void): void {
  describe(`${name} (sqlite)`, () => facts(sqlitePlace, 'sqlite'));
  const url = inject('postgresUrl');
  if (url) describe(`${name} (postgres)`, () => facts(() => postgresPlace(url), 'postgres'));
  else describe.skip(`${name} (postgres: skipped, not installed)`, () => facts(sqlitePlace, 'postgres'));
}

async function sqlitePlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-test-'));
  return {
    engine: 'sqlite',
    location: { engine: 'sqlite', filename: join(dataDir, 'kontor.sqlite') },
    dataDir,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function postgresPlace(cluster: string): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-test-'));
  const name = `kontor_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  await onCluster(cluster, `create database ${name}`);
  return {
    engine: 'postgres',
    location: { engine: 'postgres', url: url.href },
    dataDir,
    async remove() {
      await onCluster(cluster, `drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onCluster(url: string, sql: string): Promise<void> {
  const { write } = openConnections({ engine: 'postgres', url });
  try {
    await write.raw(sql);
  } finally {
    await write.destroy();
  }
}
