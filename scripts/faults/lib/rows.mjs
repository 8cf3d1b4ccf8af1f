// Rows of a portal's database, read beside its server by the product's own connections.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../workspace.mjs';

const { openConnections } = await import(
  pathToFileURL(join(root, 'packages/portal-server/dist/db/index.js')).href
);

/** Opens the database of a portal, or that of an address of PostgreSQL. */
export function openRows({ databaseUrl, file }) {
  const location = databaseUrl
    ? { engine: 'postgres', url: databaseUrl }
    : { engine: 'sqlite', filename: file };
  const { read, close } = openConnections(location);
  return {
    isSqlite: !databaseUrl,
    async all(sql, values = []) {
      if (!databaseUrl) return read.raw(sql, values);
      // What a million orders hold takes longer than the product gives a statement.
      return read.transaction(async (trx) => {
        await trx.raw('set local statement_timeout = 0');
        return (await trx.raw(sql, values)).rows;
      });
    },
    async count(from, values) {
      const [{ n }] = await this.all(`select count(*) as n from ${from}`, values);
      return Number(n);
    },
    close,
  };
}
