import * as z from 'zod/mini';
import { judgedLater, type Schema, type Wire } from '../validation/index.js';
import { defineCall, resourceCall } from '../wire/index.js';
import {
  ERP_LIMITS,
  orderReportEntryShape,
  orderReportShape,
  reportCountsShape,
  stockReportEntryShape,
  stockReportShape,
} from './erp-link.types.js';
import { sourceFileShape } from './files/taken-file.types.js';
import { inboundReportEntryShape, inboundReportShape } from './inbound-report.types.js';
import { productReportEntryShape, productReportShape } from './product-report.types.js';

/** A record that does not fit its shape is refused by itself, so any value is let in here and judged by the handler. */
const setOf = <T>(record: Schema<T>) =>
  z.strictObject({
    records: z
      .array(judgedLater<T>(z.union([record, z.unknown()])))
      .check(z.minLength(1), z.maxLength(ERP_LIMITS.records)),
    /** True to answer only what would become of each record. */
    dryRun: z.optional(z.boolean()),
  });
/** A set that may come from a file, which is named so that it can be undone. */
const setOfFile = <T>(record: Schema<T>) => z.extend(setOf(record), { file: z.optional(sourceFileShape) });
const answerOf = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.strictObject({ entries: z.array(entry), counts: reportCountsShape });

/** What both calls have in common: they take the key of an ERP, and store much at once behind everyone else. */
const shared = {
  method: 'PUT',
  access: resourceCall('/erp-link'),
  apiKey: ['erp:report'],
  weight: 'bulk',
  maxBodyBytes: 8 * 1024 * 1024,
  maxValues: 400_000,
} as const;

const orders = setOfFile(orderReportShape);
const ordersAnswer = answerOf(orderReportEntryShape);
export type OrderReports = Wire<typeof orders>;
export type OrderReportsAnswer = Wire<typeof ordersAnswer>;

/**
 * Takes over what the ERP or the warehouse says of orders: status, tracking numbers, carrier, the ERP's number. The answer is 200 whatever
 * became of each record, in the order of the set. Sent again, the set is `unchanged`; records may come in any order, an older one changes
 * nothing.
 */
export const erpOrders = defineCall({
  id: 'erpLink.orders',
  path: '/erp/orders',
  summary: 'Takes over status and shipment of up to 5,000 orders from the ERP and tells what became of each.',
  body: orders,
  response: ordersAnswer,
  ...shared,
});

const stock = setOfFile(stockReportShape);
const stockAnswer = answerOf(stockReportEntryShape);
export type StockReports = Wire<typeof stock>;
export type StockReportsAnswer = Wire<typeof stockAnswer>;

/** Takes over the stock of products in a warehouse or on a place of it, as `erpOrders` does for orders. */
export const erpStock = defineCall({
  id: 'erpLink.stock',
  path: '/erp/stock',
  summary: 'Takes over up to 5,000 stocks from the warehouse system and tells what became of each.',
  body: stock,
  response: stockAnswer,
  ...shared,
});

const products = setOfFile(productReportShape);
const productsAnswer = answerOf(productReportEntryShape);
export type ProductReports = Wire<typeof products>;
export type ProductReportsAnswer = Wire<typeof productsAnswer>;

/** Takes over new and changed products, as `erpOrders` does for orders. What the ERP only repeats undoes no change that a person made. */
export const erpProducts = defineCall({
  id: 'erpLink.products',
  path: '/erp/products',
  summary: 'Takes over up to 5,000 new and changed products from the ERP and tells what became of each.',
  body: products,
  response: productsAnswer,
  ...shared,
});

const inbound = setOf(inboundReportShape);
const inboundAnswer = answerOf(inboundReportEntryShape);
export type InboundReports = Wire<typeof inbound>;
export type InboundReportsAnswer = Wire<typeof inboundAnswer>;

/** Takes over status and received quantities of announced deliveries, as `erpOrders` does for orders. Stock moves by what arrived. */
export const erpInbound = defineCall({
  id: 'erpLink.inbound',
  path: '/erp/inbound',
  summary:
    'Takes over status and received quantities of up to 5,000 deliveries and tells what became of each.',
  body: inbound,
  response: inboundAnswer,
  ...shared,
});

const { apiKey: _, ...sharedByPeople } = shared;

/** Stores products as a person says they are, from a file: what differs is changed, what is not known is created. */
export const productsImport = defineCall({
  id: 'products.import',
  path: '/products',
  summary:
    'Creates and changes up to 5,000 products as a person says they are, and tells what became of each.',
  body: products,
  response: productsAnswer,
  ...sharedByPeople,
  access: resourceCall('/products'),
});
