import type { Knex } from 'knex';
import { fillTwinHashes } from './fill-twin-hashes.js';

/** Computes the hashes that find duplicate orders anew: they no longer depend on how a street or a name is spelled. */
export async function up(trx: Knex): Promise<void> {
  await fillTwinHashes(trx);
}
