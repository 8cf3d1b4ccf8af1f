/** Number of statements that are named. Each connection keeps its own plans of all of them. */
const NAMES = 100;
/** Number of statements whose PostgreSQL text is kept. */
const KEPT = 500;

/** A statement as PostgreSQL takes it: one with a name is read and planned once by each connection. */
export interface NamedStatement {
  readonly name?: string;
  readonly text: string;
}

/** Names the statements of a process. */
export class StatementNames {
  readonly #once = new Map<string, NamedStatement>();
  readonly #named = new Map<string, NamedStatement>();

  /** Numbers the bindings of a statement and names it when it comes again. Rare ones stay unnamed: a connection never forgets a name. */
  of(sql: string): NamedStatement {
    const known = this.#named.get(sql);
    if (known) return known;
    const seen = this.#once.get(sql);
    if (seen && this.#named.size < NAMES) {
      this.#once.delete(sql);
      const fresh = { name: `kontor_${this.#named.size}`, text: seen.text };
      this.#named.set(sql, fresh);
      return fresh;
    }
    const statement = seen ?? { text: numbered(sql) };
    this.#once.set(sql, statement);
    const [oldest] = this.#once.keys();
    if (this.#once.size > KEPT && oldest !== undefined) this.#once.delete(oldest);
    return statement;
  }
}

function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/'(?:[^']|'')*'|\?/g, (token) => (token === '?' ? `$${(count += 1)}` : token));
}
