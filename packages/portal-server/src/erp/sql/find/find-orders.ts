import type { DataScope } from '@kontor/portal-core';
import type { FindPlan } from '@kontor/portal-core/erp';
import type { ReadDatabase } from '../../../db/database.js';
import { queryRows } from '../../../db/json-query.js';
import type { CsvPage, CsvRequest, OrderPage } from '../../erp.port.js';
import type { Sql } from '../sql.js';
import { CountCache } from './count-cache.js';
import { csvSql, type CsvRow } from './csv-sql.js';
import { readCursor, writeCursor, type Cursor } from './cursor.js';
import type { Sizes } from './index-choice.js';
import { idsSql, type IdsRow } from './ids-sql.js';
import { answerSql, type AnswerRow } from './list-answer.js';
import { orderFilter, type OrderFilter } from './order-filter.js';
import { countSql, hitCountSql, pageKeys } from './page-sql.js';
import { sortKeys, type SortKey } from './sort-keys.js';

/** Hits up to which sorting what the search index gives is cheaper than walking the list's own index. */
const RARE_HITS = 10_000;
/** Orders of a merchant up to which any sort is cheap. */
const SMALL_SCOPE = 5_000;
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

/** A find with everything that does not depend on the data worked out. */
export interface CompiledFind {
  readonly key: string;
  /** What it finds depends on what its asker has looked at, so that its total is never kept. */
  readonly isPersonal: boolean;
  readonly scope: DataScope;
  readonly filter: OrderFilter;
  readonly sort: readonly SortKey[];
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly offset: number;
}

/** The ids of a page of orders. */
export interface OrderIds {
  readonly ids: readonly number[];
  /** Where the next ones begin; null when these were the last. */
  readonly next: string | null;
  readonly foundCount: number;
}

/** Reads lists of orders. One for a server: it keeps totals. */
export class OrderFinder {
  readonly #database: ReadDatabase;
  readonly #counts = new CountCache();
  readonly #totals = new Map<string, number>();
  readonly #answers = new WeakMap<CompiledFind, { readonly sizes: Sizes; readonly statement: Sql }>();

  constructor(database: ReadDatabase) {
    this.#database = database;
  }

  /** Works a find out; null when its cursor is not one of its sort. */
  compile(scope: DataScope, plan: FindPlan, defaultLimit: number): CompiledFind | null {
    const { engine } = this.#database;
    const sort = sortKeys(engine, plan.sort);
    const cursor = plan.cursor === null ? null : readCursor(sort, plan.cursor);
    if (plan.cursor !== null && cursor === null) return null;
    const { alternatives, search, options, ids } = plan;
    const reader = options.investigationUnseen ? plan.askedBy : null;
    return {
      key: JSON.stringify([scopeKey(scope), alternatives, search, options, ids, reader]),
      isPersonal: options.investigationUnseen,
      scope,
      filter: orderFilter(engine, scope, plan),
      sort,
      cursor,
      limit: plan.limit ?? defaultLimit,
      offset: cursor === null ? plan.offset : 1,
    };
  }

  /** The page of a find, with its exact total. */
  async find(find: CompiledFind): Promise<OrderPage> {
    const sizes = await this.sizes(find);
    const [row] = await this.rows<AnswerRow>(this.#answer(find, sizes));
    const { entries, n, near, far, revision } = row as AnswerRow;
    const more = n > find.limit;
    return {
      entries,
      returnedCount: more ? find.limit : n,
      foundCount: await this.count(find, sizes, revision),
      totalRecordCount: await this.total(find.scope, revision),
      cursor: this.#cursors(find, more, near, far),
    };
  }

  /** The statement of a page, put together once for a find that is kept. */
  #answer(find: CompiledFind, sizes: Sizes): Sql {
    const kept = this.#answers.get(find);
    if (kept?.sizes.termsAreRare === sizes.termsAreRare && kept.sizes.scopeIsSmall === sizes.scopeIsSmall)
      return kept.statement;
    const { engine } = this.#database;
    const keys = pageKeys(engine, { ...find, sizes });
    const statement = answerSql(engine, keys, { ...find, backwards: find.cursor?.backwards ?? false });
    this.#answers.set(find, { sizes, statement });
    return statement;
  }

  /** The page of a find as the cells of a CSV. */
  async csv(find: CompiledFind, request: CsvRequest): Promise<CsvPage> {
    const sizes = await this.sizes(find);
    const { engine } = this.#database;
    const [row] = await this.rows<CsvRow>(
      csvSql(engine, pageKeys(engine, { ...find, sizes }), find, request),
    );
    const { cells, n, near, far, revision } = row as CsvRow;
    const { next } = this.#cursors(find, n > find.limit, near, far);
    return { cells: Buffer.from(cells ?? ''), next, foundCount: await this.count(find, sizes, revision) };
  }

  /** The ids of the page of a find. */
  async ids(find: CompiledFind): Promise<OrderIds> {
    const sizes = await this.sizes(find);
    const { engine } = this.#database;
    const [row] = await this.rows<IdsRow>(idsSql(engine, pageKeys(engine, { ...find, sizes }), find));
    const { ids, n, near, far, revision } = row as IdsRow;
    const { next } = this.#cursors(find, n > find.limit, near, far);
    return { ids: JSON.parse(ids) as number[], next, foundCount: await this.count(find, sizes, revision) };
  }

  /** The number of orders a find is about, at that revision. */
  count(find: CompiledFind, sizes: Sizes, revision: number): Promise<number> {
    const count = async () => {
      const [row] = await this.rows<{ found: number }>(countSql(this.#database.engine, find.filter, sizes));
      return row?.found ?? 0;
    };
    return find.isPersonal ? count() : this.#counts.get(find.key, revision, count);
  }

  async total(scope: DataScope, revision: number): Promise<number> {
    const total = await this.#counts.get(scopeKey(scope), revision, async () => {
      const filter = orderFilter(this.#database.engine, scope, EVERYTHING);
      const sizes = { termsAreRare: false, scopeIsSmall: false };
      const [row] = await this.rows<{ found: number }>(countSql(this.#database.engine, filter, sizes));
      return row?.found ?? 0;
    });
    this.#totals.set(scopeKey(scope), total);
    return total;
  }

  async sizes({ filter, scope }: CompiledFind): Promise<Sizes> {
    const scopeIsSmall = (this.#totals.get(scopeKey(scope)) ?? Infinity) <= SMALL_SCOPE;
    if (filter.terms.length === 0) return { termsAreRare: false, scopeIsSmall };
    const [row] = await this.rows<{ hits: number }>(hitCountSql(filter.terms, RARE_HITS + 1));
    return { termsAreRare: (row?.hits ?? 0) <= RARE_HITS, scopeIsSmall };
  }

  rows<Row extends object>({ sql, bindings }: Sql): Promise<Row[]> {
    return queryRows<Row>(this.#database.read, sql, bindings);
  }

  #cursors({ sort, cursor, offset }: CompiledFind, more: boolean, near: string | null, far: string | null) {
    const backwards = cursor?.backwards ?? false;
    const write = (keys: string | null, back: boolean) =>
      keys === null ? null : writeCursor(sort, { backwards: back, keys: JSON.parse(keys) as string[] });
    const onward = more ? write(far, backwards) : null;
    const back = cursor !== null || offset > 1 ? write(near, !backwards) : null;
    return backwards ? { next: back, previous: onward } : { next: onward, previous: back };
  }
}

const scopeKey = (scope: DataScope): string => (scope.kind === 'all' ? '*' : String(scope.merchantErpId));
