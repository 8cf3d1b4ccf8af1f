import { INVESTIGATION_STATUSES } from '../orders/order.types.js';
import { issue, type Issue, type Parsed } from '../validation/index.js';
import { parseCriterion } from './criterion.parse.js';
import type { ErpFind, ErpFindRequest, ErpSort } from './erp.types.js';
import type {
  FindAlternative,
  FindCriterion,
  FindFields,
  FindOptions,
  FindPlan,
  FindSort,
} from './find.plan.js';

const INVESTIGATIONS = ['any', ...INVESTIGATION_STATUSES] as const;
const FLAGS = new Map<string | boolean, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
]);

/**
 * Reads a find against the fields there are (api.md, "ERP find"). An unknown field (`unknownField`) or an unreadable criterion
 * (`invalidValue`) is told by its place, `query.0.AUFTRA::Foo`; nothing is ignored silently. Query objects that hold only options
 * of the whole find are no alternatives; of an option given twice the last counts.
 */
export function parseFind(find: ErpFind, fields: FindFields): Parsed<FindPlan> {
  const issues: Issue[] = [];
  const alternatives: FindAlternative[] = [];
  let options: FindOptions = { investigationStatus: null, displayAllMerchants: false };
  for (const [index, request] of (find.query ?? []).entries()) {
    options = { ...options, ...readOptions(issues, `query.${index}`, request) };
    const alternative = readAlternative(issues, `query.${index}`, request, fields);
    if (alternative !== null) alternatives.push(alternative);
  }
  const sort = (find.sort ?? []).flatMap((entry, index) => readSort(issues, index, entry, fields));
  if (issues.length > 0) return { ok: false, issues };
  const { limit = null, offset = 1, search = null, cursor = null } = find;
  return { ok: true, value: { alternatives, sort, limit, offset, search, cursor, options } };
}

function readOptions(issues: Issue[], path: string, request: ErpFindRequest): Partial<FindOptions> {
  const { investigationStatus: status, displayAllMerchants: all } = request;
  const investigationStatus = INVESTIGATIONS.find((known) => known === status);
  const displayAllMerchants = all === undefined ? undefined : FLAGS.get(all);
  if (status !== undefined && investigationStatus === undefined)
    issues.push(issue(`${path}.investigationStatus`, 'invalidValue'));
  if (all !== undefined && displayAllMerchants === undefined)
    issues.push(issue(`${path}.displayAllMerchants`, 'invalidValue'));
  return {
    ...(investigationStatus === undefined ? {} : { investigationStatus }),
    ...(displayAllMerchants === undefined ? {} : { displayAllMerchants }),
  };
}

function readAlternative(
  issues: Issue[],
  path: string,
  request: ErpFindRequest,
  fields: FindFields,
): FindAlternative | null {
  const { omit: omitText = false, investigationStatus: _, displayAllMerchants: __, ...named } = request;
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

/** The field's name without its table, or null when there is no such field or it stands in another table. */
function bareName(name: string, fields: FindFields): string | null {
  const at = name.indexOf('::');
  const bare = at < 0 ? name : name.slice(at + 2);
  if (!Object.hasOwn(fields, bare)) return null;
  return at < 0 || name.slice(0, at) === fields[bare]?.table ? bare : null;
}
