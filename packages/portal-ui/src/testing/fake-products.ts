import {
  PRODUCTS_PAGE_SIZE,
  productsAtRisk,
  productsCreate,
  productsFind,
  productsStockFind,
  productsUpdate,
  type CurrentUser,
  type Product,
  type ResourceCode,
} from '@kontor/portal-core';
import { productToErp } from '@kontor/portal-core/erp';
import { answer, type Handler } from './answer.js';
import { counted } from './counting.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { aUser, someProducts } from './product-data.js';
import { refusing } from './refusal.js';
import { NEWEST_DAY } from './story-day.js';
import { account, merchants } from './surroundings.js';
import { troubled, type Troubles } from './troubles.js';

/** Troubles are those of finds. */
export interface FakeProductsOptions extends Pick<Troubles, 'failWith' | 'isSilent'> {
  /** 120 of a German shop unless told. */
  readonly products?: readonly Product[];
  readonly user?: CurrentUser;
  /** Counts take until then: finds that need not wait for theirs are answered before. */
  readonly counting?: () => Promise<void>;
  /** What the account may; nothing besides products unless told. */
  readonly resources?: readonly ResourceCode[];
  /** Answers writes of products; there is no such product unless told. */
  readonly onWrite?: Handler<typeof productsCreate>;
}

/** A portal in memory with products: finds answer the asked page, whatever the criteria. */
export function createFakeProducts(options: FakeProductsOptions = {}): FakePortal {
  const { products = someProducts(120), user = aUser(), counting, resources = [] } = options;
  const { onWrite = refusing('not_found') } = options;
  const find = answer(productsFind, ({ body }) => {
    const { limit = PRODUCTS_PAGE_SIZE, offset = 1 } = body;
    const entries = products.slice(offset - 1, offset - 1 + limit).map(productToErp);
    const dataInfo = { foundCount: products.length, returnedCount: entries.length, totalRecordCount: 120 };
    return counted({ entries, dataInfo }, body, counting);
  });
  return fakePortal([
    ...account(user, resources),
    merchants(),
    ...troubled([find], options),
    answer(productsStockFind, () => ({
      entries: [PLACE],
      dataInfo: { foundCount: 1, returnedCount: 1, totalRecordCount: 1 },
    })),
    answer(productsCreate, onWrite),
    answer(productsUpdate, (asked) => onWrite({ ...asked, params: undefined })),
    answer(productsAtRisk, () => ({
      entries: [],
      today: NEWEST_DAY,
      time_zone: 'Europe/Berlin',
      trained_at: null,
      backtest: null,
    })),
  ]);
}

const PLACE = {
  recordId: '1',
  modId: '0',
  fieldData: {
    Nr_Artikel: 'NW1001',
    ID_MANDAN: 2,
    Menge_verfuegbar: 94,
    Menge_reserviert: 4,
    'LAGER::Bezeichnung': 'Lager Hamburg-Billbrook',
    'LAGERPOS::Bezeichnung': 'B-04-05',
  },
  portalData: {},
};
