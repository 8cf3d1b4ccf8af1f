import { INVESTIGATION_STATUSES } from '../investigations/index.js';
import { RISK_FILTERS } from '../products/index.js';
import { issue, type Issue, type Parsed } from '../validation/index.js';
import { parseCriterion } from './criterion.parse.js';
import type { ErpFind, ErpSort } from '../erp-records/index.js';
import type {
  FindAlternative,
  FindCriterion,
  FindFields,
  FindOption,
  FindOptions,
  FindPlan,
  FindSort,
} from './find.plan.js';

/** Most wildcards in the criteria of a find: two in each of the twenty alternatives. */
const MAX_WILDCARDS = 40;
const ID = /^[1-9]\d{0,14}$/;
const FLAGS = new Map<string | boolean, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
]);
const INVESTIGATIONS = ['any', ...INVESTIGATION_STATUSES] as const;

const idOf = (text: string | boolean): number | undefined =>
  typeof text === 'string' && ID.test(text) ? Number(text) : undefined;

/** Readers of the options in a query object; undefined when a value cannot be read. */
const OPTION_READERS: {
  readonly [Name in FindOption]: (text: string | boolean) => FindOptions[Name] | undefined;
} = {
  investigationStatus: (text) => INVESTIGATIONS.find((known) => known === text),
  investigationUnseen: (text) => FLAGS.get(text),
  investigationWaiting: (text) => FLAGS.get(text),
  sinceVisit: (text) => FLAGS.get(text),
  displayAllMerchants: (text) => FLAGS.get(text),
  importId: idOf,
  othersAfter: idOf,
  forecastRisk: (text) => RISK_FILTERS.find((known) => known === text),
};
/** The options of a find that gives none. */
export const NO_FIND_OPTIONS: FindOptions = {
  investigationStatus: null,
  investigationUnseen: false,
  investigationWaiting: false,
  sinceVisit: false,
  displayAllMerchants: false,
  importId: null,
  othersAfter: null,
  forecastRisk: null,
};
/** The options of finds of orders and of products. */
export const ORDER_FIND_OPTIONS = [
  'investigationStatus',
  'investigationUnseen',
  'investigationWaiting',
  'sinceVisit',
  'displayAllMerchants',
  'importId',
  'othersAfter',
] as const;
export const PRODUCT_FIND_OPTIONS = ['forecastRisk', 'displayAllMerchants'] as const;

/**
 * Parses a find against the existing fields (api.md, "ERP find"). An unknown field (`unknownField`) or an unreadable criterion
 * (`invalidValue`) is reported at its path, `query.0.AUFTRA::Foo`; nothing is ignored silently. Query objects that hold only options of the
 * whole find are no alternatives; of an option given twice, the last applies.
 */
export function parseFind(
  find: ErpFind,
  fields: FindFields,
  known: readonly FindOption[] = ORDER_FIND_OPTIONS,
): Parsed<FindPlan> {
  const issues: Issue[] = [];
  const alternatives: FindAlternative[] = [];
  let options = NO_FIND_OPTIONS;
  for (const [index, request] of (find.query ?? []).entries()) {
    const named = Object.entries(request).map(
      ([name, value]) => [name, typeof value === 'number' ? String(value) : value] as const,
    );
    const isOption = ([name]: readonly [string, unknown]) => known.some((option) => option === name);
    const path = `query.${index}`;
    options = { ...options, ...readOptions(issues, path, named.filter(isOption)) };
    const criteria = Object.fromEntries(named.filter((entry) => !isOption(entry)));
    const alternative = readAlternative(issues, path, criteria, fields);
    if (alternative !== null) alternatives.push(alternative);
  }
  if (wildcardsOf(alternatives) > MAX_WILDCARDS)
    issues.push(issue('query', 'tooManyWildcards', { max: MAX_WILDCARDS }));
  const sort = (find.sort ?? []).flatMap((entry, index) => readSort(issues, index, entry, fields));
  if (issues.length > 0) return { ok: false, issues };
  const { limit = null, offset = 1, search = null, cursor = null } = find;
  return { ok: true, value: { alternatives, sort, limit, offset, search, cursor, options } };
}

/** Number of wildcards among the criteria: each has every record read from there on. */
function wildcardsOf(alternatives: readonly FindAlternative[]): number {
  return alternatives
    .flatMap(({ criteria }) => criteria)
    .reduce((sum, criterion) => sum + (criterion.op === 'pattern' ? criterion.values.length - 1 : 0), 0);
}

function readOptions(
  issues: Issue[],
  path: string,
  given: readonly (readonly [string, string | boolean])[],
): Partial<FindOptions> {
  const read = given.flatMap(([name, text]) => {
    const value = OPTION_READERS[name as FindOption](text);
    if (value === undefined) issues.push(issue(`${path}.${name}`, 'invalidValue'));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read);
}

function readAlternative(
  issues: Issue[],
  path: string,
  request: Readonly<Record<string, string | boolean>>,
  fields: FindFields,
): FindAlternative | null {
  const { omit: omitText = false, ...named } = request;
  const omit = FLAGS.get(omitText);
  const entries = Object.entries(named);
  if (omit === undefined || (omit && entries.length === 0))
    issues.push(issue(`${path}.omit`, 'invalidValue'));
  const criteria = entries.flatMap(([name, text]) =>
    readCriterion(issues, `${path}.${name}`, fields, [name, text]),
  );
  return criteria.length === 0 ? null : { criteria, omit: omit ?? false };
}

function readCriterion(
  issues: Issue[],
  path: string,
  fields: FindFields,
  [name, text]: readonly [string, string | boolean],
): FindCriterion[] {
  const field = bareName(name, fields);
  const kind = field === null ? undefined : fields[field]?.kind;
  if (field === null || kind === undefined) {
    issues.push(issue(path, 'unknownField'));
    return [];
  }
  const criterion = typeof text === 'string' ? parseCriterion(field, kind, text) : null;
  if (criterion !== null) return [criterion];
  issues.push(issue(path, 'invalidValue'));
  return [];
}

function readSort(
  issues: Issue[],
  index: number,
  { fieldName, sortOrder }: ErpSort,
  fields: FindFields,
): FindSort[] {
  const field = bareName(fieldName, fields);
  if (field !== null) return [{ field, descending: sortOrder === 'descend' }];
  issues.push(issue(`sort.${index}.fieldName`, 'unknownField'));
  return [];
}

/** The field's name without its table, or null when the field does not exist or belongs to another table. */
function bareName(name: string, fields: FindFields): string | null {
  const at = name.indexOf('::');
  const bare = at < 0 ? name : name.slice(at + 2);
  if (!Object.hasOwn(fields, bare)) return null;
  return at < 0 || name.slice(0, at) === fields[bare]?.table ? bare : null;
}
