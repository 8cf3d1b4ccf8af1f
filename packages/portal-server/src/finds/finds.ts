import { dataScopeOf, type DataScope, type Principal } from '@kontor/portal-core/access';
import { sideOf } from '@kontor/portal-core/investigations';
import type { Issue } from '@kontor/portal-core/validation';
import { CSV_MAX_ROWS, type GenerateCsv } from '@kontor/portal-core/wire';
import {
  parseFind,
  type ErpFind,
  type FindFields,
  type FindOption,
  type FindPlan,
} from '@kontor/portal-core/erp';
import type { ListFind } from '../erp/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';

/** Number of compiled finds that are cached: lists ask for the same few again and again. */
const KEPT = 500;
/** The merchant whose records staff download without a filter (specification 1 section 7). */
const DEFAULT_MERCHANT = 1;

/** Fields and options by which a kind of record can be found. */
export interface FindRules {
  readonly fields: FindFields;
  readonly options: readonly FindOption[];
  /** Default of a find's `limit`. */
  readonly pageSize: number;
}

/** Reads the body of a find of that user. Throws `validation_failed` with every issue, or `too_costly`. */
export function readFind(
  body: ErpFind,
  { fields, options }: Pick<FindRules, 'fields' | 'options'>,
  principal: Pick<Principal, 'userId' | 'roleId' | 'resources'>,
): FindPlan {
  const parsed = parseFind(body, fields, options);
  if (!parsed.ok) throw refusal(parsed.issues);
  return { ...parsed.value, askedBy: principal.userId, side: sideOf(principal) };
}

/** A search that costs too much is answered as one that was ended for it: with advice, not with entries to correct. */
function refusal(issues: readonly Issue[]): HttpProblem {
  const isCostly = issues.some(({ code }) => code === 'tooManyWildcards');
  return isCostly ? new HttpProblem('too_costly', { issues }) : validationFailed(issues);
}

/** The one method of a `ListFinder` that `Finds` needs. */
interface Compiler<Filter> {
  compile(scope: DataScope, plan: FindPlan, defaultLimit: number): ListFind<Filter> | null;
}

/** Compiles the finds of one kind of record and caches the latest. */
export class Finds<Filter> {
  readonly #finder: Compiler<Filter>;
  readonly #rules: FindRules;
  readonly #kept = new Map<string, ListFind<Filter>>();

  constructor(finder: Compiler<Filter>, rules: FindRules) {
    this.#finder = finder;
    this.#rules = rules;
  }

  /** The compiled find of a body. Throws `validation_failed` for unknown fields, unreadable criteria and a cursor of another sort. */
  of(body: ErpFind, principal: Principal, scope: DataScope): ListFind<Filter> {
    const { roleId, merchantErpId, fixed } = principal;
    const personal = body.query?.some(
      (request) => 'investigationUnseen' in request || 'sinceVisit' in request || 'othersAfter' in request,
    );
    const key = `${personal ? principal.userId : ''} ${roleId} ${merchantErpId} ${principal.resources.has('/getForAllMerchants')} ${JSON.stringify([fixed ?? null, body])}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const plan = readFind(body, this.#rules, principal);
    const within = dataScopeOf(principal, plan.options.displayAllMerchants) ?? scope;
    const find = this.compile(within, plan, this.#rules.pageSize);
    this.#kept.set(key, find);
    const [oldest = ''] = this.#kept.keys();
    if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return find;
  }

  /** The compiled find of a download. Without a filter staff get the records of merchant 1, other users those of their own. */
  ofDownload(download: GenerateCsv, principal: Principal, scope: DataScope): ListFind<Filter> {
    const { dialect: _dialect, columns: _columns, ids, ...body } = download;
    const asked = readFind(body, this.#rules, principal);
    const plan = ids === undefined ? asked : { ...asked, ids };
    const within = dataScopeOf(principal, plan.options.displayAllMerchants) ?? scope;
    const bounded: DataScope =
      within.kind === 'all' && isUnfiltered(plan)
        ? { kind: 'merchant', merchantErpId: DEFAULT_MERCHANT }
        : within;
    return this.compile(bounded, plan, CSV_MAX_ROWS);
  }

  /** Compiles a find as `ListFinder.compile` does; throws `validation_failed` for a cursor of another sort. */
  compile(scope: DataScope, plan: FindPlan, limit: number): ListFind<Filter> {
    const find = this.#finder.compile(scope, plan, limit);
    if (find === null) throw validationFailed([{ path: 'cursor', code: 'invalidValue' }]);
    return find;
  }
}

function isUnfiltered({ alternatives, search, options, ids }: FindPlan): boolean {
  return (
    alternatives.every(({ omit }) => omit) &&
    ids === undefined &&
    search === null &&
    Object.values(options).every((value) => value === null || value === false)
  );
}
