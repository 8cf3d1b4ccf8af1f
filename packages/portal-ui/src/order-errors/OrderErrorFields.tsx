import { styled } from 'styled-components';
import { ORDER_ERROR_FIELDS } from '@kontor/portal-core/order-errors';
import { describedField } from '../forms/index.js';
import { DateTimePicker, Select, TextArea } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';
import { OrderField } from './OrderField.js';
import type { OrderErrorFormState } from './useOrderErrorForm.js';
import type { OrderErrorSettings } from './useOrderErrorSettings.js';

export interface OrderErrorFieldsProps {
  readonly form: OrderErrorFormState;
  readonly settings: OrderErrorSettings;
  /** Whether the form also has a field for the order. */
  readonly asksOrder?: boolean;
}

/** Fields of an order error: description, time and status. */
export function OrderErrorFields({ form, settings, asksOrder = false }: OrderErrorFieldsProps) {
  const translate = useTranslate();
  const { draft, change, errorOf } = form;
  const choice = (name: 'status' | 'type', values: readonly string[]) => (
    <Select
      {...settings.request}
      label={translate(ORDER_ERROR_FIELDS[name].label)}
      isRequired
      options={values.map((value) => ({ value, label: value }))}
      value={draft[name] || null}
      error={errorOf(name)}
      onChange={({ value }) => change({ [name]: value })}
    />
  );
  return (
    <Fields>
      {asksOrder && (
        <Wide>
          <OrderField
            value={draft.order_erp_id}
            error={errorOf('order_erp_id')}
            onChange={(order) => change({ order_erp_id: order })}
          />
        </Wide>
      )}
      {choice('type', settings.types)}
      {choice('status', settings.statuses)}
      <DateTimePicker
        label={translate(ORDER_ERROR_FIELDS.error_date.label)}
        isRequired
        value={draft.error_date}
        error={errorOf('error_date')}
        onChange={({ value }) => change({ error_date: value })}
      />
      <Wide>
        <TextArea {...describedField(translate, ORDER_ERROR_FIELDS, form, 'description')} />
      </Wide>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  align-items: start;
  gap: ${space('4')};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
