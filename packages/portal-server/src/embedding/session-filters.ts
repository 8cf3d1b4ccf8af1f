import { deliveryFilter } from '@kontor/portal-core/deliveries';
import { EMBED_LIMITS, type EmbedSessionInput } from '@kontor/portal-core/embedding';
import { orderErrorFilter } from '@kontor/portal-core/order-errors';
import { issue, type Issue } from '@kontor/portal-core/validation';
import { ORDER_FIND_FIELDS, parseFind, PRODUCT_FIND_FIELDS, type FindFields } from '@kontor/portal-core/erp';

/** When an investigation was opened changes as pages write: no filter can hold on to it. */
const { investigation_opened_at: _changing, ...ORDER_FIELDS } = ORDER_FIND_FIELDS;

/**
 * Every broken rule of a session's fixed filters. They are judged by what judges the same criteria in the lists' own calls. A filter without
 * a criterion is refused: whoever sends one meant to limit something.
 */
export function filterIssues({ filters, widgets }: EmbedSessionInput): Issue[] {
  if (filters === undefined) return [];
  const { orders, products, deliveries, order_errors } = filters;
  const issues = [
    ...(orders ? findIssues('filters.orders', orders, ORDER_FIELDS) : []),
    ...(products ? findIssues('filters.products', products, PRODUCT_FIND_FIELDS) : []),
    ...(deliveries
      ? listIssues(
          'filters.deliveries',
          deliveries,
          deliveryFilter.fromQuery(Object.fromEntries(Object.entries(deliveries))),
        )
      : []),
    ...(order_errors
      ? listIssues('filters.order_errors', order_errors, orderErrorFilter.fromQuery(order_errors))
      : []),
  ];
  if (Object.keys(filters).length === 0) issues.push(issue('filters', 'required'));
  if (JSON.stringify(filters).length > EMBED_LIMITS.filters)
    issues.push(issue('filters', 'maxLength', { max: EMBED_LIMITS.filters }));
  // What a file holds is not judged by a filter.
  if (widgets?.includes('order-import'))
    issues.push(issue(`widgets.${widgets.indexOf('order-import')}`, 'notAllowed'));
  return issues;
}

function findIssues(path: string, criteria: Record<string, string>, fields: FindFields): Issue[] {
  const parsed = parseFind({ query: [criteria] }, fields, []);
  if (!parsed.ok) return parsed.issues.map((one) => ({ ...one, path: one.path.replace('query.0', path) }));
  const [alternative] = parsed.value.alternatives;
  if (alternative === undefined) return [issue(path, 'required')];
  return alternative.omit ? [issue(`${path}.omit`, 'notAllowed')] : [];
}

function listIssues(
  path: string,
  criteria: object,
  parsed: { readonly ok: boolean; readonly issues?: readonly Issue[] },
): Issue[] {
  if (Object.values(criteria).every((value) => value === undefined)) return [issue(path, 'required')];
  return (parsed.issues ?? []).map((one) => ({ ...one, path: `${path}.${one.path}` }));
}
