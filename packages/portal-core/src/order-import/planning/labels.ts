import type { NewOrder, OrderItem } from '../../orders/index.js';
import { isRejected, type CheckedOrder } from '../checking/orders/checked-order.js';

/** Reasons why an order is shown: it is the first in the file, or its form differs from the others. */
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

/** An order as printed on the parcel. */
export interface OrderLabel {
  /** Line on which its first row begins. */
  readonly line: number;
  readonly external_order_id: string;
  /** Lines of the address from top to bottom; the last one is the country code, except for Germany. */
  readonly address: readonly string[];
  readonly items: readonly OrderItem[];
  readonly form: LabelForm;
}

/** Picks the orders of a file that a person should see before anything is stored. */
export interface LabelPicker {
  /** Takes orders in file order; rejected ones are skipped. */
  add(orders: readonly CheckedOrder[]): void;
  /** At most twelve labels by line: the first three orders, and one of each form that differs. */
  labels(): readonly OrderLabel[];
}

const NONE: readonly LabelForm[] = [];
const FIRST = 3;
const HOME = 'DE';

/** An order to show, with the measures used to find the extremes. */
interface Seen extends Measures {
  readonly label: Omit<OrderLabel, 'form'>;
}
interface Measures {
  /** Characters in the longest line of the address. */
  readonly longest: number;
  /** Number of lines in the address. */
  readonly parts: number;
  readonly items: number;
}

export function createLabelPicker(): LabelPicker {
  const first: Seen[] = [];
  const chosen = new Map<LabelForm, Seen>();
  let open = Object.keys(FORMS) as Form[];
  let mostParts = 0;
  // The extremes so far. Of equal orders the earlier is kept, so that the same file gives the same labels.
  let [mostItems, longest, fewest] = [1, -1, Number.POSITIVE_INFINITY];
  const formsOf = ({ address }: NewOrder, measures: Measures): readonly LabelForm[] => {
    let forms = NONE;
    for (const form of open) if (FORMS[form](address)) forms = [...forms, form];
    if (measures.items > mostItems) forms = [...forms, 'mostItems'];
    if (measures.longest > longest) forms = [...forms, 'longest'];
    if (measures.parts < fewest) forms = [...forms, 'fewest'];
    return forms;
  };
  const add = (order: NewOrder, line: number) => {
    const measures = measuresOf(order);
    const forms = formsOf(order, measures);
    mostParts = Math.max(mostParts, measures.parts);
    mostItems = Math.max(mostItems, measures.items);
    longest = Math.max(longest, measures.longest);
    fewest = Math.min(fewest, measures.parts);
    // Nearly every order ends here.
    if (first.length >= FIRST && forms.length === 0) return;
    const seen = { label: labelOf(order, line), ...measures };
    if (first.length < FIRST) first.push(seen);
    for (const form of forms) chosen.set(form, seen);
    open = open.filter((form) => !chosen.has(form));
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

/** Salutations as printed before a name; a company has none. */
const BEFORE_NAME = { herr: 'Herr', frau: 'Frau', firma: '', '': '' } as const;

function withSalutation({ address: { salutation, name } }: NewOrder): string {
  return name === '' ? '' : `${BEFORE_NAME[salutation]} ${name}`.trim();
}

type Address = NewOrder['address'];

/** Forms of an address of which the first occurrence is shown. */
const FORMS = {
  packstation: ({ street }: Address) => /\bPackstation\b/i.test(street),
  postfiliale: ({ street }: Address) => /\bPostfiliale\b/i.test(street),
  company: ({ company }: Address) => company !== '',
  abroad: ({ country_code }: Address) => country_code !== HOME,
  addition: ({ address_second_line }: Address) => address_second_line !== '',
  secondName: ({ second_name }: Address) => second_name !== '',
} as const;
type Form = keyof typeof FORMS;

/** Measures of the label that `labelOf` would return, without creating it. */
function measuresOf({ address, items }: NewOrder): Measures {
  const { company, name, second_name, street, address_second_line, postal_code, city } = address;
  const before = BEFORE_NAME[address.salutation].length;
  const person = name === '' || before === 0 ? name.length : before + 1 + name.length;
  const town = postal_code.length + city.length + (postal_code === '' || city === '' ? 0 : 1);
  const abroad = address.country_code === HOME ? 0 : address.country_code.length;
  return {
    longest: Math.max(
      company.length,
      person,
      second_name.length,
      street.length,
      address_second_line.length,
      town,
      abroad,
    ),
    parts:
      Math.sign(company.length) +
      Math.sign(person) +
      Math.sign(second_name.length) +
      Math.sign(street.length) +
      Math.sign(address_second_line.length) +
      Math.sign(town) +
      Math.sign(abroad),
    items: items.length,
  };
}
