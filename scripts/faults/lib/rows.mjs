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
      const answer = await read.raw(sql, values);
      return answer.rows ?? answer;
    },
    async count(from, values) {
      const [{ n }] = await this.all(`select count(*) as n from ${from}`, values);
      return Number(n);
    },
    close,
  };
}
