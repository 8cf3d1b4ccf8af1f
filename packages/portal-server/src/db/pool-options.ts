/** Options of every pool. */
export const POOL_OPTIONS = {
  /** Silences knex, which prints every lost connection to the terminal with the statement and its values. The caller gets the error and logs it. */
  log: { warn: () => {} },
  /** False, since knex would otherwise put the statement with its values, among them password hashes and addresses, before the driver's message. */
  compileSqlOnError: false,
  /** Milliseconds that work waits for a connection of its lane. */
  acquireConnectionTimeout: 15_000,
} as const;
