import type { OrderReport } from '../erp-link/index.js';
import type { FoundRecord } from './choose-record.js';
import { fieldOf, portalField, type FileMakerMapping, type PortalMapping } from './mapping.js';
import { DELIVERY_ADDRESS } from './record-fields.js';

/** The portals in which an order's address stands. */
export const addressPortals = ({ address, email }: FileMakerMapping): readonly PortalMapping[] =>
  [address, email].filter((portal) => portal !== null);

/**
 * What a record says of its order's delivery address. Null where it says nothing: without the portal of addresses, without a row of this kind
 * that has anything in it, and with several, since none of them says that it is the one.
 */
export function addressOf(mapping: FileMakerMapping, record: FoundRecord): OrderReport['address'] {
  const { address: portal, email, fields } = mapping;
  if (portal === null) return null;
  const isMeant = (row: Texts) => portal.fields.kind === null || row('kind') === DELIVERY_ADDRESS;
  const [to, ...others] = rowsOf(record, portal).filter(isMeant);
  if (to === undefined || others.length > 0 || !ADDRESS_PARTS.some((part) => to(part))) return null;
  const emails = email === null ? [] : rowsOf(record, email);
  return {
    // A salutation that nobody entered there empties none, and the e-mail address of an order is the only one.
    salutation: (fields.salutation && fieldOf(record.fieldData, fields.salutation)) || null,
    email: emails.length === 1 ? emails[0]?.('address') : null,
    name: to('name'),
    second_name: to('secondName'),
    street: to('street'),
    postal_code: to('postalCode'),
    city: to('city'),
    country_code: to('country'),
    company: to('company'),
    address_second_line: to('addition'),
  };
}

const ADDRESS_PARTS = ['name', 'street', 'postalCode', 'city', 'company'] as const;

/** The text of a row's field; null for one that the file has no place for. */
type Texts = (field: string) => string | null;

function rowsOf({ rows = {} }: FoundRecord, portal: PortalMapping): readonly Texts[] {
  return (rows[portal.portal] ?? []).map((row) => (name) => {
    const field = portal.fields[name] ?? null;
    return field === null ? null : fieldOf(row, portalField(portal, field));
  });
}
