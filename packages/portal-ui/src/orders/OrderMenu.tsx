import { Ellipsis } from 'lucide-react';
import { Menu } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { orderMenuItems, useOrderAct } from './order-actions.js';
import type { RowActionsProps } from './RowActions.js';
import { useOrderActions } from './useOrderActions.js';

/** What can be done with an order now, behind one button of its card, in words. */
export function OrderMenu({ order, actor, onDialog }: RowActionsProps) {
  const translate = useTranslate();
  const { act } = useOrderAct(order, onDialog);
  const can: ReadonlySet<string> = useOrderActions(order, actor);
  const items = orderMenuItems(translate).filter(
    ({ id }) => can.has(id) || (id === 'comment' && order.comment !== ''),
  );
  if (items.length === 0) return null;
  return (
    <Menu
      label={translate('orders.actionsOf', { id: order.externalOrderId || order.id })}
      icon={<Ellipsis aria-hidden="true" />}
      isIconOnly
      variant="quiet"
      placement="bottom-end"
      items={items.map((item, at) => ({ ...item, isSeparated: item.isDangerous === true && at > 0 }))}
      onAction={({ id }) => act(id)}
    />
  );
}
