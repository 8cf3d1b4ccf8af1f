/**
 * What Kontor promises to a partner's own program: the client, the calls of a merchant with their records, the tokens of widgets, and the
 * texts of what was refused. Kontor's own packages enter by feature (`@kontor/portal-core/orders`).
 * @packageDocumentation
 */
export { createClient, createKontorClient } from './contract/index.js';
export type { KontorClient } from './contract/index.js';
export {
  deliveriesCreate,
  deliveriesGet,
  deliveriesList,
  deliveriesUpdate,
  DELIVERY_STATUSES,
  deliveryComments,
  deliveryCommentsCreate,
  deliveryFilter,
  validateDelivery,
  warehousesList,
} from './deliveries/index.js';
export type {
  DeliveriesQuery,
  Delivery,
  DeliveryChange,
  DeliveryComment,
  DeliveryFilter,
  DeliveryProduct,
  DeliveryStatus,
  NewDelivery,
  NewDeliveryComment,
  Warehouse,
} from './deliveries/index.js';
export { createTokenSource, EMBED_WIDGETS, embedSessionsCreate } from './embedding/index.js';
export type {
  EmbedSession,
  EmbedSessionInput,
  EmbedWidget,
  FetchToken,
  TokenSource,
} from './embedding/index.js';
export { createTranslator, issueMessage, LANGUAGES, loadTexts } from './i18n/index.js';
export type { Language, TextKey, Translate } from './i18n/index.js';
export {
  INVESTIGATION_STATUSES,
  investigationComments,
  investigationCommentsCreate,
} from './investigations/index.js';
export type {
  InvestigationComment,
  InvestigationStatus,
  InvestigationThread,
  NewInvestigationComment,
} from './investigations/index.js';
export type { ListFilter } from './list-filter/index.js';
export { orderErrorFilter, orderErrorsList } from './order-errors/index.js';
export type { OrderError, OrderErrorFilter, OrderErrorsQuery } from './order-errors/index.js';
export {
  addressesGet,
  ORDER_STATUSES,
  orderFilter,
  orderMachine,
  ordersCancel,
  ordersChart,
  ordersCreate,
  ordersFind,
  ordersGenerateCsv,
  ordersGet,
  ordersReplace,
  ordersTimeline,
  ordersUpdate,
  trackingLink,
  validateOrder,
} from './orders/index.js';
export type {
  CreatedOrder,
  CreateOrdersAnswer,
  DeliveryAddress,
  NewOrder,
  Order,
  OrderCancellation,
  OrderFilter,
  OrderHappening,
  OrderItem,
  OrderPayload,
  OrderReplacement,
  OrdersChart,
  OrderStatus,
  OrderUpdate,
  RefusedOrder,
} from './orders/index.js';
export {
  PRODUCT_STATUSES,
  productFilter,
  productsCreate,
  productsFind,
  productsGenerateCsv,
  productsSearch,
  productsStockFind,
  productsUpdate,
  validateProduct,
} from './products/index.js';
export type {
  NewProduct,
  Product,
  ProductBody,
  ProductFilter,
  ProductUpdate,
  WarehouseStock,
} from './products/index.js';
export { currentUser, isTokenValid, login, logout } from './session/index.js';
export type { Credentials, CurrentUser } from './session/index.js';
export { productsAtRisk } from './stock-risk/index.js';
export type { ProductAtRisk, ProductsAtRisk } from './stock-risk/index.js';
export { ISSUE_CODES } from './validation/index.js';
export type { Issue, IssueCode, Parsed } from './validation/index.js';
export { ApiError, CSV_DIALECTS, PROBLEM_CODES } from './wire/index.js';
export type {
  AnyCall,
  BodyOf,
  Call,
  CallInput,
  ClientOptions,
  CsvDialect,
  FormFile,
  GenerateCsv,
  HttpRequest,
  HttpResponse,
  ParamsOf,
  PortalClient,
  PortalList,
  Problem,
  ProblemCode,
  QueryOf,
  ResponseOf,
  Transport,
} from './wire/index.js';
