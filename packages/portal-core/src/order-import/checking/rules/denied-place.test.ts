import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

const codes = async (street: string) =>
  (await checked(aFile([{ street }]))).flatMap((order) =>
    isRejected(order) ? order.issues.map(({ code }) => code) : [],
  );

it.each(['keine Straße', 'ohne Straße', 'keine Hausnummer', 'no street'])(
  '„%s“ says that there is no street',
  async (street) => expect(await codes(street)).toEqual(['placeholder']),
);

it.each(['Ohnestraße 3', 'Keinergasse 4'])('%s is a street', async (street) =>
  expect(await codes(street)).toEqual([]),
);
