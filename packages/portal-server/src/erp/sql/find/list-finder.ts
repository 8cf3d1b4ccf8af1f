import type { DataScope } from '@kontor/portal-core/access';
import type { Language } from '@kontor/portal-core/i18n';
import type { CsvDialect } from '@kontor/portal-core/wire';
import { NO_FIND_OPTIONS, type FindPlan, type FindSort } from '@kontor/portal-core/erp';
import { type Engine, parseJson, queryRows, type ReadDatabase, type Sql } from '../../../db/index.js';
import { CountCache } from './count-cache.js';
import { csvSql, type CsvKind, type CsvRow } from './csv-sql.js';
import { readCursor, writeCursor, type Cursor } from './cursor.js';
import { idsSql, type IdsRow } from './ids-sql.js';
import { answerSql, type AnswerRow, type KeysText, type RecordKind } from './list-answer.js';
import type { SortKey } from './sort-keys.js';
import { within } from './within.js';

/** A compiled find: everything that does not depend on the data. */
export interface ListFind<Filter> {
  readonly key: string;
  /** True when the result depends on what its user has seen, so that its total is never cached. */
  readonly isPersonal: boolean;
  readonly scope: DataScope;
  readonly filter: Filter;
  readonly sort: readonly SortKey[];
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly offset: number;
}

/** A compiled find with the estimates of the data's sizes. */
export type SizedFind<Filter, Sizes> = Pick<
  ListFind<Filter>,
  'filter' | 'sort' | 'cursor' | 'limit' | 'offset'
> & { readonly sizes: Sizes };

/** Describes one kind of record for lists: its sort, filter and pages as SQL. */
export interface ListKind<Filter, Sizes, Column extends string> extends RecordKind, CsvKind<Column> {
  readonly sortKeys: (engine: Engine, sort: readonly FindSort[]) => SortKey[];
  readonly filter: (engine: Engine, scope: DataScope, plan: FindPlan) => Filter;
  /** The estimates of sizes when nothing is known, used for counts outside a find. */
  readonly unknownSizes: Sizes;
  /** Reads them, with a function that runs a statement that counts and returns its `n`. Throws `StatementEnded` for a list too long to sort. */
  readonly sizes: (
    find: Pick<ListFind<Filter>, 'filter' | 'sort'>,
    count: (statement: Sql) => Promise<number>,
  ) => Promise<Sizes>;
  /** SQL of the ids and sort keys (`k0`, `k1` …) of a page, with one record more than requested. */
  readonly pageKeys: (engine: Engine, find: SizedFind<Filter, Sizes>) => Sql;
  /** SQL of the number of found records as `n`; with `most` it may end one above it. */
  readonly countSql: (engine: Engine, filter: Filter, sizes: Sizes, most?: number) => Sql;
}

/** A page of a list. */
export interface ListPage {
  /** The JSON list of the records, as text or its bytes in UTF-8. */
  readonly entries: string | Buffer;
  readonly returnedCount: number;
  readonly foundCount: number;
  /** False when `foundCount` is only a lower bound; otherwise absent. */
  readonly countIsExact?: false;
  readonly totalRecordCount: number;
  readonly cursor: { readonly next: string | null; readonly previous: string | null };
}

/** The ids of a page. */
export interface ListIds {
  readonly ids: readonly number[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
  readonly foundCount: number;
}

/** A request for a list as CSV. */
export interface CsvRequest<Column extends string> {
  readonly columns: readonly Column[];
  readonly dialect: CsvDialect;
  readonly language: Language;
}
/** A part of a CSV file. */
export interface CsvPage {
  /** The raw cells in UTF-8, as `csvBytes` takes them. */
  readonly cells: Buffer;
  readonly foundCount: number;
  /** Cursor of the next part; null for the last one. */
  readonly next: string | null;
}

/** Options of a find. */
interface FindWishes {
  readonly countLater?: boolean | undefined;
  /** Where a count ends that is more than a sum; without it every record is counted. */
  readonly countUpTo?: number | undefined;
  /** Milliseconds that a find waits for a total that it can do without: those of few rows are known by then. */
  readonly momentMs?: number;
}

const MOMENT_MS = 5;

const EVERYTHING: FindPlan = {
  alternatives: [],
  sort: [],
  limit: null,
  offset: 1,
  search: null,
  cursor: null,
  options: NO_FIND_OPTIONS,
};

/** Reads lists of one kind of record. A server has one instance for each kind, which caches totals. */
export class ListFinder<Filter, Sizes, Column extends string> {
  readonly #database: ReadDatabase;
  readonly #kind: ListKind<Filter, Sizes, Column>;
  readonly #counts = new CountCache();
  readonly #answers = new WeakMap<ListFind<Filter>, { readonly sizes: string; readonly statement: Sql }>();

