import type { Issue, Parsed } from '../validation/index.js';

/** The query of an address as a router delivers it: texts, or the numbers, booleans and lists it made of them. */
export type Search = Readonly<Record<string, unknown>>;

/**
 * One criterion of a list. `Part` is what it adds to the filter, `Query` what it adds to the query of the list's call. A value that is not
 * set may be absent, `undefined`, false or empty.
 */
export interface Criterion<Part extends object, Query extends object> {
  /** True when the criterion widens the list instead of narrowing it. */
  readonly isScope?: boolean;
  /** The criterion as texts for an address, by name. */
  toSearch(part: Part): Readonly<Record<string, string>>;
  /** Reads the criterion from an address; values that cannot be read are not set. */
  fromSearch(search: Search): Part;
  toQuery(part: Part): Query;
  fromQuery(query: Query): Parsed<Part>;
}

/** The criteria of a list and their representations: texts of an address, the query of a call. */
export interface ListFilter<Filter extends object, Query extends object> {
  /** The filter as texts for an address; `fromSearch` reads them back to the same filter. */
  toSearch(filter: Filter): Record<string, string>;
  /** Reads the filter from an address. Values that cannot be read are left out, since an address may be typed by hand or be old. */
  fromSearch(search: Search): Filter;
  /** The filter as the query of the list's call. */
  toQuery(filter: Filter): Query;
  /** Parses the query of the list's call; every invalid parameter is an issue. */
  fromQuery(query?: Query): Parsed<Filter>;
  /** Whether the filter narrows the list, apart from `always`, the part that is always set. A scope narrows nothing. */
  isNarrowed(filter: Filter, always?: Filter): boolean;
}

/** The filter type of a description: `FilterOf<typeof orderFilter>`. */
export type FilterOf<List> = List extends ListFilter<infer Filter, infer _Query> ? Filter : never;

type AnyCriterion = Criterion<object, object>;
/** The intersection of all members of a union. */
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { readonly [Name in keyof All]: All[Name] }
  : never;
type PartOf<C> = C extends Criterion<infer Part, infer _Query> ? Part : never;
type QueryOf<C> = C extends Criterion<infer _Part, infer Query> ? Query : never;

/** Defines the filter of a list by its criteria; its type and all representations are derived. */
export function defineFilter<C extends readonly AnyCriterion[]>(
  ...criteria: C
): ListFilter<AllOf<PartOf<C[number]>>, AllOf<QueryOf<C[number]>>> {
  type Filter = AllOf<PartOf<C[number]>>;
  const merged = (partOf: (criterion: AnyCriterion) => object): object =>
    criteriaSet(Object.assign({}, ...criteria.map(partOf)) as object);
  const narrowing = (filter: object) =>
    JSON.stringify(merged((one) => (one.isScope ? {} : one.toSearch(filter))));
  return {
    toSearch: (filter) => merged((one) => one.toSearch(filter)) as Record<string, string>,
    fromSearch: (search) => merged((one) => one.fromSearch(search)) as Filter,
    toQuery: (filter) => merged((one) => one.toQuery(filter)) as AllOf<QueryOf<C[number]>>,
    fromQuery(query: object = {}) {
      const read = criteria.map((one) => one.fromQuery(query));
      const issues = read.flatMap((one): readonly Issue[] => (one.ok ? [] : one.issues));
      if (issues.length > 0) return { ok: false, issues };
      const parts = read.map((one) => (one.ok ? one.value : {}));
      return { ok: true, value: criteriaSet(Object.assign({}, ...parts) as Filter) };
    },
    isNarrowed: (filter, always = {} as Filter) => narrowing(filter) !== narrowing(always),
  };
}

/** The filter with only the criteria that are set. */
export function criteriaSet<Filter extends object>(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value))) as Filter;
}

/** Whether a value is set; false, empty values and a range of days without either end are not. */
function isSet(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSet);
  return value !== undefined && value !== null && value !== '' && value !== false;
}
