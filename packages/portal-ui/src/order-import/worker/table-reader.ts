import type { PortalClient } from '@kontor/portal-core/wire';
import type { Parsed } from '@kontor/portal-core/validation';
import { connectWorker, createImportWorker, type CreateImportWorker } from './connect-worker.js';
import type { ReadTable, TableReading } from './read-table.js';

/** Reads a file in a worker of its own, so that the page stays usable and loads nothing of what reads. */
export async function readTableInWorker(
  client: PortalClient,
  reading: TableReading,
  createWorker: CreateImportWorker = createImportWorker,
): Promise<Parsed<ReadTable>> {
  const connection = connectWorker(createWorker(), client, () => undefined);
  try {
    return await connection.ask('readTable', reading);
  } finally {
    connection.close();
  }
}
