import { instantOfLocalTime, localTimeOf } from '@kontor/portal-core/dates';
import { parseOrderError, type NewOrderError } from '@kontor/portal-core/order-errors';
import { issue } from '@kontor/portal-core/validation';
import { useForm, type Form } from '../forms/index.js';
import { useCreateOrderError } from './useOrderErrorChanges.js';
import type { OrderErrorSettings } from './useOrderErrorSettings.js';

/** The entries of the form, named as in the request. */
export interface OrderErrorEntries extends Omit<NewOrderError, 'error_date' | 'order_erp_id'> {
  /** Local time in the portal's zone, `YYYY-MM-DDTHH:mm`; null while empty. */
  readonly error_date: string | null;
  /** The ERP's number of the order; null while none is chosen. */
  readonly order_erp_id: number | null;
}

/** State of the form of a new error. */
export interface OrderErrorFormState extends Form<OrderErrorEntries> {
  readonly isSending: boolean;
  /** Empties the form and sets the time to now. */
  readonly renew: () => void;
}

export interface OrderErrorFormOptions {
  /** The ERP's number of the error's order; null if the form has a field for it. */
  readonly orderErpId: number | null;
  readonly settings: OrderErrorSettings;
  readonly onCreated: () => void;
}

/** Keeps the entries of a new error, with the current time by default, and validates them by the server's rules. */
export function useOrderErrorForm(options: OrderErrorFormOptions): OrderErrorFormState {
  const { orderErpId, settings, onCreated } = options;
  const { timeZone } = settings;
  const create = useCreateOrderError();
  const form = useForm<OrderErrorEntries>({
    initial: emptyEntries(orderErpId, timeZone),
    refusal: create.error,
    validate(draft) {
      const parsed = parseOrderError(bodyOf(draft, timeZone), settings);
      const unnamed = draft.order_erp_id === null ? [issue('order_erp_id', 'required')] : [];
      return parsed.ok ? unnamed : [...unnamed, ...parsed.issues];
    },
    onSubmit: (draft) => create.mutate(bodyOf(draft, timeZone), { onSuccess: onCreated }),
  });
  return {
    ...form,
    isSending: create.isPending,
    renew: () => form.reset(emptyEntries(orderErpId, timeZone)),
  };
}

function emptyEntries(orderErpId: number | null, timeZone: string): OrderErrorEntries {
  const error_date = localTimeOf(Date.now(), timeZone);
  return { status: '', type: '', error_date, description: '', order_erp_id: orderErpId };
}

function bodyOf({ error_date, order_erp_id, ...rest }: OrderErrorEntries, timeZone: string): NewOrderError {
  const instant = error_date === null ? null : instantOfLocalTime(error_date, timeZone);
  return {
    ...rest,
    error_date: instant === null ? '' : new Date(instant).toISOString(),
    order_erp_id: order_erp_id ?? 0,
  };
}
