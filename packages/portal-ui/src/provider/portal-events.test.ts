import { describe, expect, it } from 'vitest';
import { ApiError, createClient, currentUser, ordersCancel, ordersCreate } from '@kontor/portal-core';
import { errorEvent, tellingClient, type PortalEvent } from './portal-events.js';

function aClient(status: number, body: unknown) {
  const told: PortalEvent[] = [];
  const client = createClient({
    transport: async () => ({
      status,
      header: () => null,
      text: async () => JSON.stringify(body),
      stream: null,
    }),
  });
  return { told, client: tellingClient(client, (event) => told.push(event)) };
}

describe('a host hears', () => {
  it('of orders that were created, and of no others', async () => {
    const entry = { index: 0, external_order_id: 'NW-1', order_id: 90412, recordId: '90412' };
    const { client, told } = aClient(200, { entries: [entry], errors: [{ index: 1 }] });
    await client.call(ordersCreate, { body: [] });
    expect(told).toEqual([{ type: 'order-created', orders: [{ orderId: 90412, externalOrderId: 'NW-1' }] }]);
  });

  it('of an order that was cancelled', async () => {
    const { client, told } = aClient(200, {});
    await client.call(ordersCancel, { body: { orderId: 90412 } });
    expect(told).toEqual([{ type: 'order-changed', orderId: 90412 }]);
  });

  it('of nothing that is only read, nor of a write that was refused', async () => {
    const read = aClient(200, { id: 1 });
    await read.client.call(currentUser, {});
    const refused = aClient(409, { status: 409, code: 'stale', detail: 'old' });
    await expect(refused.client.call(ordersCancel, { body: { orderId: 1 } })).rejects.toThrow(ApiError);
    expect([read.told, refused.told]).toEqual([[], []]);
  });

  it('what kind of error it was', () => {
    const blocked = new Error('An error occurred. See …/styled-components/src/utils/errors.md#17 for more.');
    expect(errorEvent(blocked)).toMatchObject({ code: 'styles_blocked' });
    expect(errorEvent(new Error('Loading chunk 3 failed'))).toMatchObject({ code: 'render_failed' });
    const refusal = new ApiError({ status: 403, code: 'forbidden', detail: 'no' });
    expect(errorEvent(refusal)).toEqual({ type: 'error', code: 'forbidden', message: 'no' });
  });
});
