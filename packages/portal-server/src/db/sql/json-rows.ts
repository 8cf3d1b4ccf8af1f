import type { Engine } from '../database.js';
import type { SetColumns } from './insert-set.js';

/** PostgreSQL's casts from JSON text to each type. */
const CASTS = { text: '', integer: '::bigint', real: '::double precision' } as const;

/** A query of rows from one bound JSON text, an array of arrays in the order of the columns, for the `with` clause of an update of many rows. */
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
