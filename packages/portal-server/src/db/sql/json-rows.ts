import type { Engine } from '../database.js';
import type { SetColumns } from './insert-set.js';

/** What PostgreSQL reads a text of JSON as. */
const CASTS = { text: '', integer: '::bigint', real: '::double precision' } as const;

/** A query of rows from one bound JSON text, an array of arrays in the order of the columns, for a `with` that updates by set. */
export function jsonRows(engine: Engine, columns: SetColumns): string {
  const entries = Object.entries(columns);
  const sqlite = engine === 'sqlite';
  const picks = entries.map(
    ([name, type], index) =>
      `${sqlite ? `value ->> ${index}` : `(value ->> ${index})${CASTS[type]}`} as ${name}`,
  );
  const source = sqlite ? 'json_each(?)' : 'jsonb_array_elements(?::jsonb) as entry (value)';
  return `select ${picks.join(', ')} from ${source}`;
}
