import { answerShape, inputShape } from '../fields/index.js';
import type { Wire } from '../validation/index.js';
import { MERCHANT_FIELDS } from './merchant.fields.js';

/** A merchant as those who may see it are told. */
export const merchantShape = answerShape(MERCHANT_FIELDS);
export type Merchant = Wire<typeof merchantShape>;

/** A merchant to create, or what one is changed to. */
export const merchantInputShape = inputShape(MERCHANT_FIELDS);
export type MerchantInput = Wire<typeof merchantInputShape>;
