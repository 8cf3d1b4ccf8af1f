import type { ResourceCode } from '@kontor/portal-core/access';
import {
  PRODUCTS_PAGE_SIZE,
  productsCreate,
  productsFind,
  productsStockFind,
  productsUpdate,
  type Product,
} from '@kontor/portal-core/products';
import type { CurrentUser } from '@kontor/portal-core/session';
import { productsAtRisk } from '@kontor/portal-core/stock-risk';
import { productToErp } from '@kontor/portal-core/erp';
import { answer, type Handler } from './answer.js';
import { counted } from './counting.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { aUser, someProducts } from './product-data.js';
import { refusing } from './refusal.js';
import { NEWEST_DAY } from './story-day.js';
import { account, merchants } from './surroundings.js';
import { troubled, type Troubles } from './troubles.js';

/** Options of the fake. Troubles apply to finds only. */
export interface FakeProductsOptions extends Pick<Troubles, 'failWith' | 'isSilent'> {
  /** 120 products of a German shop by default. */
  readonly products?: readonly Product[];
  readonly user?: CurrentUser;
  /** Resolves when counting ends: finds that need not wait for their count are answered before. */
  readonly counting?: () => Promise<void>;
  /** Permissions of the account; by default only for products. */
  readonly resources?: readonly ResourceCode[];
  /** Answers writes of products; by default with 404. */
  readonly onWrite?: Handler<typeof productsCreate>;
}

/** A portal in memory with products. Finds return the requested page and ignore criteria. */
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
