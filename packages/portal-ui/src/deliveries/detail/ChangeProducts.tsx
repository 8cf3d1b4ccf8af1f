import {
  formatDeliveryProducts,
  parseDeliveryProducts,
  validateDeliveryChange,
  type Delivery,
  type DeliveryProduct,
} from '@kontor/portal-core/deliveries';
import { FormDialog, StaleField, useForm } from '../../forms/index.js';
import { useNotify, useNotifyFailure } from '../../primitives/index.js';
import { ProductAdder, useUnaddedProduct } from '../../products/index.js';
import { isStale, useTranslate } from '../../provider/index.js';
import { useChangeDelivery } from '../record/useDeliveryChanges.js';
import { useAllMerchants } from '../../merchants/index.js';

export interface ChangeProductsProps {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

interface Draft {
  readonly products: readonly DeliveryProduct[];
}

/** Dialog that changes the products or quantities of a delivery. Stays open with the entries when saving fails. */
export function ChangeProducts({ delivery, onClose }: ChangeProductsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const change = useChangeDelivery(delivery);
  const owner = useAllMerchants().merchants.find(({ id }) => id === delivery.merchant_id);
  const { unadded, onUnaddedChange } = useUnaddedProduct('products');
  const form = useForm<Draft>({
    initial: { products: parseDeliveryProducts(delivery.products) },
    validate: ({ products }) => [
      ...unadded,
      ...validateDeliveryChange({ products: formatDeliveryProducts(products) }),
    ],
    refusal: change.error,
    onSubmit: ({ products }) =>
      change.mutate(
        { products: formatDeliveryProducts(products) },
        {
          onSuccess: () => {
            notify({ level: 'success', title: translate('deliveries.productsSaved') });
            onClose();
          },
          onError: (error) => !isStale(error) && notifyFailure(translate('deliveries.productsFailed'), error),
        },
      ),
  });
  return (
    <FormDialog
      size="large"
      title={translate('deliveries.changeProductsOf', { id: delivery.id })}
      submitLabel={translate('common.save')}
      form={{ ...form, isDirty: form.isDirty || unadded.length > 0 }}
      isBusy={change.isPending}
      alert={isStale(change.error) ? null : undefined}
      onClose={onClose}
    >
      {isStale(change.error) && (
        <StaleField
          error={change.error}
          name={translate('deliveries.products')}
          now={parseDeliveryProducts(change.from.products)
            .map(({ qty, name }) => translate('deliveries.productLine', { qty, name }))
            .join('; ')}
        />
      )}
      <ProductAdder
        items={form.draft.products}
        onChange={(products) => form.change({ products })}
        errorMessage={form.errorOf('products')}
        onUnaddedChange={onUnaddedChange}
        merchantErpId={owner?.erp_merchant_id ?? null}
      />
    </FormDialog>
  );
}
