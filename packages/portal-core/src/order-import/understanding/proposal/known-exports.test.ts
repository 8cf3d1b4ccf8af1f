import { expect, it } from 'vitest';
import { understand } from '../understand.js';

/** Fields with the header of their column, and what is asked besides fields without one. */
function look(header: string, ...rows: string[]) {
  const names = header.split(';');
  const { mapping, questions } = understand(
    names,
    rows.map((row) => row.split(';')),
  );
  const { quantity, product_name: product, first_address_line: name, date } = mapping.columns;
  const of = (source: unknown) => (typeof source === 'number' ? names[source] : undefined);
  return {
    quantity: of(quantity),
    product: of(product),
    name: of(name),
    date: of(date),
    asked: questions.filter(({ kind }) => kind !== 'missing').map(({ id }) => id),
  };
}

it('products_quantity is the quantity beside products_model', () => {
  const found = look(
    'orders_id;date_purchased;delivery_name;delivery_street_address;delivery_postcode;delivery_city;products_model;products_name;products_quantity',
    '400211;2026-11-20;Ute Heide;Ring 3;24103;Kiel;NW1;Tee 250 g;1.0000',
  );
  expect(found).toMatchObject({ quantity: 'products_quantity', product: 'products_name', asked: [] });
});

it('OXAMOUNT is the quantity beside OXARTNUM', () => {
  const found = look(
    'OXORDERNR;OXORDERDATE;OXBILLFNAME;OXBILLLNAME;OXBILLSTREET;OXBILLSTREETNR;OXBILLZIP;OXBILLCITY;OXARTNUM;OXAMOUNT',
    '4401;2026-11-20;Ute;Heide;Ring;3;24103;Kiel;NW1;2',
  );
  expect(found).toMatchObject({ quantity: 'OXAMOUNT' });
  expect(found.asked.join()).not.toContain('quantity');
});

it('Items Qty Ordered is the quantity beside Items SKU, and asked about beside another number', () => {
  const ask = (sku: string) =>
    look(
      `Order #;Purchase Date;Ship-to Name;Street;ZipCode;City;${sku};Items Qty Ordered`,
      '400211;2026-11-20;Ute Heide;Ring 3;24103;Kiel;NW1;1.0000',
    );
  expect(ask('Items SKU')).toMatchObject({ quantity: 'Items Qty Ordered', asked: [] });
  expect(ask('Article No.').asked).toEqual(['similar:quantity:8']);
});

const PLACE = 'Street;ZipCode;City;Country;ItemCode;Quantity';

it('CardName is the customer of SAP Business One, and no carrier is', () => {
  const row = 'Ring 3;24103;Kiel;DE;NW1;1;DHL';
  const found = look(
    `DocNum;DocDate;CardCode;CardName;${PLACE};TrnspName`,
    `26001;20261112;C1;Ute Heide;${row}`,
  );
  expect(found).toMatchObject({ name: 'CardName', asked: [] });
  expect(look(`DocNum;DocDate;CardName;${PLACE}`, `26001;20261112;Ute Heide;${row}`).asked).not.toEqual([]);
});

const DATES = 'Auftragsnr.;Auftragsdatum;Belegdatum;Name;Straße;PLZ;Ort;Artikelnr;Menge';

it('two dates of the order are a choice only where they differ', () => {
  const row = 'Ute Heide;Ring 3;24103;Kiel;NW1;1';
  expect(look(DATES, `AU-17;20.11.2026;20.11.2026;${row}`).asked).toEqual([]);
  expect(look(DATES, `AU-17;20.11.2026;19.11.2026;${row}`).asked.join()).toContain('choice:date');
});

it('a region beside the country is part of its header', () => {
  const header =
    'Nr.;Auftragsdatum;Lief. an Name;Lief. an Adresse;Lief. an PLZ-Code;Lief. an Ort;Lief. an Länder-/Regionscode;Artikelnr.;Menge';
  expect(look(header, 'VA26-01;20.11.2026;Ute Heide;Ring 3;24103;Kiel;DE;NW1;1').asked).toEqual([]);
});

it.each([
  ['AB-Nr.', 'Datum', 'Name', 'PLZ'],
  ['Bestellschein-Nr.', 'Eingangsdatum', 'Endkunde', 'Postl.'],
])('the words of papers in offices are known: %s, %s, %s, %s', (number, date, name, code) => {
  const header = `${number};${date};${name};Straße;${code};Ort;Länderkz;Artikelnr;Menge`;
  expect(look(header, 'A-17;20.11.2026;Ute Heide;Ring 3;24103;Kiel;DE;NW1;1')).toMatchObject({
    name,
    date,
    asked: [],
  });
});

