import {
  issueMessage,
  refusedOrderIssues,
  validateOrderForm,
  type DeliveryAddress,
  type OrderForm,
} from '@kontor/portal-core';
import { useForm, type Form } from '../../forms/index.js';
import { useUnaddedProduct } from '../../products/index.js';
import { useTranslate } from '../../provider/index.js';

/** A form of an order being filled in. */
export interface OrderFormState extends Form<OrderForm> {
  /** Staff says whose order it is. */
  readonly asksMerchant: boolean;
  readonly changeAddress: (part: Partial<Record<keyof DeliveryAddress, string>>) => void;
  /** What is wrong with the items, in words; of a single one with its name before it. */
  readonly itemsError: string | undefined;
  /** Told by the adder of items whether a product is chosen there and not added. */
  readonly onUnaddedChange: (isUnadded: boolean) => void;
}

export interface OrderFormOptions {
  readonly initial: OrderForm;
  readonly asksMerchant: boolean;
  /** Why the server refused what was sent last. */
  readonly refusal: Error | null;
  readonly onSubmit: (form: OrderForm) => void;
}

/** The form of an order, judged by the rules of an order. */
export function useOrderForm(options: OrderFormOptions): OrderFormState {
  const { initial, asksMerchant, refusal, onSubmit } = options;
  const translate = useTranslate();
  const { unadded, onUnaddedChange } = useUnaddedProduct('items');
  const form = useForm({
    initial,
    validate: (draft) => [...unadded, ...validateOrderForm(draft, { merchant: asksMerchant })],
    refusal,
    issuesOf: refusedOrderIssues,
    names: { external_order_id: 'orders.externalOrderId' },
    onSubmit,
  });
  const { draft, change, issues } = form;
  return {
    ...form,
    isDirty: form.isDirty || unadded.length > 0,
    asksMerchant,
    onUnaddedChange,
    changeAddress: (part) => change({ address: { ...draft.address, ...part } }),
    itemsError: issues.some(({ path }) => path === 'items') ? form.errorOf('items') : itemError(),
  };

  function itemError(): string | undefined {
    const found = issues.find(({ path }) => path.startsWith('items.'));
    if (found === undefined) return undefined;
    const item = draft.items[Number(found.path.split('.')[1])];
    return `${item?.name || item?.id || ''}: ${issueMessage(translate, found)}`;
  }
}
