import type { CsvDialect, DataScope, Language } from '@kontor/portal-core';
import type { FindPlan, FindSort } from '@kontor/portal-core/erp';
import { type Engine, queryRows, type ReadDatabase, type Sql } from '../../../db/index.js';
import { CountCache } from './count-cache.js';
import { csvSql, type CsvKind, type CsvRow } from './csv-sql.js';
import { readCursor, writeCursor, type Cursor } from './cursor.js';
import { idsSql, type IdsRow } from './ids-sql.js';
import { answerSql, type AnswerRow, type RecordKind } from './list-answer.js';
import type { SortKey } from './sort-keys.js';
import { within } from './within.js';

/** A find with everything that does not depend on the data worked out. */
export interface ListFind<Filter> {
  readonly key: string;
  /** What it finds depends on what its asker has looked at, so that its total is never kept. */
  readonly isPersonal: boolean;
  readonly scope: DataScope;
  readonly filter: Filter;
  readonly sort: readonly SortKey[];
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly offset: number;
}

/** A find, and what is known of the data's sizes. */
export type SizedFind<Filter, Sizes> = Pick<
  ListFind<Filter>,
  'filter' | 'sort' | 'cursor' | 'limit' | 'offset'
> & { readonly sizes: Sizes };

/** What is asked of the data before a find's statement is written. */
export interface SizeFacts {
  /** Records of the scope when they were last counted. */
  readonly total: number | undefined;
  /** The number a statement gives as `n`. */
  readonly count: (statement: Sql) => Promise<number>;
}

/** What one kind of record brings to lists: how its sort, its filter and its pages are written as SQL. */
export interface ListKind<Filter, Sizes, Column extends string> extends RecordKind, CsvKind<Column> {
  readonly sortKeys: (engine: Engine, sort: readonly FindSort[]) => SortKey[];
  readonly filter: (engine: Engine, scope: DataScope, plan: FindPlan) => Filter;
  /** Nothing known: what counts are made with that no find has asked for. */
  readonly unknownSizes: Sizes;
  readonly sizes: (filter: Filter, facts: SizeFacts) => Promise<Sizes>;
  /** The ids and sort keys (`k0`, `k1` …) of a page, one more than asked for. */
  readonly pageKeys: (engine: Engine, find: SizedFind<Filter, Sizes>) => Sql;
  /** The number of found records as `n`. */
  readonly countSql: (engine: Engine, filter: Filter, sizes: Sizes) => Sql;
}

/** A page of a list. */
export interface ListPage {
  /** The JSON list of the records, as text or its bytes in UTF-8. */
  readonly entries: string | Buffer;
  readonly returnedCount: number;
  readonly foundCount: number;
  /** False when `foundCount` is what was found at least; else absent. */
  readonly countIsExact?: false;
  readonly totalRecordCount: number;
  readonly cursor: { readonly next: string | null; readonly previous: string | null };
}

/** The ids of a page. */
export interface ListIds {
  readonly ids: readonly number[];
  /** Where the next ones begin; null when these were the last. */
  readonly next: string | null;
  readonly foundCount: number;
}

/** How a list is written as CSV. */
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
  /** Where the next part begins; null when this was the last. */
  readonly next: string | null;
}

/** How a find is answered. */
interface FindWishes {
  readonly countLater?: boolean | undefined;
  /** How long a find waits for its total that need not: most are known by then. */
  readonly momentMs?: number;
}

const EVERYTHING: FindPlan = {
  alternatives: [],
  sort: [],
  limit: null,
  offset: 1,
  search: null,
  cursor: null,
  options: {
    investigationStatus: null,
    investigationUnseen: false,
    displayAllMerchants: false,
    importId: null,
    forecastRisk: null,
  },
};

/** Reads lists of one kind of record. One for a server and kind: it keeps totals. */
export class ListFinder<Filter, Sizes, Column extends string> {
  readonly #database: ReadDatabase;
  readonly #kind: ListKind<Filter, Sizes, Column>;
  readonly #counts = new CountCache();
  readonly #totals = new Map<string, number>();
  readonly #answers = new WeakMap<ListFind<Filter>, { readonly sizes: string; readonly statement: Sql }>();

  constructor(database: ReadDatabase, kind: ListKind<Filter, Sizes, Column>) {
    this.#database = database;
    this.#kind = kind;
  }

