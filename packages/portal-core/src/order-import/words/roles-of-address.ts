import type { Role } from './header-role.js';

/** Roles of a street, with its number or without. */
export const STREET_ROLES = [
  'street',
  'wholeStreet',
  'streetName',
  'addressLine',
] as const satisfies readonly Role[];

/** Roles of a place to send to. */
export const PLACE_ROLES = [
  ...STREET_ROLES,
  'postCode',
  'town',
  'postCodeTown',
] as const satisfies readonly Role[];

/** Roles of somebody's name, whole or in parts, or of a column called by its party alone. */
export const NAME_ROLES = [
  'name',
  'fullName',
  'firstName',
  'lastName',
  'turnedName',
  'bareParty',
] as const satisfies readonly Role[];
