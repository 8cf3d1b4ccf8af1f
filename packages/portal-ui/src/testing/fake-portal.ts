import {
  createClient,
  ordersFind,
  type AnyCall,
  type HttpRequest,
  type HttpResponse,
  type Order,
  type PortalClient,
  type Transport,
} from '@kontor/portal-core';
import { addressToErp, orderToErp, type ErpFind } from '@kontor/portal-core/erp';
import { counted } from './counting.js';
import { aBlock, anAddress, someOrders } from './order-data.js';
import { findInMemory } from './find-in-memory.js';
import { failureAnswer, jsonAnswer, textAnswer } from './http-answers.js';

/** A portal in memory behind the real client: what the widgets send is what the server would get. */
export interface FakePortal {
  readonly client: PortalClient;
  /** What the client reaches; stories reach it over the network in place of the client. */
  readonly transport?: Transport;
  /** The requests so far, oldest first. */
  readonly requests: readonly HttpRequest[];
}

export interface FakePortalOptions {
  /** 1,284 of a German shop unless told. */
  readonly orders?: readonly Order[];
  /** Answers this status to finds in place of orders. */
  readonly failWith?: number;
  /** What else is answered, by its route: `GET /api/current-user`. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Finds never get an answer. */
  readonly isSilent?: boolean;
  /** Counts take until then: finds that need not wait for theirs are answered before. */
  readonly counting?: () => Promise<void>;
}

/** Builds a portal in memory. */
export function createFakePortal({
  orders = someOrders(1284),
  failWith,
  isSilent,
  counting,
  answers = {},
}: FakePortalOptions = {}): FakePortal {
  const records = orders.map((order, index) => orderToErp(order, aBlock(index)));
  const requests: HttpRequest[] = [];
  const transport = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    if (isCall(request, ordersFind)) {
      if (isSilent) return new Promise(() => {});
      if (failWith !== undefined) return failureAnswer(failWith);
      const find = JSON.parse(String(request.body)) as ErpFind;
      return jsonAnswer(await counted(findInMemory(records, find), find, counting));
    }
    const further = answers[`${request.method} ${request.path.split('?')[0]}`];
    if (further !== undefined) return Promise.resolve(further).then(jsonAnswer);
    const addressId = /\/api\/addresses\/(\d{5,})/.exec(request.path)?.[1];
    if (addressId !== undefined) {
      const address = anAddress(Number(addressId) - 80_412);
      return jsonAnswer({ entries: [addressToErp(address, { recordId: addressId, modId: '0' })] });
    }
    if (request.path === '/api/generate-csv/orders')
      return {
        ...textAnswer('Bestellnr.;Datum\r\nNW-2026-48213;21.11.2026\r\n'),
        header: (name) => CSV_HEADERS[name] ?? null,
      };
    return failureAnswer(404);
  };
  return { transport, client: createClient({ transport, token: () => 'a-token' }), requests };
}

/** The body of a request. */
export function bodyOf(request: HttpRequest | undefined): unknown {
  return JSON.parse(String(request?.body ?? 'null'));
}

function isCall(request: HttpRequest, call: AnyCall): boolean {
  return request.method === call.method && request.path === `/api${call.path}`;
}

const CSV_HEADERS: Readonly<Record<string, string>> = {
  'Content-Disposition': 'attachment; filename="orders_1795254321000.csv"',
  'X-Found-Count': '1284',
};
