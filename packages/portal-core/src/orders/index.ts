export { isDigits, isPostalCode } from './address.rules.js';
export { changeAddress } from './change-address.js';
export { BULK_ACTIONS, BULK_MAX_ORDERS, countOutcomes, failedEntries, planBulk } from './bulk-plan.js';
export type { BulkAction, BulkEntry, BulkOrder, BulkOutcome, BulkReason } from './bulk-plan.js';
export * as orderBulkCalls from './bulk.api.js';
export { ordersBulk } from './bulk.api.js';
export type { BulkAnswer, BulkRequest } from './bulk.api.js';
export { cleanOrder } from './clean-order.js';
export type { CleanOrder } from './clean-order.js';
export { newOrderShape } from './new-order.types.js';
export type { DeliveryAddress, NewOrder, OrderItem } from './new-order.types.js';
export { orderActions } from './order-actions.js';
export type { OrderActor } from './order-actions.js';
export { commentPermission, validateOrderComment } from './order-comment.js';
export { DEFAULT_ORDER_SORT, ORDER_SEARCH_MIN, ORDER_SORT_COLUMNS, orderFilter } from './order-filter.js';
export type { OrderFilter, OrderSort, OrderSortColumn } from './order-filter.js';
export { emptyOrderForm, orderFormOf, orderPayloadOf, validateOrderForm } from './order-form.js';
export type { OrderForm } from './order-form.js';
export { hasContentOf, hash64, orderContentHash, orderTwinHash } from './order-hash.js';
export { isReplaceable, whyNotReplaced } from './not-replaced.js';
export type { NotReplaced } from './not-replaced.js';
export { holdsNumber, orderNumberKey, spellingsOfNumbers, storedNumberKey } from './order-number.js';
export { addItem, parseQuantity, validateItemEntry } from './order-items.js';
export type { ItemEntry } from './order-items.js';
export { orderPayloadShape } from './order-payload.js';
export type { OrderPayload } from './order-payload.js';
export {
  CSV_DIALECT_NOTES,
  CSV_DIALECT_TEXTS,
  INVESTIGATION_STATUS_TEXTS,
  ORDER_STATUS_TEXTS,
  SALUTATION_TEXTS,
} from './order-texts.js';
export { otherOrderOf, TAKEN_OVER, happeningTexts } from './order-timeline.js';
export type { OrderHappening, TimelinePerson } from './order-timeline.js';
export { ADDRESS_FIELDS, NEW_ORDER_FIELDS, ORDER_TEXT_MAX, SALUTATIONS } from './order.fields.js';
export type { Salutation } from './order.fields.js';
export {
  canEdit,
  orderMachine,
  reservesStock,
  RESERVING_STATUSES,
  statusEvent,
  wasSent,
  WAREHOUSE_EVENTS,
} from './order.machine.js';
export type { OrderEvent } from './order.machine.js';
export { normaliseOrder, parseCleanOrder, validateOrder } from './order.rules.js';
export { CHART_STATUSES, ORDER_STATUSES } from './order.types.js';
export type { Order, OrderStatus } from './order.types.js';
export * as orderCalls from './orders.api.js';
export {
  addressesGet,
  DEFAULT_ERP_DELAY_MS,
  ERP_DELAY_HEADER,
  ORDER_COMMENT_MAX,
  ORDERS_PAGE_SIZE,
  ordersCancel,
  ordersChart,
  ordersCreate,
  ordersFind,
  ordersGenerateCsv,
  ordersGet,
  ordersReplace,
  ordersTimeline,
  ordersUpdate,
} from './orders.api.js';
export type {
  CreatedOrder,
  CreateOrdersAnswer,
  OrderCancellation,
  OrderReplacement,
  OrdersChart,
  OrderUpdate,
  RefusedOrder,
} from './orders.api.js';
export { refusedOrderIssues } from './refused-order.js';
export { findSalutation } from './salutation.js';
export { postPartsOf } from './street-line.js';
export { trackingLink } from './tracking-link.js';
