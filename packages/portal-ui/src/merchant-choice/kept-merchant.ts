import { keepChoice, readChoice, type ChoiceStorage } from '../provider/index.js';

const ALL = 'all';
const keyOf = (userId: number) => `kontor.merchant.${userId}`;

/** The merchant that a user chose last in this browser, by its number in the ERP; null for every merchant, undefined without a choice. */
export function readMerchant(
  choices: Pick<ChoiceStorage, 'getItem'>,
  userId: number | null,
): number | null | undefined {
  const text = userId === null ? null : readChoice(choices, keyOf(userId));
  if (text === ALL) return null;
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Keeps a user's choice. Without a working storage (it may be full) it lasts until the page is left. */
export function keepMerchant(choices: ChoiceStorage, userId: number | null, chosen: number | null): void {
  if (userId !== null) keepChoice(choices, keyOf(userId), chosen === null ? ALL : String(chosen));
}
