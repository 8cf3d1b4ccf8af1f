export type {
  ErpAddress,
  ErpAddressBlockRow,
  ErpAddressFields,
  ErpAddressPortals,
  ErpDataInfo,
  ErpFind,
  ErpFindRequest,
  ErpInbound,
  ErpInboundFields,
  ErpInboundRow,
  ErpList,
  ErpOrder,
  ErpOrderFields,
  ErpOrderItemRow,
  ErpOrderPortals,
  ErpProduct,
  ErpProductFields,
  ErpProductHit,
  ErpProductHitFields,
  ErpProductInput,
  ErpRecord,
  ErpSort,
  ErpStockFields,
  ErpStockRow,
} from '../erp-records/erp-record.types.js';
export { addressBlock, addressFromErp, addressToErp } from './address.translate.js';
export { erpDateFromIso, isoFromErpDate } from './date.js';
export {
  allOf,
  anyOf,
  atLeast,
  atMost,
  beginsWith,
  between,
  contains,
  EMPTY,
  equals,
  fieldBegins,
  hasWord,
  lessThan,
  moreThan,
  NOT_EMPTY,
} from './find.compile.js';
export { ORDER_FIND_FIELDS, PRODUCT_FIND_FIELDS, STOCK_FIND_FIELDS } from './find.fields.js';
export type { OrderFindField, ProductFindField, StockFindField } from './find.fields.js';
export { ORDER_FIND_OPTIONS, parseFind, PRODUCT_FIND_OPTIONS } from './find.parse.js';
export type * from './find.plan.js';
export { orderFilterToFind, WITHOUT_CANCELLED } from './order-filter.find.js';
export type { FindPage } from './order-filter.find.js';
export { linesOf, orderFromErp, orderToErp } from './order.translate.js';
export { productFilterToFind } from './product-filter.find.js';
export {
  draftFromErp,
  draftToErp,
  productFieldOf,
  productFromErp,
  productToErp,
  warehouseStockFromErp,
} from './product.translate.js';
