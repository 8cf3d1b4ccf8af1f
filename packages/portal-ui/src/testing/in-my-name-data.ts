import type { InMyNameEntry } from '@kontor/portal-core/audit-log';

/** An audit entry of staff acting as the user: an order read for odd ids, cancelled for even ones. `fields` replaces parts. */
export function anActInMyName(id: number, fields: Partial<InMyNameEntry> = {}): InMyNameEntry {
  const order = 458 + id;
  const at = '2026-11-20T09:14:00.000Z';
  const common = { id, at, actor_name: 'Petra Admin' };
  if (id % 2 === 1)
    return {
      ...common,
      until: '2026-11-20T09:20:00.000Z',
      action: 'orders.get',
      target: `/orders/${order}`,
      event: { kind: 'view', times: 4 },
      records: [],
      record_count: 0,
      ...fields,
    };
  return {
    ...common,
    until: at,
    action: 'orders.cancel',
    target: '/orders/cancel',
    records: [{ kind: 'order', id: order, detail: { from: 'offen', to: 'storniert' } }],
    record_count: 1,
    ...fields,
  };
}
