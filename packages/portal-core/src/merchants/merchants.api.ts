import * as z from 'zod/mini';
import { defineCall, resourceCall, signedInCall } from '../api/call.js';
import { idParams, pagingQuery, positiveIntText, type PortalList } from '../api/shapes.js';

export interface Merchant {
  readonly id: number;
  readonly merchant_name: string;
  readonly erp_merchant_id: number;
}
export interface MerchantsQuery {
  readonly limit?: number;
  readonly offset?: number;
  /** Page of `limit` rows, from 1; in place of `offset`. */
  readonly page?: number;
  /** The one that has this name, as names are unique (`merchantNameKey`). */
  readonly merchant_name?: string;
}
export const merchantsList = defineCall<undefined, MerchantsQuery, undefined, PortalList<Merchant>>({
  id: 'merchants.list',
  method: 'GET',
  path: '/management/merchants',
  access: signedInCall,
  embed: true,
  summary: 'The own merchant; with /getForAllMerchants every merchant.',
  query: z.strictObject({
    ...pagingQuery(250),
    page: z.optional(positiveIntText),
    merchant_name: z.optional(z.string().check(z.maxLength(100))),
  }),
});

/** A merchant to create, or what one is changed to. */
export interface MerchantInput {
  readonly merchant_name: string;
  /** The number in the ERP; a number or its digits. */
  readonly erp_merchant_id: string | number;
}
const merchantBody = z.strictObject({
  merchant_name: z.string().check(z.maxLength(200)),
  erp_merchant_id: z.union([z.string().check(z.maxLength(100)), z.int()]),
});

/** The rules are `validateMerchant`'s. */
export const merchantsCreate = defineCall<undefined, undefined, MerchantInput, Merchant>({
  id: 'merchants.create',
  method: 'POST',
  path: '/management/merchants',
  access: resourceCall('/create-merchant'),
  summary: 'Creates a merchant.',
  body: merchantBody,
  status: 201,
});

/** The number in the ERP can change only while no order and no product carries it. */
export const merchantsUpdate = defineCall<{ id: number }, undefined, MerchantInput, Merchant>({
  id: 'merchants.update',
  method: 'PUT',
  path: '/management/merchants/:id',
  access: resourceCall('/create-merchant'),
  summary: 'Changes a merchant.',
  params: idParams,
  body: merchantBody,
});
