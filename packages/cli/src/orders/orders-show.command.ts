import { formatInstant } from '@kontor/portal-core/dates';
import { addressFromErp } from '@kontor/portal-core/erp';
import {
  addressesGet,
  happeningTexts,
  ordersTimeline,
  type DeliveryAddress,
  type OrderHappening,
} from '@kontor/portal-core/orders';
import { readSettings, type SettingOptions } from '../config/index.js';
import { refuseOthers, withPortal } from '../http/index.js';
import { EXIT, printable, printJson, recordOf, recordText, table, type Io } from '../terminal/index.js';
import { findByNumbers, onlyOrder } from './find-orders.js';
import { ORDER_COLUMNS } from './order-columns.js';

export interface OrdersShowOptions extends SettingOptions {
  readonly number: string;
  /** Whether the number is the ERP's. */
  readonly erp?: boolean;
}

/** `kontor orders show NUMBER`: prints an order with its address and what happened to it. */
export async function run(options: OrdersShowOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  const scope = { merchantErpId: settings.merchant.value, erp: options.erp === true };
  return withPortal(settings, io, async (client) => {
    await refuseOthers(client, settings, {});
    const [found] = await findByNumbers(client, [options.number], scope);
    const order = onlyOrder(found ?? { number: options.number, orders: [] });
    const [{ entries: addresses }, { entries: timeline }] = await Promise.all([
      client.call(addressesGet, { params: { id: order.addressId } }),
      client.call(ordersTimeline, { params: { id: order.id } }),
    ]);
    const [address] = addresses.map(addressFromErp);
    if (options.json) {
      printJson(io, { ...recordOf(ORDER_COLUMNS, order), address: address ?? null, timeline });
      return EXIT.done;
    }
    const text = [
      recordText(ORDER_COLUMNS, order, io),
      ...(address ? [`${io.t('orders.deliveryAddress')}:\n${addressText(address)}`] : []),
      ...(timeline.length > 0 ? [`${io.t('orders.timeline')} (UTC):\n${timelineText(timeline, io)}`] : []),
    ];
    io.stdout.write(text.join('\n'));
    return EXIT.done;
  });
}

function addressText(address: DeliveryAddress): string {
  const { company, name, second_name, street, address_second_line, postal_code, city, country_code } =
    address;
  const lines = [
    company,
    name,
    second_name,
    street,
    address_second_line,
    `${postal_code} ${city}`.trim(),
    country_code,
    address.email,
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => `  ${printable(line)}\n`)
    .join('');
}

function timelineText(timeline: readonly OrderHappening[], { t }: Io): string {
  return table(
    timeline.map((happening) => [
      `  ${formatInstant(Date.parse(happening.at), 'UTC')}`,
      happeningTexts(happening, t).join('; '),
      happening.actor?.full_name ?? '',
    ]),
  );
}
