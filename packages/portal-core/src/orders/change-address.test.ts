import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeAddress, type SaidAddress } from './change-address.js';
import type { DeliveryAddress } from './new-order.types.js';

const ADDRESS: DeliveryAddress = {
  salutation: 'frau',
  company: '',
  name: 'Jana Müller',
  second_name: '',
  street: 'Hafenstraße 7',
  address_second_line: '',
  postal_code: '24103',
  city: 'Kiel',
  country_code: 'DE',
  email: '',
};
const codes = (address: DeliveryAddress, said: SaidAddress) =>
  changeAddress(address, said).issues.map(({ path, code }) => `${path} ${code}`);

describe('an address of which parts are said anew', () => {
  it('takes them in the form in which they are stored', () => {
    const said = { salutation: 'Herr', city: ' Bonn ', country_code: 'at', name: null };
    const { address, issues } = changeAddress(ADDRESS, said);
    expect(issues).toEqual([]);
    expect(address).toEqual({ ...ADDRESS, salutation: 'herr', city: 'Bonn', country_code: 'AT' });
  });

  it('is the same when nothing differs', () => {
    expect(changeAddress(ADDRESS, {}).address).toBe(ADDRESS);
    expect(changeAddress(ADDRESS, { ...ADDRESS, country_code: 'de', city: ' Kiel' }).address).toBe(ADDRESS);
  });

  it('is judged by the rules of an order, as a whole', () => {
    expect(codes(ADDRESS, { salutation: 'Firma', name: '' })).toEqual(['address.company required']);
    expect(codes(ADDRESS, { salutation: 'Gräfin' })).toEqual(['address.salutation salutation']);
    expect(codes(ADDRESS, { street: '' })).toEqual(['address.street required']);
  });

  it('is not refused for what was wrong before', () => {
    const old: DeliveryAddress = { ...ADDRESS, salutation: '', postal_code: '?' };
    expect(codes(old, { city: 'Bonn' })).toEqual([]);
    expect(codes(old, { city: '' })).toEqual(['address.city required']);
  });

  it('is the same once more, whatever was said', () => {
    const text = fc.constantFrom('', ' ', 'Kiel', 'Frau', 'de', '24103', 'Am Kai 5');
    const parts = Object.fromEntries(Object.keys(ADDRESS).map((part) => [part, text]));
    fc.assert(
      fc.property(fc.record(parts, { requiredKeys: [] }), (said: SaidAddress) => {
        const { address, issues } = changeAddress(ADDRESS, said);
        if (issues.length === 0) expect(changeAddress(address, said).address).toBe(address);
      }),
    );
  });
});
