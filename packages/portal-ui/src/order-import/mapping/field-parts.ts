import type { CellPart, ImportField } from '@kontor/portal-core/order-import';

const PARTS: Readonly<Partial<Record<ImportField, readonly CellPart[]>>> = {
  company: ['addressCompany'],
  first_address_line: ['turnedName', 'addressName'],
  second_address_line: ['turnedName', 'careOf', 'addressSecondName'],
  street: ['addressStreet'],
  address_second_line: ['addressAddition'],
  postal_code: ['postalCodeOfTown', 'addressPostalCode'],
  city: ['townOfPostalCode', 'addressCity'],
  country: ['addressCountry'],
};

/** The parts of a text that a field can consist of; empty for most fields. */
export function partsOfField(field: ImportField): readonly CellPart[] {
  return PARTS[field] ?? [];
}
