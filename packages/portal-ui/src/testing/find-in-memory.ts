import {
  isoFromErpDate,
  ORDER_FIND_FIELDS,
  parseFind,
  type ErpFind,
  type ErpOrder,
  type FindCriterion,
  type FindSort,
} from '@kontor/portal-core/erp';
import { refuse } from './refusal.js';

/** Answers a find as the server does, over orders in memory. */
export function findInMemory(orders: readonly ErpOrder[], find: ErpFind) {
  const parsed = parseFind(find, ORDER_FIND_FIELDS);
  if (!parsed.ok) return refuse('validation_failed', { issues: parsed.issues });
  const { alternatives, sort, search, options, offset } = parsed.value;
  const found = orders
    .filter(
      (order) =>
        alternatives.length === 0 ||
        alternatives.some(({ criteria }) => criteria.every((one) => holds(order, one))),
    )
    .filter((order) => search === null || JSON.stringify(order).toLowerCase().includes(search.toLowerCase()))
    .filter((order) => options.investigationStatus === null || order.investigation_status !== null)
    .toSorted((a, b) => compare(a, b, sort));
  const limit = parsed.value.limit ?? 50;
  const entries = found.slice(offset - 1, offset - 1 + limit);
  return {
    entries,
    dataInfo: { foundCount: found.length, returnedCount: entries.length, totalRecordCount: orders.length },
  };
}

function valueOf(order: ErpOrder, field: string): string | number {
  if (field === 'Nr_Artikel') return order.portalData.AUFTRAPOS_AUFTRA_SL[0]?.Nr_Artikel ?? '';
  const value = order.fieldData[field as keyof ErpOrder['fieldData']];
  return field === 'Datum' ? isoFromErpDate(String(value)) : value;
}

function holds(order: ErpOrder, criterion: FindCriterion): boolean {
  const value = valueOf(order, criterion.field);
  const text = String(value).toLowerCase();
  switch (criterion.op) {
    case 'equals':
      return text === String(criterion.value).toLowerCase();
    case 'begins':
      return text.split(/\s/).some((word) => word.startsWith(criterion.value.toLowerCase()));
    case 'range':
      return value >= criterion.values[0] && value <= criterion.values[1];
    case 'gte':
      return value >= criterion.value;
    case 'lte':
      return value <= criterion.value;
    default:
      throw new Error(`The screens do not ask ${criterion.op}`);
  }
}

function compare(a: ErpOrder, b: ErpOrder, sort: readonly FindSort[]): number {
  for (const { field, descending } of sort) {
    const [one, other] = [valueOf(a, field), valueOf(b, field)];
    if (one !== other) return (one < other ? -1 : 1) * (descending ? -1 : 1);
  }
  return 0;
}
