import { useMemo } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { erpOrderLinks, type ErpOrderLink } from '@kontor/portal-core/erp-link';
import type { Translate } from '@kontor/portal-core/i18n';
import type { Order } from '@kontor/portal-core/orders';
import type { ResponseOf } from '@kontor/portal-core/wire';
import { useAnswer, useTranslate } from '../provider/index.js';
import type { Column } from '../table/index.js';
import { ERP_LINK_COLUMN } from './order-columns.js';

const NONE: ReadonlyMap<number, ErpOrderLink> = new Map();

/** Where orders stand between Kontor and the ERP, by order id; nothing is asked for without ids. */
export function useErpLinks(orderIds: readonly number[]): ReadonlyMap<number, ErpOrderLink> {
  const { data } = useAnswer(
    erpOrderLinks,
    { query: { order_erp_ids: [...orderIds] } },
    { select: byOrder, enabled: orderIds.length > 0, placeholderData: keepPreviousData },
  );
  return data ?? NONE;
}

const byOrder = ({ entries }: ResponseOf<typeof erpOrderLinks>): ReadonlyMap<number, ErpOrderLink> =>
  new Map(entries.map((entry) => [entry.order_erp_id, entry]));

/** The columns of a table with the text of where its orders stand in the ERP, which is asked for while that column is shown. */
export function useErpLinkColumn(
  columns: readonly Column<Order>[],
  visibleIds: readonly string[],
  orders: readonly Pick<Order, 'id'>[],
): readonly Column<Order>[] {
  const translate = useTranslate();
  const links = useErpLinks(visibleIds.includes(ERP_LINK_COLUMN) ? orders.map(({ id }) => id) : []);
  return useMemo(() => {
    const text = ({ id }: Order) => erpLinkText(links.get(id), translate);
    return columns.map((column) => (column.id === ERP_LINK_COLUMN ? { ...column, text } : column));
  }, [columns, links, translate]);
}

/** Where an order stands between Kontor and the ERP, in words; empty where there is nothing to say. */
export function erpLinkText(found: ErpOrderLink | undefined, translate: Translate): string {
  if (found === undefined || found.link === 'none') return '';
  const { link, erp_number: number, refusal } = found;
  if (link === 'refused') return translate('orders.erp_refused', { refusal });
  if (link === 'waiting') return translate('orders.erp_waiting');
  return number === '' ? translate('orders.erp_knownWithout') : translate('orders.erp_known', { number });
}
