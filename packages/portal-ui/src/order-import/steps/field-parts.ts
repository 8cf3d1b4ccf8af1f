import type { CellPart, ImportField } from '@kontor/portal-core/order-import';

const PARTS: Readonly<Partial<Record<ImportField, readonly CellPart[]>>> = {
  first_address_line: ['turnedName', 'addressName'],
  second_address_line: ['turnedName', 'careOf'],
  street: ['addressStreet'],
  postal_code: ['postalCodeOfTown', 'addressPostalCode'],
  city: ['townOfPostalCode', 'addressCity'],
  country: ['addressCountry'],
};

/** The parts of a text a field can be made of; none for most. */
export function partsOfField(field: ImportField): readonly CellPart[] {
  return PARTS[field] ?? [];
}
