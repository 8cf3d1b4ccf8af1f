export type {
  CancelResult,
  ErpPort,
  ExistingOrder,
  InboundPosition,
  InboundProduct,
  KnownProduct,
  OrderToStore,
} from './erp.port.js';
export { changeOrder, lockOrder } from './sql/change-order.js';
export type { LockedOrder, OrderChange } from './sql/change-order.js';
export { OrderFinder } from './sql/find/find-orders.js';
export type { CompiledFind } from './sql/find/find-orders.js';
export type { OrderCondition } from './sql/find/order-condition.js';
export type { CsvPage, CsvRequest, ListFind, ListFinder, ListPage } from './sql/find/list-finder.js';
export { sqlErp } from './sql/index.js';
export { findTwins, foreseeProducts } from './sql/foresee.js';
export { namedProducts } from './sql/named-products.js';
export { nearProducts } from './sql/near-products.js';
export { readContents } from './sql/read-contents.js';
export type { StoredContent } from './sql/read-contents.js';
export { lockMovable, moveOrders, readMovable } from './sql/move-orders.js';
export type { MovableOrder } from './sql/move-orders.js';
export { findAnnounced } from './sql/announced.js';
export type { AnnouncedItems } from './sql/announced.js';
export { countOrderErrors } from './sql/order-error-count.js';
export { countByDay } from './sql/order-counts.js';
export type { DayCount } from './sql/order-counts.js';
export { readAddress, readOrder } from './sql/read-order.js';
export { searchProducts } from './sql/search-products.js';
export { findStock } from './sql/find-stock.js';
export { ProductFinder } from './sql/find/products/find-products.js';
export type { ProductCondition } from './sql/find/products/product-condition.js';
export {
  changeProduct,
  insertProduct,
  lockProduct,
  productColumns,
  readProduct,
} from './sql/store-product.js';
export type { LockedProduct } from './sql/store-product.js';
export { lockInvestigation, readInvestigation, storeProgress } from './sql/investigation.js';
export type { InvestigatedOrder } from './sql/investigation.js';
export { findWarehouses, readWarehouse } from './sql/warehouses.js';
export { nextProducts, readDemand } from './sql/demand.js';
export type { Days, ProductToLearn } from './sql/demand.js';
export { hasRecords } from './sql/has-records.js';
export { orderColumn, productNumber } from './sql/joins.js';
export { readOrigin } from './sql/order-origin.js';
export type { OrderOrigin } from './sql/order-origin.js';
export { insertInbound } from './sql/inbound.js';
export { productIdsOf } from './sql/known-products.js';
