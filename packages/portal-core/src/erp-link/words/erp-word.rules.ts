import { DELIVERY_STATUSES } from '../../deliveries/index.js';
import { ORDER_STATUSES } from '../../orders/index.js';
import { checkLength, cleanText, issue, type Issue } from '../../validation/index.js';
import { ERP_LIMITS } from '../erp-link.types.js';
import { NO_STEP, type ErpWordInput, type WordKind } from './erp-word.types.js';

/** The statuses that a word may mean; null where any text is a meaning. */
export const ERP_MEANINGS: Readonly<Record<WordKind, readonly string[] | null>> = {
  status: [...ORDER_STATUSES.filter((status) => status !== ''), NO_STEP],
  delivery_status: [...DELIVERY_STATUSES, NO_STEP],
  carrier: null,
  warehouse: null,
  position: null,
};

const NEEDED = { min: 1, max: ERP_LIMITS.text };

/**
 * Every broken rule of a word that is to be stored.
 * @param warehouses names of Kontor's warehouses.
 */
export function validateErpWord(
  { kind, word, meaning, place }: ErpWordInput,
  warehouses: readonly string[],
): Issue[] {
  const issues: Issue[] = [];
  checkLength(issues, 'word', word, NEEDED);
  checkLength(issues, 'meaning', meaning, NEEDED);
  checkLength(issues, 'place', place, { ...NEEDED, min: 0 });
  if (issues.length > 0) return issues;
  if (ERP_MEANINGS[kind]?.includes(meaning) === false)
    issues.push(issue('meaning', kind === 'status' ? 'unknownErpStatus' : 'unknownDeliveryStatus'));
  const isUnknown = (name: string) => !warehouses.includes(cleanText(name));
  if (kind === 'warehouse' && isUnknown(meaning)) issues.push(issue('meaning', 'unknownWarehouse'));
  const ofPlace = cleanText(place);
  if (kind === 'position' && ofPlace !== '' && isUnknown(place))
    issues.push(issue('place', 'unknownWarehouse'));
  if (kind !== 'position' && kind !== 'warehouse' && ofPlace !== '')
    issues.push(issue('place', 'unknownField'));
  return issues;
}
