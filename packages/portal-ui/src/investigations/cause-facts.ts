import type { CauseState } from '@kontor/portal-core/comments';
import { formatInstant } from '@kontor/portal-core/dates';
import { linesOf } from '@kontor/portal-core/erp';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import { ORDER_STATUSES, ORDER_STATUS_TEXTS } from '@kontor/portal-core/orders';

/** One fact of what an investigation is about: as it was, and as it is. */
export interface CauseFact {
  readonly label: TextKey;
  /** Lines are separated by line breaks. */
  readonly then: string;
  /** Null when what it is about is gone. */
  readonly now: string | null;
}

interface Words {
  readonly translate: Translate;
  readonly timeZone: string;
}

/** The facts of a state then and now that say something, in the order in which they are read. */
export function causeFacts(then: CauseState, now: CauseState | null, words: Words): readonly CauseFact[] {
  const present = now === null ? null : factsOf(now, words);
  return factsOf(then, words)
    .map(([label, text], index) => ({ label, then: text, now: present && (present[index]?.[1] ?? '') }))
    .filter((fact) => fact.then !== '' || (fact.now ?? '') !== '');
}

/** True when a fact is another one by now. */
export const isChanged = ({ then, now }: CauseFact): boolean => then !== now;

type Fact = readonly [TextKey, string];

function factsOf(state: CauseState, { translate, timeZone }: Words): readonly Fact[] {
  if (state.kind === 'order_error') {
    return [
      ['orderErrors.type', state.type],
      ['orderErrors.status', state.status],
      ['orderErrors.errorDate', formatInstant(Date.parse(state.error_date), timeZone)],
      ['orderErrors.description', state.description],
    ];
  }
  if (state.kind === 'delivery_line') {
    return [
      ['investigations.lineAnnounced', translate('deliveries.announcedUnits', { qty: state.ordered })],
      ['investigations.lineArrived', translate('deliveries.announcedUnits', { qty: state.booked })],
      ['investigations.lineReason', state.reason],
    ];
  }
  const status = ORDER_STATUSES.find((known) => known === state.status);
  const products = state.items.map(({ qty, name, id }) =>
    translate('orders.productQuantity', { qty, name: name || id }),
  );
  return [
    ['orders.status', status ? translate(ORDER_STATUS_TEXTS[status]) : ''],
    ['orders.products', products.join('\n')],
    ['investigations.address', linesOf(state.address).join('\n')],
    ['orders.trackingNumber', linesOf(state.tracking_number).join('\n')],
    ['investigations.carrier', state.carrier],
    ['investigations.warehouseNote', state.comment],
  ];
}
