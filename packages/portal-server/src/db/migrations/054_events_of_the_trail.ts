import type { Knex } from 'knex';

/** Lets the few entries of a kind of event be found among those of all writes. */
export const up = async (trx: Knex): Promise<void> =>
  void (await trx.raw('create index audit_log_event on audit_log (event, id)'));
