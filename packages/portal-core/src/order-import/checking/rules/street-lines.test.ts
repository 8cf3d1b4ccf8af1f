import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import type { ImportMapping } from '../../order-import.types.js';
import { lastingValues } from '../../recipe/lasting-values.js';
import { isRejected } from '../orders/checked-order.js';

async function lines(street: string, second: string, changes: Partial<ImportMapping> = {}, country = 'DE') {
  const place = country === 'DE' ? {} : { country, postal_code: '75002', city: 'Paris' };
  const file = aFile([{ street, address_second_line: second, ...place }]);
  const [order] = await checked({ ...file, mapping: { ...file.mapping, ...changes } });
  if (order === undefined || isRejected(order))
    return order?.issues.map(({ code, params }) => [code, params]);
  return [order.order.address.street, order.order.address.address_second_line];
}

describe('the two lines of an address', () => {
  it.each([
    ['2. OG links', 'Gartenweg 12'],
    ['Studio 54', 'Gartenweg 12'],
    ['c/o Meier', 'Ulmenhof 3'],
    ['Wohnung 14', 'Lange Straße 3'],
    ['Hinterhaus', 'Promenade 7'],
  ])('change places where %s is no street and %s is one', async (first, second) => {
    expect(await lines(first, second)).toEqual([second, first]);
    expect(await lines(second, first)).toEqual([second, first]);
  });

  it.each([
    ['Kanzlei Berg & Partner', 'Gartenweg 12'],
    ['Tierarztpraxis Dr. med. Lund', 'Hohe Reihe 3 b'],
    ['Apotheke am Markt', 'Alte Allee 4-6'],
    ['Astrid-Lindgren-Schule', 'Rosenstr. 9'],
  ])(
    'change places where %s is a practice, shop or office, and %s is called a street',
    async (first, second) => {
      expect(await lines(first, second)).toEqual([second, first]);
      expect(await lines(second, first)).toEqual([second, first]);
    },
  );

  it.each([
    ['Hotel Seeblick', 'Promenade 7'],
    ['Praxis Dr. Kern', 'Markt 7'],
    ['Haus 3', 'Gartenweg 12'],
  ])('are asked about where %s stands before %s', async (first, second) => {
    const pair = `street:${first} / ${second}=`;
    expect(await lines(first, second)).toEqual([
      ['streetInSecond', { first, second, take: pair + second, keep: pair + first }],
    ]);
    const say = (meaning: string) => ({ values: { street: { [`${first} / ${second}`]: meaning } } });
    expect(await lines(first, second, say(second))).toEqual([second, first]);
    expect(await lines(first, second, say(first))).toEqual([first, second]);
    expect(lastingValues(say(second).values)).toBeUndefined();
    expect(await lines(second, first)).toEqual([second, first]);
  });

  it.each([
    ['Praxis Dr. Kern', 'Stellplatz 4'],
    ['Praxis Dr. Kern', 'Ecke Weg 4'],
    ['Praxis Dr. Kern', 'Im Hinterhof 2'],
    ['Abholung Apotheke', 'Gartenweg 12'],
    ['Apotheke (nur vormittags)', 'Gartenweg 12'],
    ['Postagentur Kern', 'Gartenweg 12'],
    ['Eva Kern', 'Gartenweg 12'],
  ])('never change places in silence where %s stands before %s', async (first, second) => {
    const told = await lines(first, second);
    expect(told).toContainEqual(['streetInSecond', expect.objectContaining({ first, second })]);
  });

  it.each([
    ['Bergstraße', '17', 'Bergstraße 17'],
    ['Lange Reihe', '12 a', 'Lange Reihe 12 a'],
    ['Ulmenhof', '3-5', 'Ulmenhof 3-5'],
  ])('are one where %s is followed by %s', async (first, second, street) => {
    expect(await lines(first, second)).toEqual([street, '']);
  });

  it('are a company and its street where the first has a legal form', async () => {
    const [order] = await checked(aFile([{ street: 'Kern GmbH', address_second_line: 'Gartenweg 12' }]));
    const address = order === undefined || isRejected(order) ? null : order.order.address;
    expect(address).toMatchObject({ company: 'Kern GmbH', street: 'Gartenweg 12', address_second_line: '' });
  });

  it('are one where a number stands before its French street', async () => {
    expect(await lines('5', "Rue de l'Église", {}, 'FR')).toEqual(["5 Rue de l'Église", '']);
  });

  it.each([
    ['Lange Reihe 5', 'bei Oma Ilse'],
    ['Lange Reihe 5', '17'],
    ['Lange Straße', 'Haus 5'],
    ['Am Bahnhof', 'Wohnung 3'],
    ['Hof Petersen', 'Tor 5'],
    ['Ulmenhof', 'Zimmer 204'],
  ])('stay as they are: %s, %s', async (first, second) => {
    expect(await lines(first, second)).toEqual([first, second]);
  });
});
