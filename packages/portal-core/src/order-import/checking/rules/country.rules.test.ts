import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import type { ImportField, ImportMapping } from '../../order-import.types.js';
import { isRejected } from '../orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;

async function doubtsOf(row: Row, changes: Partial<ImportMapping> = {}) {
  const file = aFile([row]);
  const orders = await checked({ ...file, mapping: { ...file.mapping, ...changes } });
  return orders.flatMap((order) => (isRejected(order) ? order.issues : []));
}

const place = (street: string, postal_code: string, city: string, country: string): Row => ({
  street,
  postal_code,
  city,
  country,
});
const VIENNA = place('Hauptstraße 12', '1010', 'Wien', 'AU');

describe('a country that people confuse with another', () => {
  it.each<[Row, string]>([
    [VIENNA, 'AT'],
    [{ ...VIENNA, country: 'Australien' }, 'AT'],
    [{ ...VIENNA, country: 'AUS' }, 'AT'],
    [place('Dorf 5', '6883', 'Au', 'AU'), 'AT'],
    [place('Am Graben 3/2/7', '4600', 'Thalheim', 'AU'), 'AT'],
    [place('5 Getreidegasse', '5020', 'Salzburg', 'AU'), 'AT'],
    [place('12 George Street', '2000', 'Sydney NSW', 'AT'), 'AU'],
    [place('Slovenska cesta 5', '1000', 'Ljubljana', 'SL'), 'SI'],
    [place('Bahnhofstrasse 5', '8001', 'Zürich', 'SZ'), 'CH'],
    [place('Lindenweg 5', '20095', 'Hamburg', 'GE'), 'DE'],
    [place('Damrak 1', '1012 LG', 'Amsterdam', 'NE'), 'NL'],
    [place('Hlavná 5', '811 06', 'Bratislava', 'SL'), 'SK'],
    [place('Bahnhofstrasse 1', '8001', 'Zürich', 'AT'), 'CH'],
    [place('Damrak 1', '1012 AB', 'Amsterdam', 'NI'), 'NL'],
    [place('Graben 3', '1010', 'Wien', 'Schweiz'), 'AT'],
    [place('Graben 3', '1100', 'WIEN, Favoriten', 'CH'), 'AT'],
    [place('Collins Street 3', '3000', 'Melbourne', 'AT'), 'AU'],
    [place('Lindenweg 3', '20095', 'Hamburg', 'FR'), 'DE'],
    [place('Rue de Rivoli 3', '75001', 'Paris', 'DE'), 'FR'],
    [place('Elm Street 5', '90210', 'Beverly Hills', 'CA'), 'US'],
    [place('Marktgasse 4', '9000', 'St. Gallen', 'BE'), 'CH'],
    [place('Marktweg 4', '10115', 'Berlin', 'US'), 'DE'],
    [place('Royal Square 4', 'JE2 3AB', 'St Helier', 'GB'), 'JE'],
    [place('Rue Grimaldi 4', '98000', 'Monaco', 'FR'), 'MC'],
    [place('Städtle 4', '9490', 'Vaduz', 'CH'), 'LI'],
  ])('is doubted where the address is one of the other: %j', async (row, suggestion) => {
    const country = row.country ?? '';
    expect(await doubtsOf(row)).toMatchObject([
      {
        field: 'country',
        value: country,
        code: 'doubtfulCountry',
        params: { suggestion, place: `${row.postal_code} ${row.city}` },
      },
    ]);
  });

  it.each<[Row]>([
    [place('Marktgasse 4', '9000', 'St. Gallen', 'CH')],
    [place('Korenmarkt 4', '9000', 'Gent', 'BE')],
    [place('Main Street 4', '08009', 'Berlin', 'US')],
    [place('High Street 4', 'SW1A 1AA', 'London', 'GB')],
    [place('12 George Street', '2000', 'Sydney', 'AU')],
    [place('George St 12', '3000', 'Melbourne', 'Australien')],
    [place('Unit 4', '4000', 'Brisbane', 'AU')],
    [place('PO Box 12', '6000', 'Perth', 'AU')],
    [place('Bahnhofstrasse 7', '2000', 'Hahndorf SA', 'AU')],
    [place('Hauptstraße 12', '1010', 'Wien', 'AT')],
    [place('Rustaveli Avenue 5', '0108', 'Tbilisi', 'GE')],
    [place('Rruga Myslym Shyri 5', '1001', 'Tirana', 'AL')],
    [place('Siaka Stevens Street 5', '', 'Freetown', 'SL')],
    [place('100 Queen St', 'M5H 2N2', 'Toronto', 'CA')],
    [place('Lindenweg 5', '20095', 'Hamburg', 'DE')],
    [place('Main Street 5', '75460', 'Paris', 'US')],
    [place('Main Street 5', '03570', 'Berlin', 'US')],
    [place('High Street 5', '3000', 'Vienna', 'ZA')],
    [place('Hauptstraße 5', '8933', 'St. Gallen', 'AT')],
    [place('Hauptstraße 5', '9341', 'Straßburg', 'AT')],
    [place('Hauptstraße 5', '53545', 'Linz', 'DE')],
    [place('Moorweg 5', '2910', 'Essen', 'BE')],
    [place('Hafenweg 5', '8752 TC', 'Zurich', 'NL')],
    [place('High Street 5', 'PH1 5TJ', 'Perth', 'GB')],
    [place('Hauptstrasse 5', '3985', 'Münster', 'CH')],
  ])('is not doubted where the address is its own: %j', async (row) => {
    expect((await doubtsOf(row)).filter(({ code }) => code === 'doubtfulCountry')).toEqual([]);
  });

  it.each<[string, Partial<ImportMapping>]>([
    ['by value', { values: { country: { AU: 'AU' } } }],
    ['by another value', { values: { country: { au: 'Australien' } } }],
  ])('is taken once a person says so %s', async (_, changes) => {
    expect(await doubtsOf(VIENNA, changes)).toEqual([]);
  });

  it.each<[string, Partial<ImportMapping>, Row]>([
    ['for the whole file', { constants: { country: 'AU' } }, VIENNA],
    ['for blank cells', { values: { country: { '': 'AU' } } }, { ...VIENNA, country: '' }],
    ['for a word of the shop', { values: { country: { Inland: 'AU' } } }, { ...VIENNA, country: 'Inland' }],
  ])('is doubted where a person said it %s', async (_, changes, row) => {
    const { country: _country, ...columns } = aFile([row]).mapping.columns;
    const mapping = changes.constants === undefined ? changes : { ...changes, columns };
    expect(await doubtsOf(row, mapping)).toMatchObject([
      {
        code: 'doubtfulCountry',
        params: { take: 'country:AU / 1010 Wien=AT', keep: 'country:AU / 1010 Wien=AU' },
      },
    ]);
  });

  it('is answered for the rows of one town alone', async () => {
    const said = { values: { country: { 'DE / 20121 Milano': 'IT', 'DE / 75001 Paris': 'DE' } } };
    const rows: Row[] = [
      place('Via Roma 3', '20121', 'Milano', 'DE'),
      place('Rue 3', '75001', 'Paris', 'DE'),
      place('Hof 3', '25849', 'Pellworm', 'DE'),
      place('Via Roma 3', '00118', 'Roma', 'DE'),
    ];
    const file = aFile(rows.map((row, at) => ({ ...row, external_order_id: `B-${at}` })));
    const orders = await checked({ ...file, mapping: { ...file.mapping, ...said } });
    expect(orders.map((o) => (isRejected(o) ? o.issues[0]?.code : o.order.address.country_code))).toEqual([
      'IT',
      'DE',
      'DE',
      'doubtfulCountry',
    ]);
  });

  it.each<[Row, string]>([
    [place('Graben 3', '1010', 'Wien', 'DE'), 'AT'],
    [place('Bahnhofstrasse 1', '8001', 'Zürich', 'DE'), 'CH'],
    [place('Damrak 1', '1012 AB', 'Amsterdam', 'DE'), 'NL'],
  ])('is asked for instead of a zero or another post code: %j', async (row, suggestion) => {
    expect(await doubtsOf(row)).toMatchObject([{ code: 'doubtfulCountry', params: { suggestion } }]);
  });

  it.each([
    ['3 rue Verte', '57600', 'Forbach', 'FR'],
    ['14 rue de la Gare', '67160', 'Wissembourg', 'FR'],
    ['Via Garibaldi 8', '39042', 'Bressanone', 'IT'],
    ['Calle Mayor 8', '28901', 'Getafe', 'ES'],
  ])('is asked for %s where it is said of the whole file only', async (street, code, town, suggestion) => {
    const row = place(street, code, town, 'DE');
    const file = aFile([row]);
    const { country: _, ...columns } = file.mapping.columns;
    expect(await doubtsOf(row, { columns, constants: { country: 'DE' } })).toMatchObject([
      { code: 'doubtfulCountry', params: { suggestion } },
    ]);
    expect(await doubtsOf(row)).toEqual([]);
  });

  it('is not asked for streets at home where it is said of the whole file', async () => {
    for (const street of [
      'Avenue 3',
      'Ruestraße 4',
      'Viamala 3',
      'Boulevardring 4',
      'Am Quai 3',
      'Placidusweg 1',
    ]) {
      const row = place(street, '25849', 'Pellworm', 'DE');
      const { country: _, ...columns } = aFile([row]).mapping.columns;
      expect(await doubtsOf(row, { columns, constants: { country: 'DE' } })).toEqual([]);
    }
  });

  it('is the other one by value, but for an address that is none of it', async () => {
    const changes = { values: { country: { AU: 'AT' } } };
    expect(await doubtsOf(VIENNA, changes)).toEqual([]);
    const [issue] = await doubtsOf(place('12 George Street', '2000', 'Sydney NSW', 'AU'), changes);
    expect(issue).toMatchObject({ code: 'doubtfulCountry', params: { country: 'AT', suggestion: 'AU' } });
    expect(issue?.params).toMatchObject({ keep: 'country:AT / 2000 Sydney NSW=AT' });
  });
});
