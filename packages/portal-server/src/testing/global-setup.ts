import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-cluster.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases can be created, or null when there is no PostgreSQL. */
    postgresUrl: string | null;
  }
}

/** Starts one throw-away PostgreSQL for the whole run, or takes the one of DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres)
    process.stderr.write('PostgreSQL: SKIPPED, neither its programs nor DATABASE_URL were found\n');
  project.provide('postgresUrl', postgres?.url ?? null);
  return async () => postgres?.stop();
}
