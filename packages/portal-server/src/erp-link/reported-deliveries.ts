import { parseDeliveryProducts } from '@kontor/portal-core/deliveries';
import type { DeliveryLine, ReportedDelivery, SaidMark } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import type { LockedDelivery } from '../deliveries/index.js';
import { positionsOfInbounds } from '../erp/index.js';

/** Deliveries as reports are judged against them: those without an inbound order yet have the lines that it will get. */
export async function reportedDeliveries(
  connection: Knex,
  deliveries: readonly LockedDelivery[],
  markOf: (deliveryId: number) => SaidMark,
): Promise<readonly (readonly [number, ReportedDelivery])[]> {
  const intendoIds = deliveries.flatMap(({ intendo_id }) => intendo_id ?? []);
  const booked = new Map<number, DeliveryLine[]>();
  for (const row of await positionsOfInbounds(connection, intendoIds)) {
    const lines = booked.get(row.intendo_id) ?? [];
    const { position, product_number, ordered_qty, booked_qty } = row;
    lines.push({ position, product_number, ordered: ordered_qty, booked: booked_qty });
    booked.set(row.intendo_id, lines);
  }
  return deliveries.map((delivery) => {
    const { id, status, intendo_id } = delivery;
    const lines = booked.get(intendo_id ?? 0) ?? announcedLines(delivery);
    return [id, { status, lines, mark: markOf(id) }];
  });
}

const announcedLines = ({ products }: LockedDelivery): readonly DeliveryLine[] =>
  parseDeliveryProducts(products).map(({ id, qty }, at) => ({
    position: at + 1,
    product_number: id,
    ordered: qty,
    booked: 0,
  }));
