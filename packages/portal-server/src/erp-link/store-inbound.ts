import type { DataScope } from '@kontor/portal-core/access';
import type { DeliveryStatus } from '@kontor/portal-core/deliveries';
import { DEFAULT_LANGUAGE, createTranslator } from '@kontor/portal-core/i18n';
import type { JudgedInbound } from '@kontor/portal-core/erp-link';
import type { Writer } from '../db/index.js';
import { bookInbound, changeDeliveryStatus, readDeliveries } from '../deliveries/index.js';
import { sqlErp } from '../erp/index.js';
import type { Trail } from '../trail/index.js';
import type { Actor } from '../wire/index.js';

/** What a report does to a delivery: the statuses it goes through, and what is booked once it is accepted. */
export interface InboundStep extends Pick<JudgedInbound, 'bookings'> {
  readonly statuses: readonly DeliveryStatus[];
}
interface Writing {
  readonly trx: Writer;
  readonly trail: Trail;
}
interface Origin {
  readonly scope: DataScope;
  readonly actor: Actor;
  readonly at: string;
}

const t = createTranslator(DEFAULT_LANGUAGE);

/** Stores what a report does to a locked delivery, by the ways that people have. Returns the record ids of products whose stock or expected units move. */
export async function storeInbound(
  { trx, trail }: Writing,
  origin: Origin,
  deliveryId: number,
  { statuses, bookings }: InboundStep,
): Promise<readonly number[]> {
  const moved: number[] = [];
  const move = async (some: readonly DeliveryStatus[]): Promise<void> => {
    for (const status of some) {
      const comment = `<p>${t('erpLink.inboundReported')}</p>`;
      moved.push(
        ...(await changeDeliveryStatus(
          { trx, trail },
          { ...origin, isOfErp: true },
          { delivery_id: deliveryId, comment, status },
        )),
      );
    }
  };
  await move(statuses.filter((status) => status !== 'DONE'));
  if (bookings.length > 0) moved.push(...(await book({ trx, trail }, origin.scope, deliveryId, bookings)));
  await move(statuses.filter((status) => status === 'DONE'));
  return moved;
}

async function book(
  { trx, trail }: Writing,
  scope: DataScope,
  deliveryId: number,
  bookings: InboundStep['bookings'],
): Promise<readonly number[]> {
  const [delivery] = await readDeliveries(trx, scope, { ids: [deliveryId] });
  const intendoId = delivery?.intendo_id ?? 0;
  const known = new Map((await sqlErp.inboundPositions(trx, intendoId)).map((row) => [row.position, row]));
  const lines = bookings.map(({ position, booked, reason }) => {
    const row = known.get(position);
    const from = { booked: row?.booked_qty ?? 0, reason: row?.reason ?? '' };
    return { position, booked, from, reason: reason || row?.reason || t('erpLink.inboundReason') };
  });
  const { productIds, units } = await bookInbound(trx, scope, intendoId, { lines });
  await trail.touch('delivery', [{ id: deliveryId, detail: { booked: units } }]);
  return productIds;
}
