import { countryOfCode } from '../countries/index.js';
import { type DeliveryAddress, findSalutation, type Salutation } from '../orders/index.js';
import { textOf, type ErpRow } from './erp-row.js';
import type { ErpAddress } from '../erp-records/index.js';

const SALUTATION_TEXTS: Readonly<Record<Salutation, string>> = { herr: 'Herr', frau: 'Frau', firma: 'Firma' };

/**
 * The delivery address of an ERP address record: the row 'Lieferadresse', else 'Standardadresse'. Names fall back to the record's address
 * lines (specification 1 section 3). A record without rows gives empty parts.
 */
export function addressFromErp(record: ErpAddress): DeliveryAddress {
  const fields: ErpRow = record.fieldData;
  const rows: readonly ErpRow[] = record.portalData?.ADRBLO_ADRESS_SL ?? [];
  const mails: readonly ErpRow[] = record.portalData?.INTNET_ADRESS_SL ?? [];
  const row = rowOf(rows, 'Lieferadresse') ?? rowOf(rows, 'Standardadresse');
  const country = textOf(row, 'LKZ').trim();
  return {
    salutation: findSalutation(textOf(fields, 'Anrede').trim()) ?? '',
    company: textOf(row, 'ZZN_Firmenname'),
    name: textOf(row, 'ZZN_Nachname') || textOf(fields, 'Adresszeile_1'),
    second_name: textOf(row, 'ZZN_Vorname') || textOf(fields, 'Adresszeile_2'),
    street: textOf(row, 'Strasse'),
    address_second_line: textOf(row, 'ZZN_Adresszusatz'),
    postal_code: textOf(row, 'PLZ'),
    city: textOf(row, 'Ort'),
    country_code: countryOfCode(country) ?? country,
    email: textOf(mails[0], 'Adresse'),
  };
}

/** The ERP record of a delivery address. */
export function addressToErp(
  address: DeliveryAddress,
  record: Pick<ErpAddress, 'recordId' | 'modId'>,
): ErpAddress {
  return {
    recordId: record.recordId,
    modId: record.modId,
    fieldData: {
      Anrede: address.salutation === '' ? '' : SALUTATION_TEXTS[address.salutation],
      Adresszeile_1: address.name,
      Adresszeile_2: address.second_name,
    },
    portalData: {
      ADRBLO_ADRESS_SL: [
        {
          Zuordnung: 'Lieferadresse',
          ZZN_Nachname: address.name,
          ZZN_Vorname: address.second_name,
          Strasse: address.street,
          PLZ: address.postal_code,
          Ort: address.city,
          LKZ: address.country_code,
          ZZN_Firmenname: address.company,
          ZZN_Adresszusatz: address.address_second_line,
        },
      ],
      INTNET_ADRESS_SL: address.email === '' ? [] : [{ Adresse: address.email }],
    },
  };
}

/** The delivery address as printed: lines separated by carriage returns, the recipient first, without empty lines. */
export function addressBlock(address: DeliveryAddress): string {
  return [
    address.company,
    address.name,
    address.second_name,
    address.street,
    address.address_second_line,
    `${address.postal_code} ${address.city}`.trim(),
    address.country_code,
  ]
    .filter((line) => line !== '')
    .join('\r');
}

function rowOf(rows: readonly ErpRow[], assignment: string): ErpRow | undefined {
  return rows.find((row) => textOf(row, 'Zuordnung') === assignment);
}
