import type { NewOrder, OrderItem } from '../../orders/index.js';
import { isRejected, type CheckedOrder } from '../checking/order-group.js';

/** Why an order is shown: it stands first in the file, or differs in form from the others. */
export const LABEL_FORMS = [
  'packstation',
  'postfiliale',
  'company',
  'abroad',
  'addition',
  'secondName',
  'mostItems',
  'longest',
  'fewest',
  'first',
] as const;
export type LabelForm = (typeof LABEL_FORMS)[number];

/** An order as it will stand on the parcel. */
export interface OrderLabel {
  /** Line its first row begins on. */
  readonly line: number;
  readonly external_order_id: string;
  /** Lines of the address from top to bottom; the last one is the country's code unless it is Germany. */
  readonly address: readonly string[];
  readonly items: readonly OrderItem[];
  readonly form: LabelForm;
}

/** Picks, from the orders of a file, those a person should see before anything is stored. */
export interface LabelPicker {
  /** Takes in orders in file order; rejected ones are passed over. */
  add(orders: readonly CheckedOrder[]): void;
  /** At most twelve labels by line: the first three orders, and one of every form that differs. */
  labels(): readonly OrderLabel[];
}

const FIRST = 3;
const HOME = 'DE';

/** What is measured of an order to find the extremes. */
interface Seen {
  readonly label: Omit<OrderLabel, 'form'>;
  readonly longest: number;
  readonly parts: number;
}

export function createLabelPicker(): LabelPicker {
  const first: Seen[] = [];
  const chosen = new Map<LabelForm, Seen>();
  let mostParts = 0;
  const add = (order: NewOrder, line: number) => {
    const seen = measured(order, line);
    mostParts = Math.max(mostParts, seen.parts);
    if (first.length < FIRST) first.push(seen);
    for (const form of formsOf(order)) if (!chosen.has(form)) chosen.set(form, seen);
    keepExtremes(chosen, seen);
  };
  return {
    add(orders) {
      // A checked order is normalised.
      for (const one of orders) if (!isRejected(one)) add(one.order as NewOrder, one.lines[0] ?? 0);
    },
    labels() {
      const forms = LABEL_FORMS.flatMap((form) => {
        const seen = chosen.get(form);
        return seen === undefined || (form === 'fewest' && seen.parts === mostParts) ? [] : [{ form, seen }];
      });
      const all = [...forms, ...first.map((seen) => ({ form: 'first' as const, seen }))];
      const byLine = new Map<number, OrderLabel>();
      for (const { form, seen } of all)
        if (!byLine.has(seen.label.line)) byLine.set(seen.label.line, { ...seen.label, form });
      return [...byLine.values()].sort((a, b) => a.line - b.line);
    },
  };
}

/** The label of one order. */
export function labelOf(order: NewOrder, line: number): Omit<OrderLabel, 'form'> {
  const { address, items, external_order_id } = order;
  const lines = [
    address.company,
    withSalutation(order),
    address.second_name,
    address.street,
    address.address_second_line,
    `${address.postal_code} ${address.city}`.trim(),
    address.country_code === HOME ? '' : address.country_code,
  ];
  return { line, external_order_id, address: lines.filter((text) => text !== ''), items };
}

/** Salutations as they stand before a name; a company has none. */
const BEFORE_NAME = { herr: 'Herr', frau: 'Frau', firma: '', '': '' } as const;

function withSalutation({ address: { salutation, name } }: NewOrder): string {
  return name === '' ? '' : `${BEFORE_NAME[salutation]} ${name}`.trim();
}

function formsOf({ address }: NewOrder): LabelForm[] {
  const forms: LabelForm[] = [];
  if (/\bPackstation\b/i.test(address.street)) forms.push('packstation');
  if (/\bPostfiliale\b/i.test(address.street)) forms.push('postfiliale');
  if (address.company !== '') forms.push('company');
  if (address.country_code !== HOME) forms.push('abroad');
  if (address.address_second_line !== '') forms.push('addition');
  if (address.second_name !== '') forms.push('secondName');
  return forms;
}

function measured(order: NewOrder, line: number): Seen {
  const label = labelOf(order, line);
  return {
    label,
    longest: Math.max(...label.address.map(({ length }) => length), 0),
    parts: label.address.length,
  };
}

/** Of equals the earlier one stays, so that the same file gives the same labels. */
function keepExtremes(chosen: Map<LabelForm, Seen>, seen: Seen): void {
  const keep = (form: LabelForm, isMore: (other: Seen) => boolean) => {
    const other = chosen.get(form);
    if (other === undefined || isMore(other)) chosen.set(form, seen);
  };
  if (seen.label.items.length > 1)
    keep('mostItems', (other) => seen.label.items.length > other.label.items.length);
  keep('longest', (other) => seen.longest > other.longest);
  keep('fewest', (other) => seen.parts < other.parts);
}
