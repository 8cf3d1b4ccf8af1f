import { describe, expect, it } from 'vitest';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { AddressField, FieldSource } from '../../order-import.types.js';
import { understand } from '../understand.js';

const look = (header: string, rows: readonly string[]) => {
  const names = header.split(';');
  const { mapping, questions } = understand(
    names,
    rows.map((row) => row.split(';')),
  );
  const labels = (source: FieldSource | undefined) =>
    columnsOfSource(source).map((column) => `${column} ${names[column]}`);
  return {
    own: (field: AddressField) => labels(mapping.columns[field]),
    fallback: (field: AddressField) => labels(mapping.fallback?.[field]),
    asked: questions.map(({ kind, fields }) => `${kind} ${fields.join()}`),
  };
};

const ITEM = 'Artikelnr;Menge';

describe('addresses one behind the other', () => {
  it('belong to whom the first header of each names, under whatever words the others stand', () => {
    const found = look(
      `Nr;Datum;Anrede;Lieferung Name;Straße;PLZ;Ort;Land;Rechnung Name;Anschrift;Postleitzahl;Stadt;Länderkürzel;${ITEM}`,
      [
        'B-1;01.11.2026;Frau;Eva Baum;Lindenweg 3;20095;Hamburg;DE;Peter Zahl;Zahlweg 9;99084;Erfurt;DE;NW1;2',
        'B-2;02.11.2026;Herr;;;;;;Jan Holz;Ringstr. 4;01067;Dresden;DE;NW2;1',
      ],
    );
    expect(found.own('street')).toEqual(['4 Straße']);
    expect(found.own('city')).toEqual(['6 Ort']);
    expect(found.fallback('street')).toEqual(['9 Anschrift']);
    expect(found.fallback('country')).toEqual(['12 Länderkürzel']);
    expect(found.asked).toEqual([]);
  });

  it('a second one that names nobody is used where the delivery’s is blank', () => {
    const found = look(
      `Nr;Datum;Liefer-Vorname;Nachname;Straße;Nr.;PLZ;Ort;Name;Straße;PLZ;Ort;Land;${ITEM}`,
      ['B-1;01.11.2026;Eva;Baum;Lindenweg;3;20095;Hamburg;Peter Zahl;Zahlweg 9;99084;Erfurt;DE;NW1;2'],
    );
    expect(found.own('first_address_line')).toEqual(['2 Liefer-Vorname', '3 Nachname']);
    expect(found.own('street')).toEqual(['4 Straße', '5 Nr.']);
    expect(found.fallback('first_address_line')).toEqual(['8 Name']);
  });

  it('a company behind the place begins the next one', () => {
    const found = look(
      `Nr;Datum;Anrede;Firma;Rechnung Name;Straße;PLZ;Ort;Firma;Lieferung Name;Straße;PLZ;Ort;Land;${ITEM}`,
      [
        'B-1;01.11.2026;Frau;Zahl AG;Zahl;Zahlweg 9;99084;Erfurt;Baum KG;Eva Baum;Weg 3;20095;Hamburg;DE;N1;2',
      ],
    );
    expect(found.own('company')).toEqual(['8 Firma']);
    expect(found.own('street')).toEqual(['10 Straße']);
  });

  it.each([
    ['a name alone before another address', 'Liefer-Name;Name;Straße;PLZ;Ort', 'Eva;Jan;Weg 3;20095;Hamburg'],
    [
      'a party named in the middle of one of two addresses',
      'Name;Straße;Liefer-PLZ;Ort;Name;Straße;PLZ;Ort',
      'Eva;Weg 3;20095;Hamburg;Jan;Weg 4;01067;Dresden',
    ],
  ])('%s is not told by the order of the columns', (_, header, row) => {
    const found = look(`Nr;Datum;Anrede;${header};Land;${ITEM}`, [`B-1;01.11.2026;Frau;${row};DE;NW1;2`]);
    expect(found.fallback('street')).toEqual([]);
  });
});
