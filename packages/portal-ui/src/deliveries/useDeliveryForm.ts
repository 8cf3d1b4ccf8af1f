import {
  DELIVERY_FIELDS,
  formatDeliveryProducts,
  validateDelivery,
  type DeliveryProduct,
  type NewDelivery,
} from '@kontor/portal-core/deliveries';
import { storedTexts, type TextName } from '@kontor/portal-core/fields';
import type { Merchant } from '@kontor/portal-core/merchants';
import { issue, type Issue } from '@kontor/portal-core/validation';
import { useForm } from '../forms/index.js';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import { useUnaddedProduct } from '../products/index.js';
import { useTranslate } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';
import { isoOfLocalTime } from './delivery-fields.js';
import { useCreateDelivery } from './useDeliveryChanges.js';
import { useAllMerchants } from '../merchants/index.js';
import { useTimeZone } from '../settings/index.js';
import { useDeliveryRights } from './useDeliveryRights.js';

type DeliveryTexts = Readonly<Record<TextName<typeof DELIVERY_FIELDS>, string>>;

/** The typed values of a delivery to announce; the fields are named as in the validation rules. */
export interface DeliveryDraft extends DeliveryTexts {
  /** Local time in the portal's zone, `YYYY-MM-DDTHH:mm`; null while empty. */
  readonly delivery_datetime: string | null;
  /** The document's original file name. */
  readonly documentName: string;
  readonly products: readonly DeliveryProduct[];
  /** The portal's id of the merchant, for staff only; empty while none is chosen. */
  readonly merchant_id: string;
}

const EMPTY: DeliveryDraft = {
  ...storedTexts(DELIVERY_FIELDS, {}),
  delivery_datetime: null,
  documentName: '',
  products: [],
  merchant_id: '',
};

/** Keeps and sends the form that announces a delivery, and reports the result. */
export function useDeliveryForm(onCreated: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const timeZone = useTimeZone();
  const { isStaff } = useDeliveryRights();
  const user = useCurrentUser();
  const { merchants, ...ofMerchants } = useAllMerchants(isStaff);
  const create = useCreateDelivery();
  const needsMerchant = isStaff && user?.merchant === null;
  const { unadded, onUnaddedChange } = useUnaddedProduct('products');
  const form = useForm<DeliveryDraft>({
    initial: EMPTY,
    validate: (draft) => [
      ...merchantIssues(draft, needsMerchant),
      ...unadded,
      ...validateDelivery(deliveryOf(draft, timeZone), Date.now()),
    ],
    refusal: create.error,
    onSubmit: (draft) =>
      create.mutate(deliveryOf(draft, timeZone), {
        onSuccess: () => {
          notify({ level: 'success', title: translate('deliveries.createdNotice') });
          onCreated();
        },
        onError: (error) => notifyFailure(translate('deliveries.createFailed'), error),
      }),
  });
  return {
    form: { ...form, isDirty: form.isDirty || unadded.length > 0 },
    timeZone,
    /** The merchants to choose from; null if the user does not choose one. */
    merchants: isStaff ? merchants : null,
    /** State of the request for the merchants. */
    ofMerchants,
    needsMerchant,
    onUnaddedChange,
    /** The ERP's number of the chosen merchant, whose products are offered. */
    merchantErpId: erpIdOf(merchants, form.draft.merchant_id),
    isSending: create.isPending,
  };
}

export type DeliveryFormState = ReturnType<typeof useDeliveryForm>;

function erpIdOf(merchants: readonly Merchant[], id: string): number | null {
  return merchants.find((one) => String(one.id) === id)?.erp_merchant_id ?? null;
}

function merchantIssues({ merchant_id }: DeliveryDraft, isNeeded: boolean): Issue[] {
  return isNeeded && merchant_id === '' ? [issue('merchant_id', 'required')] : [];
}

function deliveryOf(draft: DeliveryDraft, timeZone: string): NewDelivery {
  const { documentName: _name, merchant_id, delivery_datetime, products, ...texts } = draft;
  return {
    ...texts,
    delivery_datetime: isoOfLocalTime(delivery_datetime, timeZone),
    products: formatDeliveryProducts(products),
    ...(merchant_id === '' ? {} : { merchant_id: Number(merchant_id) }),
  };
}
