import {
  createClient,
  merchantsList,
  PRODUCTS_PAGE_SIZE,
  type CurrentUser,
  type HttpRequest,
  type HttpResponse,
  type Product,
} from '@kontor/portal-core';
import { productToErp, type ErpFind } from '@kontor/portal-core/erp';
import { counted } from './counting.js';
import { DEMO_MERCHANTS } from './demo-data.js';
import type { FakePortal } from './fake-portal.js';
import { failureAnswer, jsonAnswer, problemAnswer, readJson } from './http-answers.js';
import { aUser, someProducts } from './product-data.js';

export interface FakeProductsOptions {
  /** 120 of a German shop unless told. */
  readonly products?: readonly Product[];
  readonly user?: CurrentUser;
  /** Answers this status to finds in place of products. */
  readonly failWith?: number;
  /** Finds never get an answer. */
  readonly isSilent?: boolean;
  /** Counts take until then: finds that need not wait for theirs are answered before. */
  readonly counting?: () => Promise<void>;
  /** What the account may; nothing besides products unless told. */
  readonly resources?: readonly string[];
  /** Answers writes of products in place of storing them. */
  readonly onWrite?: (request: HttpRequest) => HttpResponse;
}

/** A portal in memory with products: finds answer the asked page, whatever the criteria. */
export function createFakeProducts(options: FakeProductsOptions = {}): FakePortal {
  const {
    products = someProducts(120),
    user = aUser(),
    failWith,
    isSilent,
    counting,
    resources = [],
  } = options;
  const requests: HttpRequest[] = [];
  const find = async (request: HttpRequest): Promise<HttpResponse> => {
    if (isSilent) return new Promise(() => {});
    if (failWith !== undefined) return failureAnswer(failWith);
    const asked = await readJson<ErpFind>(request);
    const { limit = PRODUCTS_PAGE_SIZE, offset = 1 } = asked;
    const entries = products.slice(offset - 1, offset - 1 + limit).map(productToErp);
    const dataInfo = { foundCount: products.length, returnedCount: entries.length, totalRecordCount: 120 };
    return jsonAnswer(await counted({ entries, dataInfo }, asked, counting));
  };
  const answers: Readonly<Record<string, (request: HttpRequest) => HttpResponse | Promise<HttpResponse>>> = {
    '/api/products/find': find,
    '/api/products/stock/find': () => jsonAnswer({ entries: [aPlace()], dataInfo: { foundCount: 1 } }),
    '/api/current-user': () => jsonAnswer(user),
    [`/api${merchantsList.path}`]: () => jsonAnswer({ entries: MERCHANTS, foundCount: MERCHANTS.length }),
    '/api/allowed-resources': () =>
      jsonAnswer({ entries: resources.map((resource_code) => ({ acl_resource: { resource_code } })) }),
    '/api/products-at-risk': () =>
      jsonAnswer({ entries: [], today: '2026-11-21', trained_at: null, backtest: null }),
  };
  const transport = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const isWrite = /^\/api\/products(\/\d+)?$/.test(request.path) && request.method !== 'GET';
    if (isWrite && options.onWrite) return options.onWrite(request);
    return (
      (await answers[request.path.split('?')[0] ?? '']?.(request)) ??
      problemAnswer(404, 'not_found', 'Nicht gefunden')
    );
  };
  return { transport, client: createClient({ transport, token: () => 'a-token' }), requests };
}

const MERCHANTS = DEMO_MERCHANTS.slice(0, 2);

const aPlace = () => ({
  recordId: '1',
  modId: '0',
  fieldData: {
    Menge_verfuegbar: 94,
    Menge_reserviert: 4,
    'LAGER::Bezeichnung': 'Lager Hamburg-Billbrook',
    'LAGERPOS::Bezeichnung': 'B-04-05',
  },
  portalData: {},
});
