import { answerShape, inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { MERCHANT_FIELDS } from './merchant.fields.js';

/** A merchant in answers. */
export const merchantShape = answerShape(MERCHANT_FIELDS);
export type Merchant = Wire<typeof merchantShape>;

/** The input for creating or changing a merchant. */
export const merchantInputShape = inputShape(MERCHANT_FIELDS);
export type MerchantInput = Wire<typeof merchantInputShape>;
