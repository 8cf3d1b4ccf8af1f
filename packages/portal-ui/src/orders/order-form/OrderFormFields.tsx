import { describedField, FieldGrid, Legend, Section, Third, Whole } from '../../forms/index.js';
import { DatePicker, TextField } from '../../primitives/index.js';
import { NEW_ORDER_FIELDS } from '@kontor/portal-core/orders';
import { ProductAdder } from '../../products/index.js';
import { useTranslate } from '../../provider/index.js';
import { AddressFields } from './AddressFields.js';
import { MerchantField } from '../../merchants/index.js';
import type { OrderFormState } from './useOrderForm.js';

interface OrderFormFieldsProps {
  readonly form: OrderFormState;
  readonly merchantErpId: number | null;
}

/** All fields of an order, in the usual order of entry. */
export function OrderFormFields({ form, merchantErpId }: OrderFormFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <OrderFields form={form} />
      <AddressFields form={form} />
      <Section>
        <Legend>{translate('orders.items')}</Legend>
        <ProductAdder
          key={form.draft.merchant_erp_id}
          items={form.draft.items}
          onChange={(items) => form.change({ items })}
          errorMessage={form.itemsError}
          onUnaddedChange={form.onUnaddedChange}
          merchantErpId={form.asksMerchant ? form.draft.merchant_erp_id : merchantErpId}
        />
      </Section>
    </>
  );
}

function OrderFields({ form }: Pick<OrderFormFieldsProps, 'form'>) {
  const translate = useTranslate();
  const { draft, asksMerchant, change, errorOf } = form;
  return (
    <Section>
      <Legend>{translate('orders.orderDetails')}</Legend>
      <FieldGrid>
        {asksMerchant && (
          <Whole>
            <MerchantField
              value={draft.merchant_erp_id}
              error={errorOf('merchant_erp_id')}
              onChange={(merchant_erp_id) => change({ merchant_erp_id, items: [] })}
            />
          </Whole>
        )}
        <Third>
          <TextField
            autoFocus={!asksMerchant}
            {...describedField(translate, NEW_ORDER_FIELDS, form, 'external_order_id')}
          />
        </Third>
        <Third>
          <TextField {...describedField(translate, NEW_ORDER_FIELDS, form, 'customer_order_reference')} />
        </Third>
        <Third>
          <DatePicker
            label={translate('orders.date')}
            isRequired
            value={draft.date || null}
            error={errorOf('date')}
            onChange={({ value }) => change({ date: value ?? '' })}
          />
        </Third>
      </FieldGrid>
    </Section>
  );
}
