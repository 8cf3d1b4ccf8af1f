import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import type { ImportField } from '../../order-import.types.js';
import { isRejected } from '../orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;

async function told(row: Row): Promise<string[]> {
  const orders = await checked(aFile([row]));
  return orders.flatMap((order) =>
    isRejected(order) ? order.issues.map(({ field, code }) => `${field} ${code}`) : [],
  );
}

describe('a note beside a value', () => {
  it.each([
    'Eva Kern (holt ab)',
    'Eva Kern (2x)',
    'Eva Kern (Test)',
    'Eva Kern (Nachnahme)',
    'Eva Kern (für Jan)',
    'Eva Kern (wants two)',
    'Eva Kern [neu]',
    'Eva Kern - bitte warten',
    'Eva Kern - Geschenk',
    'Eva Kern, holt selbst',
    'Eva Kern; Abholung',
    'Eva Kern | wartet',
    'Eva Kern / zahlt bar',
    'Eva Kern holt ab',
    'Eva Kern Nachnahme',
    'Eva Kern 2x',
    'Eva Kern (NEU)',
    'EVA KERN (HOLT AB)',
    'eva kern (holt ab)',
    'Eva Kern (Paul nimmt mit)',
    'Eva Kern (Teil 2)',
    'Eva Kern mit Tasse',
    'Eva Kern (!)',
    'Eva Kern (Messe)',
    'Eva Kern + Kluntje',
    'Eva Kern und Tee',
    'Eva Kern & 2 Tassen',
  ])('is asked about in the name %s', async (first_address_line) => {
    expect(await told({ first_address_line })).toEqual(['first_address_line noteBeside']);
  });

  it.each([
    'Kiel (Abholung)',
    'Kiel (Nachnahme)',
    'Kiel (2x)',
    'Kiel (bis 1.12.)',
    'Kiel (neu)',
    'Kiel - bitte warten',
    'Kiel, holt ab',
    'Kiel + Tee',
    'Kiel oder Bonn',
    'Kiel ab 1.12. Bonn',
    'Kiel !!!',
    'Kiel, glaube ich',
  ])('is asked about in the town %s', async (city) => {
    expect(await told({ city })).toEqual(['city noteBeside']);
  });

  it.each([
    'Ring 3 (bis 1.12.), dann Weg 9',
    'Weg 3 (Abholung)',
    'Weg 3 (im Urlaub)',
    'Weg 3 nicht Weg 5',
    'Weg 3, erst ab Januar',
    'Weg 3; zahlt bar',
    'Weg 3 + 2 Tassen',
    'Weg 3 + Kluntje',
    'ab 1.12. Ring 5',
    'bis Januar Weg 3',
    'Weg 3, Paul nimmt mit',
    'Weg 3 (4 Stück)',
  ])('is asked about in the street %s', async (street) => {
    expect(await told({ street })).toEqual(['street noteBeside']);
  });

  it.each<Row>([
    { company: 'Kern GmbH (Abholung)' },
    { company: 'Kern GmbH - bitte warten' },
    { company: 'Kern GmbH (2x)' },
    { second_address_line: 'Eva Ott (holt ab)' },
    { second_address_line: 'holt ab' },
    { second_address_line: '2x' },
  ])('is asked about in %j', async (row) => {
    expect(await told(row)).toEqual([`${Object.keys(row)[0]} noteBeside`]);
  });
});

describe('what stands in brackets or behind a sign and is no note', () => {
  it.each([
    'Eva Kern (geb. Groß)',
    'Eva Kern (Groß)',
    'Robert (Bob) Kern',
    'Eva Kern, c/o Ott',
    'Eva Kern (2. OG)',
    'Eva Kern, Hinterhaus',
    'Eva Kern (sie/ihr)',
    'Eva Kern, Abt. Einkauf',
    'Prof. Dr. h.c. Eva Kern, M.A.',
    'Eva & Jan Kern',
    'Eva Kern & Jan Ott',
    'Familie Kern & Ott',
    'Eva Kern + Familie',
    'Kern & Söhne',
    'Kern GmbH & Co. KG',
    'Kevin Holt',
    'Institut für Physik',
    'Eva Kern, Praxis für Physio',
    'Eva Kern (privat)',
    'Eva Kern (1. Vorsitzende)',
    'Café mit Herz',
    'kevin holt',
    'Eva Kern: bitte klingeln',
  ])('is let in with the name %s', async (first_address_line) => {
    expect(await told({ first_address_line })).toEqual([]);
  });

  it.each([
    'Frankfurt (Oder)',
    'Neustadt (Dosse)',
    'Halle (Saale)',
    'Neustadt (Westf.)',
    'Hamburg (Ortsteil Altona)',
    'Bad Homburg (v. d. H.)',
    'Hamburg - Altona',
    'Villingen / Schwenningen',
    'Neu Wulmstorf',
    'Wien, 3. Bezirk',
    'Kiel (Deutschland)',
    'Neustadt a.d. Aisch',
    'Rothenburg ob der Tauber',
  ])('is let in with the town %s', async (city) => {
    expect(await told({ city })).toEqual([]);
  });

  it.each([
    'Weg 3 (Hinterhaus)',
    'Weg 3 (2. OG)',
    'Weg 3, bei Ott',
    'Weg 3 (Ecke Ring)',
    'Weg 3 / 5',
    'Weg 3 & 5',
    'Weg 3 // 2. Stock',
    'Hauptstr. 5, Haus 3, Whg. 12',
    'Rue de la Gare 12 bis',
    'Neue Straße 5',
    'Weg 3 (Eingang über den Hof)',
    'Weg 3, Eingang von hinten',
    'Weg 3 bis 5',
    'Weg 3 A + B',
    'Weg 3, 3. Etage, Zi. 312',
  ])('is let in with the street %s', async (street) => {
    expect(await told({ street })).toEqual([]);
  });

  it.each([
    ['Via Roma 5, int. 3', 'IT', '00100', 'Roma'],
    ['Flat 3, 12 High Street', 'GB', 'EX1 1AA', 'Exeter'],
    ['Rue Neuve 5 bte 3', 'BE', '1000', 'Bruxelles'],
  ])('is let in with the street %s of another country', async (street, country, postal_code, city) => {
    expect(await told({ street, country, postal_code, city })).toEqual([]);
  });

  it.each([
    'Kern UG (haftungsbeschränkt) & Co. KG',
    'Kern GmbH - Retouren',
    'Tee + Kluntje',
    'Nicht nur Tee GmbH',
    'Test & Messtechnik GmbH',
    'TÜV SÜD, Abt. 3',
  ])('is let in with the company %s', async (company) => {
    expect(await told({ company })).toEqual([]);
  });
});

it('lets a note stand once a person says so', async () => {
  const file = aFile([{ first_address_line: 'Eva Kern (Express)' }]);
  const values = { first_address_line: { 'Eva Kern (Express)': 'Eva Kern' } };
  const [order] = await checked({ ...file, mapping: { ...file.mapping, values } });
  if (order === undefined || isRejected(order)) throw new Error('refused');
  expect(order.order.address.name).toBe('Eva Kern');
});