  constructor(database: ReadDatabase, kind: ListKind<Filter, Sizes, Column>) {
    this.#database = database;
    this.#kind = kind;
  }

  /** Compiles a find; null when its cursor is not one of its sort. */
  compile(scope: DataScope, plan: FindPlan, defaultLimit: number): ListFind<Filter> | null {
    const { engine } = this.#database;
    const sort = this.#kind.sortKeys(engine, plan.sort);
    const cursor = plan.cursor === null ? null : readCursor(sort, plan.cursor);
    if (plan.cursor !== null && cursor === null) return null;
    const { alternatives, search, options, ids } = plan;
    const isPersonal = options.investigationUnseen || options.sinceVisit || options.othersAfter !== null;
    const reader = isPersonal ? plan.askedBy : null;
    const side = options.investigationWaiting ? plan.side : null;
    return {
      key: JSON.stringify([scopeKey(scope), alternatives, search, options, ids, reader, side]),
      isPersonal,
      scope,
      filter: this.#kind.filter(engine, scope, plan),
      sort,
      cursor,
      limit: plan.limit ?? defaultLimit,
      offset: cursor === null ? plan.offset : 1,
    };
  }

  /** Reads the page of a find with its exact total; with `countLater` the total is given only when it is known in a moment. */
  async find(find: ListFind<Filter>, wishes: FindWishes = {}): Promise<ListPage> {
    const { countLater = false, momentMs = MOMENT_MS, countUpTo } = wishes;
    const sizes = await this.#sizes(find);
    const { entries, n, near, far, revision } = await this.#row<AnswerRow>(this.#answer(find, sizes));
    const more = n > find.limit;
    const count = { sizes, revision, most: countUpTo };
    const counted = countLater
      ? await this.#countBriefly(find, count, momentMs)
      : await this.#count(find, count);
    return {
      entries,
      returnedCount: more ? find.limit : n,
      ...foundCountOf(counted, { seen: n === 0 ? 0 : find.offset - 1 + n, most: countUpTo }),
      totalRecordCount: await this.#total(find.scope, revision),
      cursor: this.#cursors(find, more, near, far),
    };
  }

