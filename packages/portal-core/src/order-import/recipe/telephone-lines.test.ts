import { expect, it } from 'vitest';
import { splitAddress } from './whole-address.js';

it.each(['0170 1234567', '+49 341 123456', '0341/123456', '(0341) 123456', 'Tel. 0341 123456'])(
  'a telephone number is no part of an address: %s',
  (phone) =>
    expect(splitAddress(`Rita Adler\nAm Teich 9\n04109 Leipzig\n${phone}`)).toEqual(
      splitAddress('Rita Adler\nAm Teich 9\n04109 Leipzig'),
    ),
);
