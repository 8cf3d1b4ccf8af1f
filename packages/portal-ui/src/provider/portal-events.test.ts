import { describe, expect, it } from 'vitest';
import { CONTRACT, createClient } from '@kontor/portal-core/contract';
import {
  deliveriesCreate,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryInboundBook,
} from '@kontor/portal-core/deliveries';
import { EMBED_WIDGETS, isForCall } from '@kontor/portal-core/embedding';
import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { ordersCancel, ordersCreate, ordersReplace, ordersUpdate } from '@kontor/portal-core/orders';
import { currentUser } from '@kontor/portal-core/session';
import { ApiError, type AnyCall } from '@kontor/portal-core/wire';
import { orderImportsFinish, orderImportsUndo } from '@kontor/portal-core/order-import';
import manifest from '../../custom-elements.json' with { type: 'json' };
import { errorEvent, clientWithEvents, type PortalEvent } from './portal-events.js';

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
  return { told, client: clientWithEvents(client, (event) => told.push(event)) };
}

describe('a host hears', () => {
  it('of orders that were created, and of no others', async () => {
    const entry = { index: 0, external_order_id: 'NW-1', order_id: 90412, recordId: '90412' };
    const { client, told } = aClient(200, { entries: [entry], errors: [{ index: 1 }] });
    await client.call(ordersCreate, { body: [] });
    expect(told).toEqual([{ type: 'order-created', orders: [{ orderId: 90412, externalOrderId: 'NW-1' }] }]);
  });

  it('of an order that was changed, cancelled or replaced, by its id', async () => {
    const { client, told } = aClient(200, {});
    await client.call(ordersUpdate, { params: { id: 1 }, body: { fieldData: {} } });
    await client.call(ordersCancel, { body: { orderId: 2 } });
    await client.call(ordersReplace, { params: { id: 3 }, body: {} as never });
    expect(told).toEqual([1, 2, 3].map((orderId) => ({ type: 'order-changed', orderId })));
  });

  it('of a comment that was sent, by the id of its order', async () => {
    const { client, told } = aClient(201, {});
    await client.call(investigationCommentsCreate, {
      body: { order_erp_id: 4, order_external_id: 'NW-4', comment: '<p>Wo?</p>' },
    });
    expect(told).toEqual([{ type: 'comment-sent', orderId: 4 }]);
  });

  it('of an import that is finished, with what became of its orders', async () => {
    const counts = { created: 4, replaced: 1, unchanged: 2, conflict: 0, invalid: 3 };
    const { client, told } = aClient(200, { id: 5, counts });
    await client.call(orderImportsFinish, { params: { id: 5 } });
    expect(told).toEqual([{ type: 'import-finished', importId: 5, counts }]);
  });

  it('of an import that was undone, with how many orders stay', async () => {
    const kept = [{ order_id: 1, external_order_id: 'NW-1', status: 'geliefert', reason: 'status' }];
    const { client, told } = aClient(200, { cancelled: 4, kept });
    await client.call(orderImportsUndo, { params: { id: 5 } });
    expect(told).toEqual([{ type: 'import-undone', importId: 5, cancelled: 4, kept: 1 }]);
  });

  it('of a delivery that was announced, by its id', async () => {
    const { client, told } = aClient(201, { id: 6 });
    await client.call(deliveriesCreate, { body: {} as never });
    expect(told).toEqual([{ type: 'delivery-created', deliveryId: 6 }]);
  });

  it('of a delivery that was changed, moved on or booked in, by its id', async () => {
    const { client, told } = aClient(200, { delivery_id: 9 });
    await client.call(deliveriesUpdate, { params: { id: 7 }, body: { note: 'Rampe 2' } });
    await client.call(deliveriesStatus, { body: { delivery_id: 8, status: 'ACCEPTED', comment: '' } });
    await client.call(deliveryInboundBook, { params: { intendoId: 1 }, body: { lines: [] } });
    expect(told).toEqual([7, 8, 9].map((deliveryId) => ({ type: 'delivery-changed', deliveryId })));
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
    expect(errorEvent(blocked, 'de')).toMatchObject({ code: 'styles_blocked' });
    expect(errorEvent(new Error('Loading chunk 3 failed'), 'de')).toMatchObject({
      code: 'render_failed',
      reason: 'Loading chunk 3 failed',
    });
    const refusal = new ApiError({ status: 403, code: 'forbidden', detail: 'no' });
    expect(errorEvent(refusal, 'de')).toEqual({ type: 'error', code: 'forbidden', message: 'no' });
  });
});

describe('what went wrong is told', () => {
  it.each([
    ['not_authorized', 'Die Sitzung ist abgelaufen', 'The session has ended'],
    ['unavailable', 'Der Server ist gerade nicht erreichbar', 'The server cannot be reached right now'],
  ] as const)('in the language of the widgets, though no server answered: %s', (code, german, english) => {
    const error = new ApiError({ status: 401, code, detail: 'The embed session has ended' });
    expect(errorEvent(error, 'de')).toEqual({ type: 'error', code, message: german });
    expect(errorEvent(error, 'en')).toEqual({ type: 'error', code, message: english });
  });
});

/** What elements tell of besides the calls they make. */
const NOT_OF_CALLS = [
  'load',
  'error',
  'list-change',
  'order-change',
  'delivery-change',
  'unsaved-change',
  'close',
];

/** The types of the events that a host hears when each of these calls succeeds. */
async function eventsOf(calls: readonly AnyCall[]): Promise<string[]> {
  const { client, told } = aClient(200, { entries: [], id: 1, delivery_id: 1, kept: [] });
  for (const call of calls)
    await client.call(call, { params: new Proxy({}, { get: () => 1 }), body: {}, query: {} } as never);
  return [...new Set(told.map(({ type }) => type))];
}

describe('an element is described', () => {
  it.each(EMBED_WIDGETS)('with the events of the calls that its widget makes: %s', async (widget) => {
    const calls = CONTRACT.filter(({ id }) => isForCall({ widgets: [widget], export: false }, id));
    const elements = manifest.modules.flatMap(({ declarations }) => declarations);
    const { events } = elements.find(({ tagName }) => tagName === `kontor-${widget}`)!;
    const described = events.map(({ name }) => name.replace('kontor:', ''));
    expect(described.filter((name) => !NOT_OF_CALLS.includes(name)).toSorted()).toEqual(
      (await eventsOf(calls)).toSorted(),
    );
  });
});
