import {
  DEFAULT_PRODUCT_SORT,
  type ProductFilter,
  type ProductSort,
  type ProductSortColumn,
} from '../products/index.js';
import type { ErpFind, ErpFindRequest } from '../erp-records/index.js';
import { atMost, contains, equals, moreThan } from './find.compile.js';
import type { ProductFindField } from './find.fields.js';
import type { FindPage } from './order-filter.find.js';

const SORT_FIELDS: Readonly<Record<ProductSortColumn, ProductFindField>> = {
  id: 'Nr_Artikel',
  name: 'Artikelname',
  ean: 'Nr_EAN',
  price: 'VK',
  available: 'Lagerstand_verfuegbar_gesamt',
  reserved: 'Lagerstand_reserviert_gesamt',
  total: 'Lagerstand_gesamt',
  status: 'Status',
  stockRisk: 'Reichweite_Tage',
};

/** The find of a product filter; empty parts add no criterion. */
export function productFilterToFind(
  filter: ProductFilter,
  { column, direction }: ProductSort = DEFAULT_PRODUCT_SORT,
  page: FindPage = {},
): ErpFind {
  const { forecastRisk, displayAllMerchants } = filter;
  const criteria = criteriaOf(filter);
  const query = [
    ...(Object.keys(criteria).length > 0 ? [criteria] : []),
    ...(forecastRisk ? [{ forecastRisk }] : []),
    ...(displayAllMerchants ? [{ displayAllMerchants: true }] : []),
  ];
  const sortOrder = direction === 'ascending' ? 'ascend' : 'descend';
  return {
    ...(query.length > 0 ? { query } : {}),
    sort: [{ fieldName: `ARTIKE::${SORT_FIELDS[column]}`, sortOrder }],
    ...page,
  };
}

function criteriaOf({ productId, name, status, stock, merchantErpId }: ProductFilter): ErpFindRequest {
  const available = stock === 'in' ? moreThan(0) : atMost(0);
  return {
    ...(productId?.trim() && { 'ARTIKE::Nr_Artikel': contains(productId) }),
    ...(name?.trim() && { 'ARTIKE::Artikelname': contains(name) }),
    ...(status && { 'ARTIKE::Status': equals(status) }),
    ...(merchantErpId !== undefined && { 'ARTIKE::ID_MANDAN': equals(merchantErpId) }),
    ...(stock && { 'ARTIKE::Lagerstand_verfuegbar_gesamt': available }),
  };
}
