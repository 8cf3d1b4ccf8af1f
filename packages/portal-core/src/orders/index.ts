export { newOrderShape, ORDER_STATUSES, SALUTATIONS } from './order.types.js';
export type { DeliveryAddress, NewOrder, Order, OrderItem, OrderStatus, Salutation } from './order.types.js';
export { orderPayloadShape } from './order-payload.js';
export type { OrderPayload } from './order-payload.js';
export * from './orders.api.js';
export {
  BULK_ACTIONS,
  BULK_MAX_ORDERS,
  BULK_OUTCOMES,
  BULK_REASONS,
  countOutcomes,
  failedEntries,
  planBulk,
} from './bulk-plan.js';
export type { BulkAction, BulkEntry, BulkOrder, BulkOutcome, BulkReason } from './bulk-plan.js';
export { ordersBulk } from './bulk.api.js';
export type { BulkAnswer, BulkRequest } from './bulk.api.js';
export { isDigits, isPostalCode, ORDER_TEXT_MAX, POST_PART_MAX, STREET_MIN } from './address.rules.js';
export {
  ITEM_QTY_MAX,
  normaliseOrder,
  parseCleanOrder,
  parseOrder,
  PRODUCT_NAME_MAX,
  validateOrder,
} from './order.rules.js';
export type { OrderRuleOptions } from './order.rules.js';
export type { CleanOrder } from './clean-order.js';
export { orderContentHash, orderTwinHash } from './order-hash.js';
export { findSalutation } from './salutation.js';
export { orderActions, ORDER_ACTIONS } from './order-actions.js';
export type { OrderAction, OrderActor } from './order-actions.js';
export { emptyOrderForm, orderFormOf, orderPayloadOf, validateOrderForm } from './order-form.js';
export type { OrderForm } from './order-form.js';
export { refusedOrderIssues } from './refused-order.js';
export { addItem, parseQuantity, validateItemEntry } from './order-items.js';
export type { ItemEntry } from './order-items.js';
export { postPartsOf, postStreetLine } from './street-line.js';
export type { PostDelivery } from './street-line.js';
export { canEdit, ORDER_EVENTS, orderMachine, statusEvent, WAREHOUSE_EVENTS } from './order.machine.js';
export type { OrderEvent } from './order.machine.js';
export { DEFAULT_ORDER_SORT, ORDER_SEARCH_MIN, ORDER_SORT_COLUMNS, orderFilter } from './order-filter.js';
export type { OrderFilter, OrderSort, OrderSortColumn } from './order-filter.js';
export { commentPermission, validateOrderComment } from './order-comment.js';
export type { CommentPermission } from './order-comment.js';
export { otherOrderOf, TAKEN_OVER, tellHappening } from './order-timeline.js';
export type { OrderHappening, TimelinePerson } from './order-timeline.js';
export { trackingLink } from './tracking-link.js';
export {
  CSV_DIALECT_NOTES,
  CSV_DIALECT_TEXTS,
  INVESTIGATION_STATUS_TEXTS,
  ORDER_STATUS_TEXTS,
  SALUTATION_TEXTS,
} from './order-texts.js';
