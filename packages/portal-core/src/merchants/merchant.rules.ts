import { textIssues } from '../fields/index.js';
import { checkLength, cleanText, type Issue, issue } from '../validation/index.js';
import { MERCHANT_FIELDS } from './merchant.fields.js';
import type { MerchantInput } from './merchant.types.js';

/** Fewest and most digits of the ERP's number (specification 2 section 5). */
const DIGITS = { min: 1, max: 20 } as const;
/** Largest number of the ERP: a whole number of 32 bits. */
const LARGEST_ID = 2_147_483_647;

/** The key by which names of merchants are unique: the stored form, without regard to case. */
export function merchantNameKey(name: string): string {
  return cleanText(name).toLowerCase();
}

/** Every broken rule of a merchant to store. Only the server can check whether its name and number are free. */
export function validateMerchant(merchant: MerchantInput): Issue[] {
  const issues = textIssues(MERCHANT_FIELDS, merchant);
  const digits = String(merchant.erp_merchant_id).trim();
  if (!checkLength(issues, 'erp_merchant_id', digits, DIGITS)) return issues;
  if (!/^\d+$/.test(digits)) issues.push(issue('erp_merchant_id', 'numbersOnly'));
  else if (Number(digits) < 1) issues.push(issue('erp_merchant_id', 'min', { min: 1 }));
  else if (Number(digits) > LARGEST_ID) issues.push(issue('erp_merchant_id', 'max', { max: LARGEST_ID }));
  return issues;
}
