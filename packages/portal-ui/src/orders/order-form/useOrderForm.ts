import { issueMessage } from '@kontor/portal-core/i18n';
import {
  refusedOrderIssues,
  validateOrderForm,
  type DeliveryAddress,
  type OrderForm,
} from '@kontor/portal-core/orders';
import { useForm, type Form } from '../../forms/index.js';
import { useUnaddedProduct } from '../../products/index.js';
import { useTranslate } from '../../provider/index.js';

/** State of the form of an order. */
export interface OrderFormState extends Form<OrderForm> {
  /** Whether staff choose the merchant in the form. */
  readonly asksMerchant: boolean;
  readonly changeAddress: (part: Partial<Record<keyof DeliveryAddress, string>>) => void;
  /** Error message of the items; that of a single item starts with its name. */
  readonly itemsError: string | undefined;
  /** Called by the field that adds items: whether a product is chosen there but not added. */
  readonly onUnaddedChange: (isUnadded: boolean) => void;
}

export interface OrderFormOptions {
  readonly initial: OrderForm;
  readonly asksMerchant: boolean;
  /** Why the server refused the last submit. */
  readonly refusal: Error | null;
  readonly onSubmit: (form: OrderForm) => void;
}

/** Keeps the form of an order, validated by the rules of orders. */
export function useOrderForm(options: OrderFormOptions): OrderFormState {
  const { initial, asksMerchant, refusal, onSubmit } = options;
  const translate = useTranslate();
  const { unadded, onUnaddedChange } = useUnaddedProduct('items');
  const form = useForm({
    initial,
    validate: (draft) => [...unadded, ...validateOrderForm(draft, { merchant: asksMerchant })],
    refusal,
    issuesOf: refusedOrderIssues,
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
