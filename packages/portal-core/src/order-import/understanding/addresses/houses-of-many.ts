import type { AddressPicks } from './address-parts.js';
import type { Column } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';

/**
 * The address without a house that stands beside people in several places: it brings them together, and they get their parcels at home. The
 * column is then asked about as one that is left out.
 */
export function withoutHouseOfMany(own: AddressPicks): AddressPicks {
  const { company, first_address_line: name, postal_code: code, ...rest } = own;
  const [column] = company?.columns ?? [];
  const [place] = code?.columns ?? [];
  if (column === undefined || place === undefined || name === undefined) return own;
  // Directly before a name it is the first line of the label.
  const isBeforeName = name.columns.some(({ index }) => index === column.index + 1);
  if (!isCalled('houseOfMany', column) || isBeforeName || !isInSeveral(column, place)) return own;
  return { ...rest, first_address_line: name, ...(code !== undefined && { postal_code: code }) };
}

/** Whether some house stands beside more than one post code. */
function isInSeveral({ values }: Column, { values: codes }: Column): boolean {
  const places = new Set(values.map((house, row) => `${house}\n${codes[row] ?? ''}`));
  return values.length === codes.length && places.size > new Set(values).size;
}
