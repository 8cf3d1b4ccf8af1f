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
import { useForm } from '../../forms/index.js';
import { useNotify, useNotifyFailure } from '../../primitives/index.js';
import { useUnaddedProduct } from '../../products/index.js';
import { useTranslate } from '../../provider/index.js';
import { useCurrentUser } from '../../session/index.js';
import { isoOfLocalTime } from '../record/delivery-fields.js';
import type { DraftedDelivery } from './drafted-delivery.js';
import { useCreateDelivery } from '../record/useDeliveryChanges.js';
import { useAllMerchants } from '../../merchants/index.js';
import { useTimeZone } from '../../settings/index.js';
import { useDeliveryRights } from '../record/useDeliveryRights.js';

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

/** Keeps and sends the form that announces a delivery, `drafted` to begin with, and reports the result. */
export function useDeliveryForm(onCreated: () => void, drafted?: DraftedDelivery) {
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
  // The merchants may be loaded after the form has opened.
  const merchantOf = ({ merchant_id }: DeliveryDraft) =>
    merchant_id || (isStaff && drafted ? idOf(merchants, drafted.merchantErpId) : '');
  const form = useForm<DeliveryDraft>({
    initial: drafted ? { ...EMPTY, products: drafted.products } : EMPTY,
    validate: (draft) => [
      ...merchantIssues(merchantOf(draft), needsMerchant),
      ...unadded,
      ...validateDelivery(deliveryOf(draft, merchantOf(draft), timeZone), Date.now()),
    ],
    refusal: create.error,
    onSubmit: (draft) =>
      create.mutate(deliveryOf(draft, merchantOf(draft), timeZone), {
        onSuccess: () => {
          notify({ level: 'success', title: translate('deliveries.createdNotice') });
          onCreated();
        },
        onError: (error) => notifyFailure(translate('deliveries.createFailed'), error),
      }),
  });
  const merchantId = merchantOf(form.draft);
  return {
    form: { ...form, isDirty: form.isDirty || unadded.length > 0 },
    timeZone,
    /** The merchants to choose from; null if the user does not choose one. */
    merchants: isStaff ? merchants : null,
    /** State of the request for the merchants. */
    ofMerchants,
    /** The portal's id of the merchant, as in a draft. */
    merchantId,
    needsMerchant,
    onUnaddedChange,
    /** The ERP's number of the chosen merchant, whose products are offered. */
    merchantErpId: erpIdOf(merchants, merchantId),
    isSending: create.isPending,
  };
}

export type DeliveryFormState = ReturnType<typeof useDeliveryForm>;

function erpIdOf(merchants: readonly Merchant[], id: string): number | null {
  return merchants.find((one) => String(one.id) === id)?.erp_merchant_id ?? null;
}

function idOf(merchants: readonly Merchant[], erpId: number): string {
  return String(merchants.find((one) => one.erp_merchant_id === erpId)?.id ?? '');
}

function merchantIssues(merchantId: string, isNeeded: boolean): Issue[] {
  return isNeeded && merchantId === '' ? [issue('merchant_id', 'required')] : [];
}

function deliveryOf(draft: DeliveryDraft, merchantId: string, timeZone: string): NewDelivery {
  const { documentName: _name, merchant_id: _chosen, delivery_datetime, products, ...texts } = draft;
  return {
    ...texts,
    delivery_datetime: isoOfLocalTime(delivery_datetime, timeZone),
    products: formatDeliveryProducts(products),
    ...(merchantId === '' ? {} : { merchant_id: Number(merchantId) }),
  };
}
