import * as z from 'zod/mini';
import { defineCall, signedInCall } from '../api/call.js';
import { pagingQuery, type PortalList } from '../api/shapes.js';

export interface Merchant {
  readonly id: number;
  readonly merchant_name: string;
  readonly erp_merchant_id: number;
}
export interface MerchantsQuery {
  readonly limit?: number;
  readonly offset?: number;
  /** Filters exactly (uniqueness check). */
  readonly merchant_name?: string;
}
export const merchantsList = defineCall<undefined, MerchantsQuery, undefined, PortalList<Merchant>>({
  id: 'merchants.list',
  method: 'GET',
  path: '/management/merchants',
  access: signedInCall,
  summary: 'The own merchant; with /getForAllMerchants every merchant.',
  query: z.strictObject({
    ...pagingQuery(250),
    merchant_name: z.optional(z.string().check(z.maxLength(100))),
  }) as never,
});