  /** Works a find out; null when its cursor is not one of its sort. */
  compile(scope: DataScope, plan: FindPlan, defaultLimit: number): ListFind<Filter> | null {
    const { engine } = this.#database;
    const sort = this.#kind.sortKeys(engine, plan.sort);
    const cursor = plan.cursor === null ? null : readCursor(sort, plan.cursor);
    if (plan.cursor !== null && cursor === null) return null;
    const { alternatives, search, options, ids } = plan;
    const reader = options.investigationUnseen ? plan.askedBy : null;
    return {
      key: JSON.stringify([scopeKey(scope), alternatives, search, options, ids, reader]),
      isPersonal: options.investigationUnseen,
      scope,
      filter: this.#kind.filter(engine, scope, plan),
      sort,
      cursor,
      limit: plan.limit ?? defaultLimit,
      offset: cursor === null ? plan.offset : 1,
    };
  }

  /** The page of a find, with its exact total; with `countLater` only when that is known in a moment. */
  async find(
    find: ListFind<Filter>,
    { countLater = false, momentMs = 100 }: FindWishes = {},
  ): Promise<ListPage> {
    const sizes = await this.#sizes(find);
    const [row] = await this.#rows<AnswerRow>(this.#answer(find, sizes));
    const { entries, n, near, far, revision } = row as AnswerRow;
    const more = n > find.limit;
    const counted = this.#count(find, sizes, revision);
    const exact = countLater ? await within(momentMs, counted) : await counted;
    return {
      entries,
      returnedCount: more ? find.limit : n,
      foundCount: exact ?? find.offset - 1 + n,
      ...(exact === null && { countIsExact: false }),
      totalRecordCount: await this.#total(find.scope, revision),
      cursor: this.#cursors(find, more, near, far),
    };
  }

  /** The page of a find as the cells of a CSV. */
  async csv(find: ListFind<Filter>, request: CsvRequest<Column>): Promise<CsvPage> {
    const sizes = await this.#sizes(find);
    const { engine } = this.#database;
    const keys = this.#kind.pageKeys(engine, { ...find, sizes });
    const [row] = await this.#rows<CsvRow>(csvSql(engine, this.#kind, keys, { ...find, ...request }));
    const { cells, n, near, far, revision } = row as CsvRow;
    const { next } = this.#cursors(find, n > find.limit, near, far);
    return { cells: Buffer.from(cells ?? ''), next, foundCount: await this.#count(find, sizes, revision) };
  }

  /** The ids of the page of a find. */
  async ids(find: ListFind<Filter>): Promise<ListIds> {
    const sizes = await this.#sizes(find);
    const { engine } = this.#database;
    const keys = this.#kind.pageKeys(engine, { ...find, sizes });
    const [row] = await this.#rows<IdsRow>(idsSql(engine, this.#kind.revision, keys, find));
    const { ids, n, near, far, revision } = row as IdsRow;
    const { next } = this.#cursors(find, n > find.limit, near, far);
    return { ids: JSON.parse(ids) as number[], next, foundCount: await this.#count(find, sizes, revision) };
  }

  /** The statement of a page, put together once for a find that is kept. */
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

  /** The number of records a find is about, at that revision. */
  #count(find: ListFind<Filter>, sizes: Sizes, revision: number): Promise<number> {
    const count = () => this.#number(this.#kind.countSql(this.#database.engine, find.filter, sizes));
    return find.isPersonal ? count() : this.#counts.get(find.key, revision, count);
  }

  async #total(scope: DataScope, revision: number): Promise<number> {
    const { engine } = this.#database;
    const { filter, countSql, unknownSizes } = this.#kind;
    const total = await this.#counts.get(scopeKey(scope), revision, () =>
      this.#number(countSql(engine, filter(engine, scope, EVERYTHING), unknownSizes)),
    );
    this.#totals.set(scopeKey(scope), total);
    return total;
  }

  #sizes({ filter, scope }: ListFind<Filter>): Promise<Sizes> {
    const count = (statement: Sql) => this.#number(statement);
    return this.#kind.sizes(filter, { total: this.#totals.get(scopeKey(scope)), count });
  }

  async #number(statement: Sql): Promise<number> {
    const [row] = await this.#rows<{ n: number }>(statement);
    return row?.n ?? 0;
  }

  /** The statements of a list put their columns together by hand: JSON texts that the database has made, and the keys of a page. */
  #rows<Row extends object>({ sql, bindings }: Sql): Promise<Row[]> {
    return queryRows<Row>(this.#database.read, sql, bindings);
  }

  #cursors({ sort, cursor }: ListFind<Filter>, more: boolean, near: string | null, far: string | null) {
    const backwards = cursor?.backwards ?? false;
    const write = (keys: string | null, back: boolean) =>
      keys === null ? null : writeCursor(sort, { backwards: back, keys: JSON.parse(keys) as string[] });
    const onward = more ? write(far, backwards) : null;
    const back = write(near, !backwards);
    return backwards ? { next: back, previous: onward } : { next: onward, previous: back };
  }
}

const scopeKey = (scope: DataScope): string => (scope.kind === 'all' ? '*' : String(scope.merchantErpId));
