import { randomUUID } from 'node:crypto';
import { openConnections } from '../db/connection.js';

/** A database of its own in a cluster that may hold others. */
export interface PostgresDatabase {
  /** The address of the cluster. */
  readonly cluster: string;
  readonly url: string;
}

/** Creates a database, empty or as a copy of another one in the same cluster. */
export async function createPostgresDatabase(
  cluster: string,
  template?: PostgresDatabase,
): Promise<PostgresDatabase> {
  const url = new URL(cluster);
  url.pathname = `/kontor_test_${randomUUID().replaceAll('-', '')}`;
  const database = { cluster, url: url.href };
  await onCluster(
    cluster,
    `create database ${nameOf(database)} ${template ? `template ${nameOf(template)}` : ''}`,
  );
  return database;
}

/** Deletes a database, whoever is still connected. */
export function dropPostgresDatabase(database: PostgresDatabase): Promise<void> {
  return onCluster(database.cluster, `drop database if exists ${nameOf(database)} with (force)`);
}

const nameOf = ({ url }: PostgresDatabase): string => new URL(url).pathname.slice(1);

async function onCluster(url: string, sql: string): Promise<void> {
  const { write, close } = openConnections({ engine: 'postgres', url });
  try {
    await write.raw(sql);
  } finally {
    await close();
  }
}
