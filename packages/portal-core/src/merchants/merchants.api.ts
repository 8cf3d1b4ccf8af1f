import * as z from 'zod/mini';
import {
  defineCall,
  idParams,
  pageQuery,
  portalList,
  resourceCall,
  searchQuery,
  sortQuery,
  signedInCall,
  stateQuery,
} from '../wire/index.js';
import type { Wire } from '../validation/index.js';
import { merchantInputShape, merchantShape } from './merchant.types.js';

/** What the list of the merchants can be sorted by. */
export const MERCHANT_SORTS = ['id', 'merchant_name', 'erp_merchant_id'] as const;

const listQuery = z.strictObject({
  ...pageQuery(250),
  ...stateQuery,
  /** Name, or number in the ERP. */
  ...searchQuery,
  ...sortQuery(MERCHANT_SORTS),
  /** Name of the only merchant to answer; names are unique (`merchantNameKey`). */
  merchant_name: z.optional(z.string().check(z.maxLength(100))),
});
export type MerchantsQuery = Wire<typeof listQuery>;

export const merchantsList = defineCall({
  id: 'merchants.list',
  method: 'GET',
  path: '/management/merchants',
  access: signedInCall,
  keepsFilters: true,
  embed: true,
  summary: 'The own merchant; with /getForAllMerchants every merchant.',
  query: listQuery,
  response: portalList(merchantShape),
});

/** `validateMerchant` checks the input. */
export const merchantsCreate = defineCall({
  id: 'merchants.create',
  method: 'POST',
  path: '/management/merchants',
  access: resourceCall('/create-merchant'),
  summary: 'Creates a merchant.',
  body: merchantInputShape,
  response: merchantShape,
  status: 201,
});

const merchantChange = z.strictObject({
  ...merchantInputShape.shape,
  /** What the change was made from. */
  from: z.optional(merchantInputShape),
});

/**
 * Changes a merchant. Its number in the ERP can change only while no order and no product has it. Where the merchant is no longer what the
 * change was made `from`, and not what is sent either, it is answered with 409 `stale`.
 */
export const merchantsUpdate = defineCall({
  id: 'merchants.update',
  method: 'PUT',
  path: '/management/merchants/:id',
  access: resourceCall('/create-merchant'),
  summary: 'Changes a merchant.',
  params: idParams,
  body: merchantChange,
  response: merchantShape,
});

const activeChange = z.strictObject({ active: z.boolean() });

/** Refuses with 409 to switch off the caller's own merchant, or the merchant of the last active sysadmin. */
export const merchantsSetActive = defineCall({
  id: 'merchants.setActive',
  method: 'PUT',
  path: '/management/merchants/:id/active',
  access: resourceCall('/create-merchant'),
  summary: 'Switches a merchant off, which ends the sessions of its users, or on.',
  params: idParams,
  body: activeChange,
  response: merchantShape,
});
