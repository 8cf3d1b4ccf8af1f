import {
  erpConnectionRead,
  erpOrderLinks,
  type ErpConnection,
  type ErpOrderLink,
} from '@kontor/portal-core/erp-link';
import { ordersCreate } from '@kontor/portal-core/orders';
import type { Outbox } from '../erp-link/outbox.js';
import { anOrder } from './erp-records.js';
import type { TestServer } from './test-server.js';

/** Orders of a server that an ERP is told of, whatever ERP it is; `drain` sends all that is due. */
export interface ToldOrders {
  create(user?: 'nordwind' | 'alpenshop', count?: number): Promise<number[]>;
  drain(outbox?: Outbox): Promise<void>;
  connection(): Promise<ErpConnection>;
  /** Where an order stands, as Nordwind sees it; undefined for an order of others. */
  link(id: number): Promise<ErpOrderLink | undefined>;
}

/** Creates the orders of a server and follows them; `numberOf` makes the external number of the next one. */
export function toldOrders(server: TestServer, own: Outbox, numberOf: () => string): ToldOrders {
  return {
    async create(user = 'nordwind', count = 1) {
      const body = Array.from({ length: count }, () => ({ ...anOrder(), external_order_id: numberOf() }));
      const { entries } = await server.as(user).call(ordersCreate, { body });
      return entries.map(({ order_id }) => order_id);
    },
    async drain(outbox = own) {
      while (await outbox.round());
    },
    connection: async () => (await server.as('admin').call(erpConnectionRead, {})).connection!,
    async link(id) {
      const { entries } = await server.as('nordwind').call(erpOrderLinks, { query: { order_erp_ids: [id] } });
      return entries[0];
    },
  };
}
