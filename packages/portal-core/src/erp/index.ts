export type {
  ErpAddress,
  ErpFind,
  ErpFindRequest,
  ErpInbound,
  ErpInboundRow,
  ErpList,
  ErpOrder,
  ErpOrderFields,
  ErpOrderItemRow,
  ErpProduct,
  ErpProductHit,
  ErpProductInput,
  ErpStockRow,
} from '../erp-records/index.js';
export { addressBlock, addressFromErp, addressToErp } from './address.translate.js';
export { erpDateFromIso, isoFromErpDate } from './date.js';
export { allOf, anyOf, atLeast, beginsWith, between, contains, equals, hasWord } from './find.compile.js';
export { ORDER_FIND_FIELDS, PRODUCT_FIND_FIELDS, STOCK_FIND_FIELDS } from './find.fields.js';
export type { OrderFindField, ProductFindField, StockFindField } from './find.fields.js';
export { NO_FIND_OPTIONS, ORDER_FIND_OPTIONS, parseFind, PRODUCT_FIND_OPTIONS } from './find.parse.js';
export type {
  FindAlternative,
  FindCriterion,
  FindFields,
  FindOption,
  FindPlan,
  FindSort,
  FindValue,
} from './find.plan.js';
export { orderFilterToFind, WITHOUT_CANCELLED } from './order-filter.find.js';
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
