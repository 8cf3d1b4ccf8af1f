import {
  PRODUCT_EXPORT_COLUMNS,
  PRODUCT_SEARCH_MIN,
  PRODUCT_STATUS_TEXTS,
  PRODUCT_STATUSES,
  RISK_FILTERS,
  STOCK_FILTERS,
  type ProductFilter,
} from '@kontor/portal-core/products';
import { CSV_DIALECTS, type GenerateCsv } from '@kontor/portal-core/wire';
import { allOf, equals, productFilterToFind, type ErpFindRequest } from '@kontor/portal-core/erp';
import { chosen, chosenAsShown, chosenColumns, exclude, usageError, type Io } from '../terminal/index.js';

/** The filter options of `kontor products export`, as typed. */
export interface ProductsFilterOptions {
  readonly stock?: string;
  readonly status?: string;
  readonly risk?: string;
  readonly productId?: string;
  readonly name?: string;
  readonly search?: string;
  readonly columns?: string;
  readonly dialect?: string;
  readonly allMerchants?: boolean;
  readonly merchant?: string;
}

/** Builds the request body of the export. Throws a usage error naming the flag of an invalid value. */
export function toProductsExport(
  options: ProductsFilterOptions,
  merchantErpId: number | null,
  io: Pick<Io, 't'>,
): Omit<GenerateCsv, 'ids'> {
  exclude(options, ['allMerchants', 'merchant']);
  const search = options.search?.trim();
  if (search !== undefined && search.length < PRODUCT_SEARCH_MIN)
    throw usageError('search_too_short', {
      key: 'cli.searchTooShort',
      params: { min: PRODUCT_SEARCH_MIN },
    });
  const query = toQuery(options, options.allMerchants ? null : merchantErpId, io);
  const columns = chosenColumns(
    options.columns,
    PRODUCT_EXPORT_COLUMNS.map(({ name }) => name),
  );
  return {
    dialect: options.dialect === undefined ? 'plain' : chosen(options.dialect, CSV_DIALECTS, '--dialect'),
    ...(query.length > 0 && { query }),
    ...(columns && { columns: [...columns] }),
    ...(search && { search }),
  };
}

const STATUS = { choices: PRODUCT_STATUSES, texts: PRODUCT_STATUS_TEXTS, flag: '--status' };

function toQuery(
  options: ProductsFilterOptions,
  merchantErpId: number | null,
  io: Pick<Io, 't'>,
): ErpFindRequest[] {
  const { stock, status, risk, productId, name } = options;
  const filter: ProductFilter = {
    ...(stock !== undefined && { stock: chosen(stock, STOCK_FILTERS, '--stock') }),
    ...(status !== undefined && { status: chosenAsShown(status, STATUS, io) }),
    ...(productId !== undefined && { productId }),
    ...(name !== undefined && { name }),
  };
  const merchant = merchantErpId === null ? [] : [{ 'ARTIKE::ID_MANDAN': equals(merchantErpId) }];
  const beyondOwn = options.allMerchants === true || merchantErpId !== null;
  return [
    ...allOf(productFilterToFind(filter).query ?? [], merchant),
    ...(risk === undefined ? [] : [{ forecastRisk: chosen(risk, RISK_FILTERS, '--risk') }]),
    ...(beyondOwn ? [{ displayAllMerchants: true }] : []),
  ];
}
