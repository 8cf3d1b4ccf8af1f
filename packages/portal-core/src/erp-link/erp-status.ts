import { ORDER_STATUSES, orderMachine, type OrderEvent, type OrderStatus } from '../orders/index.js';

/** Words by which ERPs, warehouses and shops name the statuses of an order, in lower case. */
export const ERP_STATUS_WORDS: Readonly<Record<Exclude<OrderStatus, ''>, readonly string[]>> = {
  offen: [
    'offen',
    'open',
    'neu',
    'new',
    'freigegeben',
    'released',
    'in bearbeitung',
    'processing',
    'angekündigt',
    'elektronisch angekündigt',
    'announced',
    'label erstellt',
    'label created',
    'gedruckt',
    'printed',
  ],
  'on hold': ['on hold', 'onhold', 'on_hold', 'angehalten', 'zurückgestellt', 'gesperrt', 'blocked', 'held'],
  geliefert: [
    'geliefert',
    'ausgeliefert',
    'versendet',
    'versandt',
    'verschickt',
    'shipped',
    'dispatched',
    'sent',
    'fulfilled',
    'delivered',
    'zugestellt',
    'unterwegs',
    'in zustellung',
    'in transit',
    'out for delivery',
    'abgeholt',
    'picked up',
    'completed',
  ],
  verrechnet: ['verrechnet', 'fakturiert', 'berechnet', 'abgerechnet', 'invoiced', 'billed'],
  storniert: ['storniert', 'storno', 'cancelled', 'canceled'],
};

const BY_WORD = new Map(
  ORDER_STATUSES.flatMap((status) =>
    status === '' ? [] : ERP_STATUS_WORDS[status].map((word) => [word, status] as const),
  ),
);

/** The status that a word of the ERP means; null for an unknown word. */
export const erpStatus = (word: string): OrderStatus | null => BY_WORD.get(word.trim().toLowerCase()) ?? null;

/** The steps that goods take. What has left the house has left it, so an order that was held takes them as well. */
const STEPS: readonly OrderEvent[] = ['release', 'deliver', 'invoice'];

/** Whether the steps of goods lead from one status to another; a status leads to itself. */
function leadsTo(from: OrderStatus, to: OrderStatus): boolean {
  if (from === to) return true;
  const step = STEPS.find((event) => orderMachine.can(from, event));
  return step !== undefined && leadsTo(orderMachine.next(from, step), to);
}

/**
 * What a status reported by the ERP does to an order. Forward only: what has happened is not undone by an older message. Only the ERP's own
 * hold is lifted by it, a person's is not. `cancelled` and `held` are for a person to decide.
 */
export type StatusStep = 'move' | 'stay' | 'behind' | 'cancelled' | 'held';

/** @param reported the status that the ERP reported last; null when it reported none. */
export function stepTo(from: OrderStatus, to: OrderStatus, reported: OrderStatus | null): StatusStep {
  if (from === to) return 'stay';
  if (to === 'storniert') return orderMachine.can(from, 'cancel') ? 'move' : 'behind';
  if (from === 'storniert' || from === '') return 'cancelled';
  if (to === 'on hold') return orderMachine.can(from, 'hold') ? 'move' : 'behind';
  if (to === 'offen' && from === 'on hold') return reported === 'on hold' ? 'move' : 'held';
  return leadsTo(from, to) ? 'move' : 'behind';
}
