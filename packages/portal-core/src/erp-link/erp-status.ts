import { ORDER_STATUSES, orderMachine, type OrderEvent, type OrderStatus } from '../orders/index.js';

/** Words by which ERPs, warehouses and shops name the statuses of an order, in lower case, with spaces between words. */
const STATUS_WORDS: Readonly<Record<Exclude<OrderStatus, ''>, readonly string[]>> = {
  offen: ['offen', 'open', 'neu', 'new', 'freigegeben', 'released'],
  'on hold': ['on hold', 'onhold', 'angehalten', 'zurückgestellt', 'gesperrt', 'blocked', 'held'],
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
  storniert: ['storniert', 'storno', 'cancelled', 'canceled', 'annulliert'],
};

/** Words for what happens inside the house before an order leaves: they say nothing of a step. */
const NO_STEP_WORDS: readonly string[] = [
  'in bearbeitung',
  'processing',
  'angekündigt',
  'elektronisch angekündigt',
  'announced',
  'label erstellt',
  'label created',
  'gedruckt',
  'printed',
  'kommissioniert',
  'picked',
  'verpackt',
  'packed',
];

const BY_WORD = new Map<string, OrderStatus | 'none'>([
  ...ORDER_STATUSES.flatMap((status) =>
    status === '' ? [] : STATUS_WORDS[status].map((word) => [word, status] as const),
  ),
  ...NO_STEP_WORDS.map((word) => [word, 'none'] as const),
]);

/** The sentence in which a carrier says a word: `Die Sendung wurde elektronisch angekündigt.` */
const SENTENCE = /^die sendung (?:wurde|ist|befindet sich)\s+/;

/** The status that a word of the ERP means; `none` for a word that says nothing of a step, null for an unknown one. */
export function erpStatus(word: string): OrderStatus | 'none' | null {
  const text = word
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return BY_WORD.get(text.replace(SENTENCE, '').replace(/\.$/, '')) ?? null;
}

/** Every word that is known, for tests. */
export const ERP_STATUS_WORDS: readonly string[] = [...BY_WORD.keys()];

/** The steps that goods take. What has left the house has left it, so an order that was held takes them as well. */
const STEPS: readonly OrderEvent[] = ['release', 'deliver', 'invoice'];

/** Whether the steps of goods lead from one status to another; a status leads to itself. */
function leadsTo(from: OrderStatus, to: OrderStatus): boolean {
  if (from === to) return true;
  const step = STEPS.find((event) => orderMachine.can(from, event));
  return step !== undefined && leadsTo(orderMachine.next(from, step), to);
}

/**
 * What a status reported by the ERP does to an order. Forward only: what has happened is not undone by an older message. `cancelled` and `held`
 * are for a person to decide.
 */
export type StatusStep = 'move' | 'stay' | 'behind' | 'cancelled' | 'held';

/** What the ERP said of the order before: its last status, and whether the order is on hold because it said so. */
export interface SaidBefore {
  readonly status: OrderStatus | null;
  readonly holds: boolean;
}

/** A hold is lifted by who set it, and a hold or its end that is only repeated undoes no person's. */
export function stepTo(from: OrderStatus, to: OrderStatus, said: SaidBefore): StatusStep {
  if (from === to) return 'stay';
  if (from === 'on hold' && to === 'storniert') return said.holds ? 'move' : 'held';
  if (to === 'storniert') return orderMachine.can(from, 'cancel') ? 'move' : 'behind';
  if (from === 'storniert' || from === '') return 'cancelled';
  if (to === 'on hold') return holdStep(from, said);
  if (to === 'offen' && from === 'on hold') return said.holds ? 'move' : 'held';
  return leadsTo(from, to) ? 'move' : 'behind';
}

function holdStep(from: OrderStatus, { status }: SaidBefore): StatusStep {
  if (!orderMachine.can(from, 'hold')) return 'behind';
  return status === 'on hold' ? 'stay' : 'move';
}
