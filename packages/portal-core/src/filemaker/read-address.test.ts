import { describe, expect, it } from 'vitest';
import { DEFAULT_MAPPING } from './default-mapping.js';
import type { FileMakerMapping } from './mapping.js';
import { addressOf } from './read-address.js';

const TO = {
  'ADRBLO_ADRESS_SL::Zuordnung': 'Lieferadresse',
  'ADRBLO_ADRESS_SL::ZZN_Nachname': 'Jana Müller',
  'ADRBLO_ADRESS_SL::Strasse': 'Am Kai 5',
  'ADRBLO_ADRESS_SL::PLZ': '04103',
  'ADRBLO_ADRESS_SL::Ort': 'Leipzig',
  'ADRBLO_ADRESS_SL::LKZ': 'DE',
};
type Row = Readonly<Record<string, unknown>>;
const read = (to: readonly Row[], emails: readonly Row[] = [], mapping: FileMakerMapping = DEFAULT_MAPPING) =>
  addressOf(mapping, {
    recordId: '1',
    modId: '0',
    fieldData: { 'ADRESS::Anrede': '' },
    rows: { ADRBLO_ADRESS_SL: to, INTNET_ADRESS_SL: emails },
  });

describe('the address that a record says', () => {
  it('is its row of the delivery address, beside rows of other kinds', () => {
    const bill = { ...TO, 'ADRBLO_ADRESS_SL::Zuordnung': 'Rechnungsadresse' };
    expect(read([bill, TO])).toMatchObject({
      name: 'Jana Müller',
      street: 'Am Kai 5',
      postal_code: '04103',
      country_code: 'DE',
      company: '',
    });
  });

  it('is none without such a row, with an empty one, and with two', () => {
    const kind = { 'ADRBLO_ADRESS_SL::Zuordnung': 'Lieferadresse' };
    expect([read([]), read([{ ...kind, 'ADRBLO_ADRESS_SL::LKZ': 'DE' }]), read([TO, TO])]).toEqual([
      null,
      null,
      null,
    ]);
    expect(read([TO], [], { ...DEFAULT_MAPPING, address: null })).toBeNull();
  });

  it('says nothing by what the file has no place for, nor by a salutation that nobody entered', () => {
    const { address } = DEFAULT_MAPPING;
    const mapping = {
      ...DEFAULT_MAPPING,
      address: { ...address!, fields: { ...address!.fields, company: null } },
    };
    expect(read([TO], [], mapping)).toMatchObject({ salutation: null, company: null, second_name: '' });
  });

  it('has the e-mail address that is the only one', () => {
    const [one, other] = ['a@x.de', 'b@x.de'].map((Adresse) => ({ 'INTNET_ADRESS_SL::Adresse': Adresse }));
    expect(read([TO], [one!])).toMatchObject({ email: 'a@x.de' });
    expect(read([TO], [one!, other!])).toMatchObject({ email: null });
    expect(read([TO])).toMatchObject({ email: null });
  });
});
