/** Number of statements that are named. Each connection keeps its own plans of all of them. */
const NAMES = 100;
/** Number of statements whose PostgreSQL text is kept. */
const KEPT = 500;

/** A statement as PostgreSQL takes it: one with a name is read and planned once by each connection. */
export interface NamedStatement {
  readonly name?: string;
  readonly text: string;
}

const once = new Map<string, NamedStatement>();
const named = new Map<string, NamedStatement>();

/** Numbers the bindings of a statement and names it when it comes again. Rare ones stay unnamed: a connection never forgets a name. */
export function namedStatement(sql: string): NamedStatement {
  const known = named.get(sql);
  if (known) return known;
  const seen = once.get(sql);
  if (seen && named.size < NAMES) {
    once.delete(sql);
    const fresh = { name: `kontor_${named.size}`, text: seen.text };
    named.set(sql, fresh);
    return fresh;
  }
  const statement = seen ?? { text: numbered(sql) };
  once.set(sql, statement);
  const [oldest] = once.keys();
  if (once.size > KEPT && oldest !== undefined) once.delete(oldest);
  return statement;
}

function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/'(?:[^']|'')*'|\?/g, (token) => (token === '?' ? `$${(count += 1)}` : token));
}