it('a number of a document stands back behind that of the order', () => {
  const row = '20.11.2026;Ute Heide;Ring 3;24103;Kiel;DE;NW1;1';
  const header = 'Datum;Name;Straße;PLZ;Ort;Land;Artikelnr;Menge'.split(';');
  const { mapping, questions } = understand(
    ['AB-Nr.', 'Bestellnr', ...header],
    [['AB-1', 'B-17', ...row.split(';')]],
  );
  expect(mapping.columns.external_order_id).toBe(1);
  expect(questions.filter(({ kind }) => kind !== 'missing')).toEqual([]);
});

const BUYER = 'created_at;name;street;postcode;city;country_id;sku;qty_ordered';
const ORDERED = '2026-11-20;Ute Heide;Ring 3;24103;Kiel;DE;NW1;1';

it('increment_id is the number of an order at Magento, and order_id the program’s own', () => {
  const { mapping, questions } = understand(`order_id;increment_id;${BUYER}`.split(';'), [
    `771;100000771;${ORDERED}`.split(';'),
  ]);
  expect(mapping.columns.external_order_id).toBe(1);
  expect(questions.flatMap(({ fields }) => fields)).not.toContain('external_order_id');
});

it.each([
  'Document No.;Order Date;Ship-to Name;Ship-to Address;Ship-to Post Code;Ship-to City;Type;No.;Description;Quantity',
  'Belegnr.;Auftragsdatum;Lief. an Name;Lief. an Adresse;Lief. an PLZ-Code;Lief. an Ort;Art;Nr.;Beschreibung;Menge',
])('the bare number in a row of Dynamics is that of its article: %s', (header) => {
  const row = 'VA-77;24.11.2026;Ute Heide;Ring 3;24103;Kiel;Artikel;NW1050;Tee 250 g;8';
  const { mapping, questions } = understand(header.split(';'), [row.split(';')]);
  expect(mapping.columns).toMatchObject({
    external_order_id: 0,
    product_id: 7,
    product_name: 8,
    quantity: 9,
  });
  expect(questions.flatMap(({ fields }) => fields)).not.toContain('product_id');
});

it('Address2 is the delivery and Address the bill at SAP Business One', () => {
  const { mapping } = understand(
    'DocNum;DocDate;CardCode;CardName;Address;Address2;ItemCode;Quantity'.split(';'),
    [
      [
        '26001',
        '20261112',
        'C1',
        'Adler GmbH',
        'Postfach 11\n70001 Ulm',
        'Lager\nRing 3\n24103 Kiel',
        'NW1',
        '1',
      ],
    ],
  );
  expect(mapping.columns.street).toEqual({ columns: [5], part: 'addressStreet' });
});

it('the positions of Shopware 6 have their number under payload and their name under label', () => {
  const address =
    'deliveries.shippingOrderAddress.lastName;deliveries.shippingOrderAddress.street;deliveries.shippingOrderAddress.zipcode;deliveries.shippingOrderAddress.city';
  const positions = 'lineItems.payload.productNumber;lineItems.label;lineItems.quantity';
  const found = look(
    `orderNumber;orderDateTime;${address};${positions}`,
    '26001;2026-11-12;Heide;Ring 3;24103;Kiel;NW1;Tee 250 g;2',
    '26002;2026-11-12;Moor;Ring 4;24103;Kiel;NW2;Becher;1',
  );
  expect(found).toMatchObject({ product: 'lineItems.label', quantity: 'lineItems.quantity' });
  expect(found.asked.join()).not.toContain('product_id');
});

it.each([
  ['Additional checkout info', 5],
  ['Sales channel', undefined],
])('Contact email beside %s is the column of the e-mail: %s', (beside, email) => {
  const names = `Order number;Date created;Recipient name;Delivery address;${beside};Contact email;Delivery city;Delivery postal code;SKU;Qty`;
  const row = '10071;2026-11-12;Ute Heide;Ring 3;;ute@example.org;Kiel;24103;NW1;2';
  const { mapping } = understand(names.split(';'), [row.split(';')]);
  expect(mapping.columns.email).toBe(email);
});
