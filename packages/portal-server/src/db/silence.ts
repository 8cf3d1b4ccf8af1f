import type { Socket } from 'node:net';
import { lentToCall } from './lend.js';

/** The parts of pg's connection that show whether it waits for an answer. */
export interface PostgresConnection {
  readonly connection: { readonly stream: Socket };
  /** False while a statement runs. */
  readonly readyForQuery: boolean;
}

/** Seconds beyond the longest statement after which a connection without any answer is taken as lost. */
const GRACE_SECONDS = 2;
const open = new Set<PostgresConnection>();

/**
 * Gives up a connection that gets no answer for longer than PostgreSQL lets a statement take, as when a machine has gone without a word: TCP
 * itself would wait for minutes. What runs outside calls may take as long as it likes: a migration, an index.
 */
export function watchSilence(connection: PostgresConnection, statementSeconds: number): void {
  const { stream } = connection.connection;
  open.add(connection);
  stream.once('close', () => open.delete(connection));
  stream.setTimeout((statementSeconds + GRACE_SECONDS) * 1000);
  stream.on('timeout', () => {
    if (!connection.readyForQuery && lentToCall(connection)) giveUp(connection);
  });
}

/** Closes a silent connection and the idle ones, which lead over the same network. */
export function giveUp(connection: PostgresConnection): void {
  connection.connection.stream.destroy();
  for (const other of open) if (other.readyForQuery) other.connection.stream.destroy();
}
