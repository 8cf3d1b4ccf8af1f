import { useState } from 'react';
import { ORDER_SEARCH_MIN } from '@kontor/portal-core/orders';
import { ComboBox } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useOrderSearch, type FoundOrder } from './useOrderSearch.js';

interface OrderFieldProps {
  /** The ERP's number of the order; null while none is chosen. */
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (orderErpId: number | null) => void;
}

/** Combo box that finds an order by its own number or the ERP's. */
export function OrderField({ value, error, onChange }: OrderFieldProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [chosen, choose] = useState<FoundOrder | null>(null);
  const { found, ...request } = useOrderSearch(chosen !== null && text === labelOf(chosen) ? '' : text);
  const offered = chosen === null ? found : [chosen, ...found.filter(({ id }) => id !== chosen.id)];
  const isTooShort = text.trim().length < ORDER_SEARCH_MIN;
  return (
    <ComboBox
      {...request}
      label={translate('orderErrors.order')}
      isRequired
      placeholder={translate('orderErrors.orderSearch', { min: ORDER_SEARCH_MIN })}
      options={offered.map((order) => ({
        value: String(order.id),
        label: labelOf(order),
        note: order.merchantName,
      }))}
      value={value === null ? null : String(value)}
      emptyText={isTooShort ? translate('orders.productSearchMin', { min: ORDER_SEARCH_MIN }) : undefined}
      error={error}
      onSearch={(typed) => setText(typed.text)}
      onChange={(change) => {
        const order = offered.find(({ id }) => String(id) === change.value) ?? null;
        choose(order);
        onChange(order?.id ?? null);
      }}
    />
  );
}

/** Label with both numbers of an order, since both are in use. */
const labelOf = ({ id, externalOrderId }: FoundOrder) => `${externalOrderId} · ${id}`;
