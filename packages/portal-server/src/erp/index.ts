export type { ErpPort, ExistingOrder, InboundPosition, OrderToStore } from './erp.port.js';
export { findAnnounced } from './sql/announced.js';
export type { AnnouncedItems } from './sql/announced.js';
export { readAddresses } from './sql/change-addresses.js';
export { changeOrder, changeOrders, lockOrder, lockOrders, readChangeable } from './sql/change-order.js';
export type { LockedOrder, OrderChange } from './sql/change-order.js';
export { nextProducts, readDemand, unitsOrdered } from './sql/demand.js';
export type { DailyOrders, Days, ProductToLearn } from './sql/demand.js';
export { findNumbered } from './sql/find-reported.js';
export type { NumberedOrder } from './sql/find-reported.js';
export { findStock } from './sql/find-stock.js';
export { ofOrdersInScope } from './sql/find/filtered-scope.js';
export { OrderFinder } from './sql/find/find-orders.js';
export type { CsvPage, CsvRequest, ListFind, ListPage } from './sql/find/list-finder.js';
export type { OrderCondition } from './sql/find/order-condition.js';
export { ProductFinder } from './sql/find/products/find-products.js';
export type { ProductCondition } from './sql/find/products/product-condition.js';
export { findTwins, foreseeProducts } from './sql/foresee.js';
export { hasRecords } from './sql/has-records.js';
export { insertInbound, positionsOfInbounds } from './sql/inbound.js';
export { sqlErp } from './sql/index.js';
export { lockInvestigation, readInvestigation, storeProgress } from './sql/investigation.js';
export type { InvestigatedOrder } from './sql/investigation.js';
export { orderColumn, ORDERS_TABLE, productNumber } from './sql/joins.js';
export { productIdsOf } from './sql/known-products.js';
export { lockMovable, moveOrders, readMovable } from './sql/move-orders.js';
export type { MovableOrder } from './sql/move-orders.js';
export { namedProducts } from './sql/named-products.js';
export { nearProducts } from './sql/near-products.js';
export { countNewOrders, countWaiting } from './sql/count-news.js';
export { newestOrderId } from './sql/newest-order.js';
export { ordersOfDays, ordersToCompare } from './sql/compared-orders.js';
export type { ComparedRow } from './sql/compared-orders.js';
export { countByDay } from './sql/order-counts.js';
export type { DayCount } from './sql/order-counts.js';
export { countOrderErrors } from './sql/order-error-count.js';
export { readOrderState } from './sql/order-state.js';
export { readOrigin } from './sql/order-origin.js';
export type { OrderOrigin } from './sql/order-origin.js';
export { readContents } from './sql/read-contents.js';
export type { StoredContent } from './sql/read-contents.js';
export { readEveryProduct, readOpenOrders } from './sql/open-orders.js';
export { openPiecesOfUnplaced } from './sql/open-pieces.js';
export { readAddress, readOrder } from './sql/read-order.js';
export { restoreOrders } from './sql/restore-orders.js';
export { searchProducts } from './sql/search-products.js';
export { changePlaces, insertPlaces, lockPlaces, readPlaces, UNNAMED_PLACE } from './sql/stock-places.js';
export type { NewStockPlace, StockPlace } from './sql/stock-places.js';
export {
  changeProductSet,
  insertProductSet,
  keyOfProduct,
  lockNumbered,
  readNumbered,
  readNumbers,
} from './sql/product-set.js';
export type { KeyedProduct, NumberedProduct, ProductKey } from './sql/product-set.js';
export {
  changeProduct,
  insertProduct,
  lockProduct,
  productColumns,
  readProduct,
} from './sql/store-product.js';
export type { LockedProduct } from './sql/store-product.js';
export { findWarehouses, readWarehouse } from './sql/warehouses.js';
export { readProductNumbers } from './sql/product-numbers.js';
