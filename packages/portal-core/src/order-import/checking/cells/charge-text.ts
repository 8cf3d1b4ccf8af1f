import { isCharge } from '../../recipe/charges.js';
import { remember } from './remember.js';

const charge = remember((text) => (isCharge(text) ? 'yes' : ''));

/** Whether a product is postage, a discount or a fee by its text; rows often repeat one. */
export const isChargeText = (text: string): boolean => charge(text) !== '';
