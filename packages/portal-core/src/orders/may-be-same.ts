import type { NewOrder } from './new-order.types.js';
import { twinText } from './twin-text.js';

const PART = '\u001f';

/**
 * Whether two orders of one number can be the same one, changed: they have the recipient, the e-mail or the house in common, however each is
 * spelled. Day and items tell nothing: numbers begin anew each year, and two shops sell the same things.
 */
export function mayBeSame({ address: one }: NewOrder, { address: other }: NewOrder): boolean {
  return (
    isAlike(one.name, other.name) ||
    isAlike(one.company, other.company) ||
    isAlike(one.email, other.email) ||
    isAlike(houseOf(one), houseOf(other))
  );
}

const houseOf = ({ street, postal_code, city }: NewOrder['address']): string =>
  street === '' ? '' : street + PART + postal_code + PART + city;

const isAlike = (one: string, other: string): boolean => one !== '' && twinText(one) === twinText(other);
