import type { Language } from '@kontor/portal-core/i18n';
import type { DeliveryAddress } from '@kontor/portal-core/orders';
import { countryName } from './country-name.js';

/** A delivery address as it is written on a parcel, one part a line. */
export function addressLines(address: DeliveryAddress, language: Language): readonly string[] {
  return [
    address.company,
    [address.second_name, address.name].filter(Boolean).join(' '),
    address.street,
    address.address_second_line,
    `${address.postal_code} ${address.city}`.trim(),
    countryName(address.country_code, language),
  ].filter((line): line is string => Boolean(line));
}
