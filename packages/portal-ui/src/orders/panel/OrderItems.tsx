import type { Order } from '@kontor/portal-core/orders';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { Item, ItemList, PanelSection } from './OrderPanel.styles.js';

/** The products of an order with their quantities. */
export function OrderItems({ items }: Pick<Order, 'items'>) {
  const translate = useTranslate();
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <PanelSection aria-label={translate('orders.items')}>
      <h3>{translate('orders.items')}</h3>
      <ItemList>
        {items.map(({ id, name, qty }) => (
          <Item key={id}>
            <span>
              {name || id}
              <small>{id}</small>
            </span>
            <b>{qty.toLocaleString(language)}</b>
          </Item>
        ))}
      </ItemList>
    </PanelSection>
  );
}
