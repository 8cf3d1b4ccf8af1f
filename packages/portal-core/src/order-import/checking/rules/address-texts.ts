import type { CleanOrder } from '../../../orders/index.js';
import type { ImportField } from '../../order-import.types.js';

/** The texts of an order that people write freely and that stand on its label. */
export type AddressTexts = Pick<
  CleanOrder,
  'name' | 'second_name' | 'company' | 'street' | 'address_second_line' | 'city'
>;

/** Each of them with its field. */
export const ADDRESS_TEXTS: readonly (readonly [keyof AddressTexts, ImportField])[] = [
  ['name', 'first_address_line'],
  ['second_name', 'second_address_line'],
  ['company', 'company'],
  ['street', 'street'],
  ['address_second_line', 'address_second_line'],
  ['city', 'city'],
];

/** Post code and town, as a person says what stands beside them. */
export const placeOf = ({ postal_code, city }: Pick<CleanOrder, 'postal_code' | 'city'>): string =>
  `${postal_code} ${city}`;
