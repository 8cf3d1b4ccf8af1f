import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

const suggested = async (row: Parameters<typeof aFile>[0][number]) => {
  const [order] = await checked(aFile([{ street: 'Ring 3', ...row }]));
  return order !== undefined && isRejected(order) ? order.issues.map(({ params }) => params?.suggestion) : [];
};

it.each([
  ['SN', '04109', 'Leipzig'],
  ['BW', '70173', 'Stuttgart'],
  ['BY', '80331', 'München'],
  ['SL', '66111', 'Saarbrücken'],
  ['SL', '66780', 'Rehlingen-Siersburg'],
  ['NI', '26789', 'Leer'],
  ['MV', '18609', 'Binz'],
  ['SN', '01855', 'Sebnitz'],
  ['TH', '98711', 'Schmiedefeld'],
  ['TH', '99084', 'Erfurt'],
])('%s beside %s %s is a state of Germany and no country', async (country, postal_code, city) => {
  expect(await suggested({ country, postal_code, city })).toEqual(['DE']);
});

it.each([
  ['TH', '10110', 'Bangkok'],
  ['BY', '220030', 'Minsk'],
  ['NI', '11001', 'Managua'],
  ['MV', '20026', 'Malé'],
  ['SN', '12500', 'Dakar'],
])('%s beside %s %s is that country', async (country, postal_code, city) => {
  expect(await suggested({ country, postal_code, city })).toEqual([]);
});
