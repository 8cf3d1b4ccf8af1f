import { countryOfCode } from '../countries/index.js';
import { fieldNames } from '../fields/index.js';
import { cleanText, type Issue } from '../validation/index.js';
import { checkAddress } from './address.rules.js';
import type { CleanOrder } from './clean-order.js';
import type { DeliveryAddress } from './new-order.types.js';
import { ADDRESS_FIELDS } from './order.fields.js';
import { findSalutation } from './salutation.js';

/** The parts of a delivery address that somebody says anew. What is left out or null stays as it is, an empty text empties. */
export type SaidAddress = { readonly [Part in keyof DeliveryAddress]?: string | null | undefined };

const PARTS = fieldNames(ADDRESS_FIELDS);
type Texts = Record<keyof DeliveryAddress, string>;

/**
 * A delivery address after some of its parts were said, as it is stored, and the rules that it breaks only since. The address is the same object
 * where nothing differs.
 */
export function changeAddress(
  address: DeliveryAddress,
  said: SaidAddress,
): { readonly address: DeliveryAddress; readonly issues: readonly Issue[] } {
  const texts: Texts = { ...address };
  for (const part of PARTS) if (said[part] != null) texts[part] = cleanText(said[part]);
  const known = new Set(issuesOf(address).map(keyOf));
  const issues = issuesOf(texts).filter((one) => !known.has(keyOf(one)));
  const changed: DeliveryAddress = {
    ...texts,
    salutation: findSalutation(texts.salutation) ?? '',
    country_code: countryOfCode(texts.country_code) ?? texts.country_code.toUpperCase(),
  };
  const isSame = issues.length === 0 && PARTS.every((part) => changed[part] === address[part]);
  return { address: isSame ? address : changed, issues };
}

/** What the rules of an address look at besides its parts. */
const NOTHING_ELSE: Omit<CleanOrder, keyof DeliveryAddress> = {
  external_order_id: '',
  customer_order_reference: '',
  date: '',
  pack_station: '',
  post_filiale: '',
  post_number: '',
};

function issuesOf(texts: Readonly<Texts>): Issue[] {
  const issues: Issue[] = [];
  checkAddress(issues, { ...NOTHING_ELSE, ...texts });
  return issues;
}

const keyOf = ({ path, code }: Issue): string => `${path} ${code}`;
