import type { Knex } from 'knex';
import { engineOf, uncheckedRows } from '../db/index.js';

/**
 * Tables in which a file's name does not count as a use: the files themselves, the audit trail, answers kept to be repeated, the ERP's
 * plain texts and the rows of imported orders. Every other table counts, so that a future one is not forgotten.
 */
const NO_USE =
  /^(media|audit_\w+|idempotency_keys|erp_\w+|order_import\w*|knex_\w+|sqlite_\w+|\w+_counts|\w+_failures)$/;

const NAME = /[0-9a-f]{32}\.[a-z0-9]{3,4}/g;
const HEX = '[0-9a-f]'.repeat(32);
/** SQL condition for texts that hold a stored file's name. */
const HOLDS_NAME = { sqlite: `glob '*${HEX}.*'`, postgres: `~ '[0-9a-f]{32}[.]'` } as const;

/** Names of stored files that any text of the portal contains: comments, posts, blocks, deliveries, pictures of users, settings and all else. */
export async function usedFiles(read: Knex): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const { table_name: table, column_name: column } of await textColumns(read)) {
    if (NO_USE.test(table)) continue;
    const holdsName = `"${column}" ${HOLDS_NAME[engineOf(read)]}`;
    // Which column it is, only the catalogue has said; that it is a text, too.
    const rows = await uncheckedRows<{ text: string }>(
      read,
      `select "${column}" as text from "${table}" where ${holdsName}`,
    );
    for (const { text } of rows) for (const [name] of text.matchAll(NAME)) used.add(name);
  }
  return used;
}

/** A text column in the database's own catalogue, which is no table of ours. */
interface TextColumn {
  readonly table_name: string;
  readonly column_name: string;
}

function textColumns(read: Knex): Promise<TextColumn[]> {
  return uncheckedRows(
    read,
    engineOf(read) === 'sqlite'
      ? `select entry.name as table_name, info.name as column_name
         from sqlite_schema as entry join pragma_table_info(entry.name) as info
         where entry.type = 'table' and lower(info.type) = 'text'`
      : `select columns.table_name, columns.column_name from information_schema.columns as columns
         join information_schema.tables as tables using (table_schema, table_name)
         where table_schema = current_schema() and table_type = 'BASE TABLE' and data_type in ('text', 'character varying')`,
  );
}
