import { DatePicker, TextField } from '../../primitives/index.js';
import { ORDER_TEXT_MAX } from '@kontor/portal-core';
import { ProductAdder } from '../../products/ProductAdder.js';
import { useTranslate } from '../../provider/index.js';
import { AddressFields } from './AddressFields.js';
import { MerchantField } from '../../merchants/MerchantField.js';
import { FieldGrid, Legend, Section, Third, Whole } from '../../forms/form-grid.styles.js';
import type { OrderFormState } from './useOrderForm.js';

interface OrderFormFieldsProps {
  readonly state: OrderFormState;
  readonly merchantErpId: number | null;
}

/** Every field of an order, in the order one thinks of them. */
export function OrderFormFields({ state, merchantErpId }: OrderFormFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <OrderFields state={state} />
      <AddressFields state={state} />
      <Section>
        <Legend>{translate('orders.items')}</Legend>
        <ProductAdder
          items={state.form.items}
          onChange={(items) => state.change({ items })}
          errorMessage={state.itemsError}
          merchantErpId={state.asksMerchant ? state.form.merchantErpId : merchantErpId}
        />
      </Section>
    </>
  );
}

function OrderFields({ state }: Pick<OrderFormFieldsProps, 'state'>) {
  const translate = useTranslate();
  const { form, change, errorAt } = state;
  return (
    <Section>
      <Legend>{translate('orders.orderDetails')}</Legend>
      <FieldGrid>
        {state.asksMerchant && (
          <Whole>
            <MerchantField
              value={form.merchantErpId}
              error={errorAt('merchant_erp_id')}
              onChange={(merchantErpId) => change({ merchantErpId, items: [] })}
            />
          </Whole>
        )}
        <Third>
          <TextField
            label={translate('orders.externalOrderId')}
            isRequired
            autoFocus={!state.asksMerchant}
            maxLength={ORDER_TEXT_MAX}
            value={form.external_order_id}
            error={errorAt('external_order_id')}
            onChange={({ value }) => change({ external_order_id: value })}
          />
        </Third>
        <Third>
          <TextField
            label={translate('orders.customerReference')}
            maxLength={ORDER_TEXT_MAX}
            value={form.customer_order_reference}
            error={errorAt('customer_order_reference')}
            onChange={({ value }) => change({ customer_order_reference: value })}
          />
        </Third>
        <Third>
          <DatePicker
            label={translate('orders.date')}
            isRequired
            value={form.date || null}
            error={errorAt('date')}
            onChange={({ value }) => change({ date: value ?? '' })}
          />
        </Third>
      </FieldGrid>
    </Section>
  );
}
