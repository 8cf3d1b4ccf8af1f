import { expect, it } from 'vitest';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { ImportField } from '../../order-import.types.js';
import { understand } from '../understand.js';

const look = (header: string, row: string) => {
  const names = header.split(';');
  const { mapping, questions } = understand(names, [row.split(';')]);
  return {
    of: (field: ImportField) => columnsOfSource(mapping.columns[field]).map((column) => names[column]),
    asked: questions.map(({ kind, fields }) => `${kind} ${fields.join()}`),
  };
};

it('VN and NN beside each other are the names of a person', () => {
  const found = look(
    'Best.-Nr.;Datum;Anrede;VN;NN;Str.;PLZ;Ort;Land;SKU;Menge',
    'B-1;20.11.2026;Frau;Ute;Heide;Ring 3;24103;Kiel;DE;T1;2',
  );
  expect(found.of('first_address_line')).toEqual(['VN', 'NN']);
  expect(found.asked).toEqual([]);
});

it('VN and NN with numbers are no names', () => {
  const found = look(
    'Best.-Nr.;Datum;Anrede;Name;Str.;PLZ;Ort;Land;SKU;Menge;VN;NN',
    'B-1;20.11.2026;Frau;Ute Heide;Ring 3;24103;Kiel;DE;T1;2;V-017;24,70',
  );
  expect(found.of('first_address_line')).toEqual(['Name']);
});

it('NN alone says nothing of a person', () => {
  const found = look(
    'Best.-Nr.;Datum;Anrede;Name;Str.;PLZ;Ort;Land;SKU;Menge;NN',
    'B-1;20.11.2026;Frau;Ute Heide;Ring 3;24103;Kiel;DE;T1;2;9,90',
  );
  expect(found.of('first_address_line')).toEqual(['Name']);
});

it('of two addresses, that under An is the one the parcel goes to', () => {
  const found = look(
    'Nr;Datum;Von Name;Von Straße;Von PLZ;Von Ort;Anrede;An Name;An Straße;An PLZ;An Ort;An Land;SKU;Menge',
    'B-1;20.11.2026;Hof KG;Hof 1;99423;Weimar;Frau;Ute Heide;Ring 3;24103;Kiel;DE;T1;2',
  );
  expect(found.of('street')).toEqual(['An Straße']);
  expect(found.of('city')).toEqual(['An Ort']);
  expect(found.asked).toEqual([]);
});

it('lines of a name that name the recipient alone are joined', () => {
  const found = look(
    'Nr;Datum;Anrede;Empfänger1;Empfänger2;Straße;PLZ;Ort;Land;SKU;Menge',
    'B-1;20.11.2026;Frau;Moor KG;Jan Moor;Wall 5;28195;Bremen;DE;T1;2',
  );
  expect(found.of('first_address_line')).toEqual(['Empfänger1']);
  expect(found.of('second_address_line')).toEqual(['Empfänger2']);
  expect(found.asked).toEqual([]);
});

it('a customer’s address is used where nobody else is named to deliver to', () => {
  const names = 'Nr;Datum;Kunde;Straße;PLZ;Ort;Lieferung an;Lieferstraße;Liefer-PLZ;Lieferort;SKU;Menge';
  const { mapping } = understand(names.split(';'), [
    'B-1;20.11.2026;Peter Zahl;Zahlweg 9;99084;Erfurt;Ute Heide;Ring 3;24103;Kiel;T1;1'.split(';'),
  ]);
  expect(mapping.columns).toMatchObject({ first_address_line: 6, street: 7 });
  expect(mapping.fallback).toMatchObject({ first_address_line: 2, street: 3 });
});

it('a number of the customer behind their street is that of the house, which is asked', () => {
  const header = 'Nr;Datum;Anrede;Name;Kunden-Straße;Kunden-Nr.;PLZ;Ort;Land;SKU;Menge';
  const found = look(header, 'B-1;20.11.2026;Frau;Eva Baum;Lindenweg;3;20095;Hamburg;DE;T1;2');
  expect(found.of('street')).toEqual(['Kunden-Straße', 'Kunden-Nr.']);
  expect(found.asked).toContain('similar street');
  const numbered = look(header, 'B-1;20.11.2026;Frau;Eva Baum;Lindenweg 3;17;20095;Hamburg;DE;T1;2');
  expect(numbered.of('street')).toEqual(['Kunden-Straße']);
});
