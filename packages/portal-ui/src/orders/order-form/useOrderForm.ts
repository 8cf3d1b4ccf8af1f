import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  isSameForm,
  issueMessage,
  validateOrderForm,
  type DeliveryAddress,
  type Issue,
  type OrderForm,
  type TextKey,
} from '@kontor/portal-core';
import { useTranslate } from '../../provider/index.js';

/** A form of an order being filled in. */
export interface OrderFormState {
  readonly form: OrderForm;
  /** Entries would be lost. */
  readonly isDirty: boolean;
  /** Staff says whose order it is. */
  readonly asksMerchant: boolean;
  readonly change: (part: Partial<OrderForm>) => void;
  readonly changeAddress: (part: Partial<Record<keyof DeliveryAddress, string>>) => void;
  /** What is wrong at a path, in words; nothing before the form was sent once. */
  readonly errorAt: (path: string) => string | undefined;
  /** What is wrong with the items, in words. */
  readonly itemsError: string | undefined;
  /** Hands the form on when it breaks no rule; else tells all that is wrong and leads to the first. */
  readonly submit: () => void;
  /** Goes around the fields. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

export interface OrderFormOptions {
  readonly initial: OrderForm;
  readonly asksMerchant: boolean;
  /** What the server found wrong with the form as it was sent. */
  readonly refused: readonly Issue[];
  readonly onSubmit: (form: OrderForm) => void;
}

/** Keeps the entries of an order's form and judges them as the server does, live once it was sent. */
export function useOrderForm({ initial, asksMerchant, refused, onSubmit }: OrderFormOptions): OrderFormState {
  const translate = useTranslate();
  const ref = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(initial);
  const [sent, setSent] = useState<OrderForm | null>(null);
  const [attempts, countAttempt] = useState(0);
  const own = attempts > 0 ? validateOrderForm(form, { merchant: asksMerchant }) : [];
  const issues = sent === form ? [...own, ...refused] : own;
  useFocusOnFirstError(ref, attempts, refused);
  const errorAt = (path: string) => {
    const found = issues.find((one) => one.path === path);
    return found && tell(found, translate);
  };
  return {
    form,
    isDirty: !isSameForm(form, initial),
    asksMerchant,
    change: (part) => setForm({ ...form, ...part }),
    changeAddress: (part) => setForm({ ...form, address: { ...form.address, ...part } }),
    errorAt,
    itemsError: errorAt('items') ?? itemError(form, issues, translate),
    submit() {
      countAttempt(attempts + 1);
      setSent(form);
      if (validateOrderForm(form, { merchant: asksMerchant }).length === 0) onSubmit(form);
    },
    ref,
  };
}

type Translate = ReturnType<typeof useTranslate>;

/** The fields whose text names them. */
const FIELD_TEXTS: Readonly<Record<string, TextKey>> = { external_order_id: 'orders.externalOrderId' };

function tell(issue: Issue, translate: Translate): string {
  const key = FIELD_TEXTS[String(issue.params?.['field'] ?? '')];
  const params = key === undefined ? issue.params : { ...issue.params, field: translate(key) };
  return issueMessage(translate, params ? { code: issue.code, params } : { code: issue.code });
}

/** The first thing wrong with a single item, with the item's name before it. */
function itemError({ items }: OrderForm, issues: readonly Issue[], translate: Translate): string | undefined {
  const found = issues.find(({ path }) => path.startsWith('items.'));
  if (found === undefined) return undefined;
  const item = items[Number(found.path.split('.')[1])];
  return `${item?.name || item?.id || ''}: ${tell(found, translate)}`;
}

const WRONG =
  'input[aria-invalid=true], button[data-invalid], [data-invalid] [role=spinbutton], [role=alert]';

/** After each try the focus goes to the first field that is wrong. */
function useFocusOnFirstError(
  ref: RefObject<HTMLFormElement | null>,
  attempts: number,
  refused: readonly Issue[],
): void {
  useEffect(() => {
    if (attempts === 0 && refused.length === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>(WRONG);
    wrong?.scrollIntoView({ block: 'nearest' });
    wrong?.focus();
  }, [ref, attempts, refused]);
}