  /** Reads the page of a find as CSV cells. */
  async csv(find: ListFind<Filter>, request: CsvRequest<Column>): Promise<CsvPage> {
    const sizes = await this.#sizes(find);
    const { engine } = this.#database;
    const keys = this.#kind.pageKeys(engine, { ...find, sizes });
    const statement = csvSql(engine, this.#kind, keys, { ...find, ...request });
    const { cells, n, near, far, revision } = await this.#row<CsvRow>(statement);
    const { next } = this.#cursors(find, n > find.limit, near, far);
    return {
      cells: Buffer.from(cells ?? ''),
      next,
      foundCount: await this.#count(find, { sizes, revision }),
    };
  }

  /** Reads the ids of the page of a find. */
  async ids(find: ListFind<Filter>): Promise<ListIds> {
    const sizes = await this.#sizes(find);
    const { engine } = this.#database;
    const keys = this.#kind.pageKeys(engine, { ...find, sizes });
    const statement = idsSql(engine, this.#kind.revision, keys, find);
    const { ids, n, near, far, revision } = await this.#row<IdsRow>(statement);
    const { next } = this.#cursors(find, n > find.limit, near, far);
    return { ids: parseJson(ids), next, foundCount: await this.#count(find, { sizes, revision }) };
  }

  /** Builds the statement of a page, once for a cached find. */
  #answer(find: ListFind<Filter>, sizes: Sizes): Sql {
    const known = JSON.stringify(sizes);
    const kept = this.#answers.get(find);
    if (kept?.sizes === known) return kept.statement;
    const { engine } = this.#database;
    const keys = this.#kind.pageKeys(engine, { ...find, sizes });
    const statement = answerSql(engine, this.#kind, keys, find);
    this.#answers.set(find, { sizes: known, statement });
    return statement;
  }

  /** Begins to count the records of a find; null when it takes longer than a moment. What is being counted is not begun anew. */
  #countBriefly(find: ListFind<Filter>, asked: Count<Sizes>, ms: number): Promise<number | null> {
    if (this.#counts.isBusy(keyOfCount(find, asked), asked.revision)) return Promise.resolve(null);
    return within(ms, this.#count(find, asked));
  }

  /** Counts the records of a find at that revision; with `most` at most one more. */
  #count(find: ListFind<Filter>, asked: Count<Sizes>): Promise<number> {
    const { sizes, revision, most } = asked;
    const count = () => this.#number(this.#kind.countSql(this.#database.engine, find.filter, sizes, most));
    return find.isPersonal ? count() : this.#counts.get(keyOfCount(find, asked), revision, count);
  }

  #total(scope: DataScope, revision: number): Promise<number> {
    const { engine } = this.#database;
    const { filter, countSql, unknownSizes } = this.#kind;
    return this.#counts.get(scopeKey(scope), revision, () =>
      this.#number(countSql(engine, filter(engine, scope, EVERYTHING), unknownSizes)),
    );
  }

  #sizes(find: ListFind<Filter>): Promise<Sizes> {
    return this.#kind.sizes(find, (statement) => this.#number(statement));
  }

  async #number(statement: Sql): Promise<number> {
    const [row] = await this.#rows<{ n: number }>(statement);
    return row?.n ?? 0;
  }

  /** Runs a statement of a list. These select by hand JSON texts that the database builds and the keys of a page. */
  #rows<Row extends object>({ sql, bindings }: Sql): Promise<Row[]> {
    return queryRows<Row>(this.#database.read, sql, bindings);
  }

  /** Runs a statement that answers exactly one row. */
  async #row<Row extends object>(statement: Sql): Promise<Row> {
    const [row] = await this.#rows<Row>(statement);
    if (row === undefined) throw new Error('A list was answered by no row');
    return row;
  }

  #cursors({ sort, cursor }: ListFind<Filter>, more: boolean, near: KeysText | null, far: KeysText | null) {
    const backwards = cursor?.backwards ?? false;
    const write = (keys: KeysText | null, back: boolean) =>
      keys === null ? null : writeCursor(sort, { backwards: back, keys: parseJson(keys) });
    const onward = more ? write(far, backwards) : null;
    const back = write(near, !backwards);
    return backwards ? { next: back, previous: onward } : { next: onward, previous: back };
  }
}

/** A count of a find. */
interface Count<Sizes> {
  readonly sizes: Sizes;
  readonly revision: number;
  readonly most?: number | undefined;
}

const keyOfCount = ({ key }: { readonly key: string }, { most }: Pick<Count<unknown>, 'most'>): string =>
  most === undefined ? key : `${most} ${key}`;

/** The count as the answer says it. `seen` are known to be there; a number above `most` may not be all. */
function foundCountOf(
  counted: number | null,
  { seen, most = Infinity }: { readonly seen: number; readonly most?: number | undefined },
): Pick<ListPage, 'foundCount' | 'countIsExact'> {
  if (counted === null) return { foundCount: seen, countIsExact: false };
  if (counted === most + 1) return { foundCount: Math.max(most, seen), countIsExact: false };
  return { foundCount: counted };
}

const scopeKey = (scope: DataScope): string =>
  scope.kind === 'all' ? '*' : `${scope.merchantErpId} ${JSON.stringify(scope.fixed ?? null)}`;
