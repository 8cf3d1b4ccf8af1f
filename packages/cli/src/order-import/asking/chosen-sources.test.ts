import { expect, it } from 'vitest';
import { chosenSources } from './chosen-sources.js';
import { readChoices } from '../task/import-options.js';

const HEADER = ['Bestellnr.', 'Status', 'Storniert am'];
const said = (...map: string[]) => chosenSources(readChoices({ file: 'orders.csv', map }), HEADER);

it('takes the columns that say that an order is cancelled', () => {
  expect(said('cancelled=Status')).toEqual({ cancelled: [1] });
  expect(said('cancelled=Status', 'Cancelled=Storniert am')).toEqual({ cancelled: [1, 2] });
  expect(said('cancelled=Status + Storniert am')).toEqual({ cancelled: [1, 2] });
});

it('takes none of them where nothing stands behind the sign', () => {
  expect(said('cancelled=')).toEqual({ cancelled: null });
  expect(said('external_order_id=Status')).not.toHaveProperty('cancelled');
});

it('has no fixed value that cancels', () => {
  const set = readChoices({ file: 'orders.csv', set: ['cancelled=ja'] });
  expect(() => chosenSources(set, HEADER)).toThrow(expect.objectContaining({ code: 'flags_exclude' }));
});
