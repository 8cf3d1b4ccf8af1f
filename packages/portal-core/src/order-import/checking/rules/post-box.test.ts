import { expect, it } from 'vitest';
import type { CleanOrder } from '../../../orders/index.js';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';
import { atPostPlace } from './post-place.js';
import { understand } from '../../understanding/understand.js';

it.each(['Postfach', 'PO Box', 'Postfachnummer'])(
  'a column %s is the second line of its address',
  (header) => {
    const names = `Nr.;Name;Straße;${header};PLZ;Ort;Artikelnummer;Menge`.split(';');
    const { mapping } = understand(names, [
      ['A-1', 'Eva Wyss', 'Dorfweg 2', '77', '6300', 'Zug', 'NW1050', '1'],
    ]);
    expect(mapping.columns).toMatchObject({ street: 2, address_second_line: 3, postal_code: 4, city: 5 });
  },
);

it('the post code of a post box is not that of the street', () => {
  const names = 'Nr.;Name;Straße;PLZ;Ort;Postfach;PLZ Postfach;Artikelnummer;Menge'.split(';');
  const rows = [['A-1', 'Rita Adler', 'Am Teich 9', '04109', 'Leipzig', '1234', '04001', 'NW1050', '1']];
  const { mapping, questions } = understand(names, rows);
  expect(mapping.columns.postal_code).toBe(3);
  expect(questions.filter(({ fields }) => fields.includes('postal_code'))).toEqual([]);
});

it.each(['Postfach 123', 'P.O. Box 77', 'Case postale 8'])(
  '„%s“ is the street of an order without one',
  async (box) => {
    const [order] = await checked(aFile([{ street: '', address_second_line: box }]));
    if (order === undefined || isRejected(order)) throw new Error('refused');
    expect(order.order.address).toMatchObject({ street: box, address_second_line: '' });
  },
);

const BLANK: CleanOrder = {
  external_order_id: 'A-1',
  customer_order_reference: '',
  date: '',
  pack_station: '',
  post_filiale: '',
  post_number: '',
  salutation: '',
  company: '',
  name: 'Rita Adler',
  second_name: '',
  street: '',
  address_second_line: '',
  postal_code: '24103',
  city: 'Kiel',
  country_code: 'DE',
  email: '',
};

it.each(['PLZ Postfach', 'Ort Postfach', 'PO Box Zip'])(
  'a box is no street of an order where %s has a column of its own',
  (name) => {
    const order = { ...BLANK, address_second_line: 'Postfach 1017' };
    expect(atPostPlace([name], order).order.street).toBe('');
    expect(atPostPlace(['Postfach', 'PLZ'], order).order.street).toBe('Postfach 1017');
  },
);

it('a box without a number is no street', () => {
  const order = { ...BLANK, address_second_line: 'Postfach folgt' };
  expect(atPostPlace([], order).order.street).toBe('');
});
