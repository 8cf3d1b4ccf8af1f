import { expect, it } from 'vitest';
import { understand } from '../understand.js';

it.each(['Leipzig (04109)', 'Leipzig, 04109', 'Leipzig 04109', '04109 Leipzig'])(
  'a column of towns such as „%s“ has the post codes as well',
  (town) => {
    const header = 'Nr.;Name;Straße;Wohnort;Artikelnummer;Menge'.split(';');
    const { mapping } = understand(header, [['A-1', 'Rita Adler', 'Am Teich 9', town, 'NW1050', '1']]);
    expect(mapping.columns.postal_code).toEqual({ columns: [3], part: 'postalCodeOfTown' });
    expect(mapping.columns.city).toEqual({ columns: [3], part: 'townOfPostalCode' });
  },
);
