import { expect, it } from 'vitest';
import { understand } from '../understand.js';

it.each(['wohnt bei', 'Wohnhaft bei', 'per Adresse', 'Untermieter bei', 'c/o'])(
  'the person in a column „%s“ stands on the label behind c/o',
  (word) => {
    const header = `Nr.;Name;${word};Straße;PLZ;Ort;Artikelnummer;Menge`.split(';');
    const row = ['A-1', 'Rita Adler', 'Stahl', 'Am Teich 9', '04109', 'Leipzig', 'NW1050', '1'];
    expect(understand(header, [row]).mapping.columns.second_address_line).toEqual({
      columns: [2],
      part: 'careOf',
    });
  },
);
