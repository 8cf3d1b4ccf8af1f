import {
  productFilter,
  productsFind,
  productsGenerateCsv,
  productsStockFind,
  type ProductSort,
  type ProductFilter,
} from '@kontor/portal-core/products';
import {
  equals,
  productFilterToFind,
  productFromErp,
  type ErpFind,
  type ErpFindRequest,
} from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonText } from '../db/index.js';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const PRODUCTS = [
  { number: 'TASSE-01', name: 'Keramiktasse Blau', ean: '4006381333931', available: 50 },
  { number: 'OEL-2', name: 'Öl für Möbel', ean: '4006381333955', available: 0 },
  { number: 'tasse-02', name: 'Äpfelschale', available: 7, status: 'inaktiv' as const },
  { number: 'Zz=9*', name: 'Zange "groß"', available: 3 },
];

describeOnBothEngines('finding products', (setup) => {
  let server: TestServer;
  const find = (body: ErpFind, user: UserName = 'nordwind') => server.as(user).call(productsFind, { body });
  const idsOf = async (body: ErpFind, user: UserName = 'nordwind') =>
    (await find(body, user)).entries.map((entry) => entry.fieldData.Nr_Artikel);
  const found = (...query: ErpFindRequest[]) => idsOf({ query });
  const filtered = (filter: ProductFilter, sort?: ProductSort) => idsOf(productFilterToFind(filter, sort));

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write(async (trx) => {
          await insertProducts(trx, 2, PRODUCTS);
          await insertProducts(trx, 1, [{ number: 'ALP-1', name: 'Enzian', available: 1 }]);
          const prices = { 'TASSE-01': 1250, 'OEL-2': 999, 'tasse-02': 5, 'Zz=9*': 114 };
          for (const [product_number, price_cents] of Object.entries(prices))
            await trx('erp_products')
              .where({ product_number })
              .update({ price_cents, weight_grams: price_cents });
          await sqlErp.insertOrders(trx, 2, [anOrder({ items: [{ id: 'TASSE-01', name: '', qty: 8 }] })], {
            source: 'test',
          });
          const products: { id: number; product_number: string }[] = await trx('erp_products').select(
            'id',
            'product_number',
          );
          const idOf = (number: string) => products.find((one) => one.product_number === number)!.id;
          await trx('stock_forecasts').insert(
            (
              [
                ['TASSE-01', 100],
                ['Zz=9*', 1],
              ] as const
            ).map(([number, stock_needed]) => ({
              product_id: idOf(number),
              merchant_erp_id: 2,
              model: 'mean',
              weekday_demand: jsonText([1, 1, 1, 1, 1, 1, 1]),
              daily_demand: 1,
              stock_needed,
              trained_at: '2026-11-21T00:00:00Z',
            })),
          );
        }),
    });
  });
  afterAll(() => server.stop());

  it('answers the records of the own merchant by their number, with their stock', async () => {
    const answer = await find({});
    expect(answer.entries.map((entry) => entry.fieldData.Nr_Artikel)).toEqual([
      'OEL-2',
      'TASSE-01',
      'tasse-02',
      'Zz=9*',
    ]);
    expect(answer.entries[1]).toEqual({
      recordId: expect.stringMatching(/^\d+$/),
      modId: '0',
      fieldData: {
        Nr_Artikel: 'TASSE-01',
        Artikelname: 'Keramiktasse Blau',
        Nr_EAN: '4006381333931',
        VK: 12.5,
        Einheit: '',
        Artikelgewicht: 1.25,
        Zolltarifnummer: '',
        ZZN_Barcode: '4006381333931',
        ZZN_Shopname: '',
        ID_MANDAN: 2,
        Lagerstand_verfuegbar_gesamt: 42,
        Status: 'aktiv',
        Mandant_Bezeichnung: 'Nordwind',
      },
      portalData: {},
      stock: { available: 42, reserved: 8, total: 50 },
    });
    expect(answer.dataInfo).toEqual({
      foundCount: 4,
      returnedCount: 4,
      totalRecordCount: 4,
      cursor: { next: null, previous: null },
    });
  });

  it('shows staff the products of every merchant, and a merchant never those of another', async () => {
    expect(await idsOf({}, 'lager')).toEqual(['ALP-1', 'OEL-2', 'TASSE-01', 'tasse-02', 'Zz=9*']);
    expect(await found({ ID_MANDAN: equals(1) })).toEqual([]);
    expect(await found({ displayAllMerchants: true })).toHaveLength(4);
    expect(await filtered({ merchantErpId: 1, displayAllMerchants: true })).toEqual([]);
    expect(await filtered({ merchantErpId: 2, displayAllMerchants: true })).toHaveLength(4);
    const name = productFromErp((await find({ query: [{ ID_MANDAN: '==1' }] }, 'admin')).entries[0]!);
    expect(name).toMatchObject({ id: 'ALP-1', merchantName: 'Alpenshop', merchantErpId: 1 });
  });

  it('finds by every criterion of the filter bar', async () => {
    expect(await filtered({ productId: 'asse-0' })).toEqual(['TASSE-01', 'tasse-02']);
    expect(await filtered({ productId: '=9*' })).toEqual(['Zz=9*']);
    expect(await filtered({ name: 'äPFEL' })).toEqual(['tasse-02']);
    expect(await filtered({ status: 'inaktiv' })).toEqual(['tasse-02']);
    expect(await filtered({ stock: 'out' })).toEqual(['OEL-2']);
    expect(await filtered({ stock: 'in', status: 'aktiv' })).toEqual(['TASSE-01', 'Zz=9*']);
    expect(await filtered({ forecastRisk: '1' })).toEqual(['TASSE-01']);
    expect(await filtered({ forecastRisk: '0' })).toEqual(['Zz=9*']);
    expect(await filtered({ forecastRisk: '0', stock: 'out' })).toEqual([]);
    expect(await filtered(productFilter.fromSearch({ productId: 'nirgends' }))).toEqual([]);
  });

  it('finds by ERP criteria with and without the table', async () => {
    expect(await found({ 'ARTIKE::Nr_Artikel': '==tasse-01' })).toEqual(['TASSE-01']);
    expect(await found({ VK: '1.14' })).toEqual(['Zz=9*']);
    expect(await found({ VK: '>=1,14' })).toEqual(['OEL-2', 'TASSE-01', 'Zz=9*']);
    expect(await found({ VK: '0.05...9.99' })).toEqual(['OEL-2', 'tasse-02', 'Zz=9*']);
    expect(await found({ Artikelgewicht: '<0.1' })).toEqual(['tasse-02']);
    expect(await found({ Nr_EAN: '=' })).toEqual(['tasse-02', 'Zz=9*']);
    expect(await found({ Mandant_Bezeichnung: 'nordw' })).toHaveLength(4);
    expect(await found({ Status: '*' }, { Nr_EAN: '*', omit: 'true' })).toEqual(['tasse-02', 'Zz=9*']);
    expect(await found({ Artikelname: 'öl' }, { Artikelname: 'zange' })).toEqual(['OEL-2', 'Zz=9*']);
    expect(await idsOf({ search: '333955' })).toEqual(['OEL-2']);
    expect(await idsOf({ search: 'MOBEL' })).toEqual(['OEL-2']);
  });

  it('finds no status by a pattern with any other sign in it', async () => {
    for (const sign of '@-_#%&~"\'/(){}[]^$|+?,;:!§é🎁')
      expect(await found({ Status: `akt*${sign}` })).toEqual([]);
    expect(await found({ Status: '*tiv' })).toHaveLength(4);
  });

  it('sorts by every column both ways and turns its pages by offset and by cursor', async () => {
    const fields = [
      'Nr_Artikel',
      'Artikelname',
      'Nr_EAN',
      'VK',
      'Lagerstand_verfuegbar_gesamt',
      'Lagerstand_reserviert_gesamt',
      'Lagerstand_gesamt',
      'Status',
      'Einheit',
      'Mandant_Bezeichnung',
    ];
    for (const user of ['nordwind', 'admin'] as const)
      for (const fieldName of fields)
        for (const sortOrder of ['ascend', 'descend'] as const) {
          const sort = [{ fieldName, sortOrder }];
          const all = await idsOf({ sort }, user);
          const first = await find({ sort, limit: 2 }, user);
          const second = await find({ sort, limit: 2, cursor: first.dataInfo.cursor!.next! }, user);
          const back = await find({ sort, limit: 2, cursor: second.dataInfo.cursor!.previous! }, user);
          const ids = [first, second].flatMap(({ entries }) =>
            entries.map((one) => one.fieldData.Nr_Artikel),
          );
          expect(ids, fieldName).toEqual(all.slice(0, 4));
          expect(back.entries).toEqual(first.entries);
          expect(await idsOf({ sort, limit: 2, offset: 3 }, user)).toEqual(all.slice(2, 4));
          expect(all).toEqual(
            (await idsOf({ sort: [{ fieldName, sortOrder: opposite(sortOrder) }] }, user)).toReversed(),
          );
        }
    const byName = [{ fieldName: 'Artikelname', sortOrder: 'ascend' }] as const;
    expect(await idsOf({ sort: byName })).toEqual(['tasse-02', 'TASSE-01', 'OEL-2', 'Zz=9*']);
    const byPrice = [{ fieldName: 'ARTIKE::VK', sortOrder: 'descend' }] as const;
    expect(await idsOf({ sort: byPrice })).toEqual(['TASSE-01', 'OEL-2', 'Zz=9*', 'tasse-02']);
  });

  it('refuses what it cannot read, naming it', async () => {
    const refusal = (body: ErpFind) => find(body).catch((error: unknown) => error);
    expect(await refusal({ query: [{ Farbe: 'x' }] })).toMatchObject({
      status: 422,
      issues: [{ path: 'query.0.Farbe', code: 'unknownField' }],
    });
    expect(await refusal({ query: [{ investigationStatus: 'any' }] })).toMatchObject({ status: 422 });
    expect(await refusal({ query: [{ forecastRisk: '2' }] })).toMatchObject({
      issues: [{ path: 'query.0.forecastRisk', code: 'invalidValue' }],
    });
    expect(await refusal({ query: [{ VK: 'teuer' }] })).toMatchObject({ status: 422 });
    expect(await refusal({ limit: 501 })).toMatchObject({ status: 422 });
    const { dataInfo } = await find({ limit: 1 });
    const sort = [{ fieldName: 'VK', sortOrder: 'ascend' }] as const;
    expect(await refusal({ sort, cursor: dataInfo.cursor!.next! })).toMatchObject({
      issues: [{ path: 'cursor' }],
    });
    expect(await find({}, 'teamlead').catch((error: unknown) => error)).toMatchObject({ status: 403 });
  });

  it('counts anew when stock moves and when a forecast is learned', async () => {
    const inStock = productFilterToFind({ stock: 'in', productId: 'Zz' });
    const count = async () => (await find(inStock)).dataInfo.foundCount;
    expect(await count()).toBe(1);
    await server.database.write((trx) =>
      trx('erp_stock')
        .whereIn('product_id', trx('erp_products').select('id').where({ product_number: 'Zz=9*' }))
        .update({ available: 0 }),
    );
    expect(await count()).toBe(0);
    expect((await find({ query: [{ Nr_Artikel: '==Zz=9*' }] })).entries[0]?.stock).toEqual({
      available: 0,
      reserved: 0,
      total: 0,
    });
    const safe = async () => (await find(productFilterToFind({ forecastRisk: '0' }))).dataInfo.foundCount;
    expect(await safe()).toBe(0);
    await server.database.write((trx) => trx('stock_forecasts').update({ stock_needed: 1 }));
    expect(await safe()).toBe(1);
  });

  it('tells the places of the warehouses', async () => {
    const ask = (query: ErpFindRequest[], user: UserName = 'nordwind') =>
      server.as(user).call(productsStockFind, { body: { query, limit: 50, offset: 1 } });
    const answer = await ask([{ 'ARTIKE_ARTLAGPOS::Nr_Artikel': equals('TASSE-01') }]);
    expect(answer).toEqual({
      entries: [
        {
          recordId: expect.any(String),
          modId: '0',
          fieldData: {
            Nr_Artikel: 'TASSE-01',
            ID_MANDAN: 2,
            Menge_verfuegbar: 42,
            Menge_reserviert: 8,
            'LAGER::Bezeichnung': 'Hauptlager',
            'LAGERPOS::Bezeichnung': 'A-01-1',
          },
          portalData: {},
        },
      ],
      dataInfo: { foundCount: 1, returnedCount: 1, totalRecordCount: 4 },
    });
    expect((await ask([{ Nr_Artikel: equals('TASSE-01') }], 'alpenshop')).entries).toEqual([]);
    const both: ErpFindRequest[] = [{ ID_MANDAN: equals(1) }, { Menge_verfuegbar: '>7' }];
    expect((await ask(both, 'admin')).entries).toHaveLength(2);
    expect(await ask([{ 'ARTIKE::Nr_Artikel': 'x' }]).catch((error: unknown) => error)).toMatchObject({
      status: 422,
    });
  });

  it('writes what is found as CSV in its order, columns and dialect', async () => {
    const csv = async (
      body: Parameters<typeof productFilterToFind>[0],
      more: object,
      user: UserName = 'nordwind',
    ) => {
      const response = await server
        .as(user)
        .open(productsGenerateCsv, { body: { ...productFilterToFind(body), ...more } });
      return { text: await response.text(), header: (name: string) => response.header(name) };
    };
    const columns = ['product_id', 'name', 'price', 'weight', 'available', 'stock_risk'];
    const german = await csv({ status: 'aktiv' }, { columns, limit: 2 });
    expect(german.text).toBe(
      '"Artikelnr.";"Artikelname";"VK";"Gewicht (kg)";"Verfügbar";"Bestandsrisiko"\r\n' +
        '"OEL-2";"Öl für Möbel";"9,99";"0,999";"0";""\r\n"TASSE-01";"Keramiktasse Blau";"12,50";"1,250";"42";"0"\r\n',
    );
    expect(german.header('Content-Disposition')).toMatch(/filename="products_[\w-]+\.csv"/);
    expect(german.header('X-Found-Count')).toBe('3');
    const rest = await csv(
      { status: 'aktiv' },
      { columns, dialect: 'plain', cursor: german.header('X-Next-Cursor') },
    );
    expect(rest.text).toBe('"Zz=9*","Zange ""groß""","1.14","0.114","0","1"\n');
    expect(rest.header('X-Next-Cursor')).toBeNull();
    const staff = await csv({}, { columns: ['product_id', 'merchant'], dialect: 'plain' }, 'lager');
    expect(staff.text.split('\n')[1]).toBe('"ALP-1","Alpenshop"');
    expect(staff.header('X-Found-Count')).toBe('1');
    expect(await csv({}, { columns: ['colour'] }).catch((error: unknown) => error)).toMatchObject({
      issues: [{ path: 'columns.0', code: 'unknownField' }],
    });
  });
});

const opposite = (order: 'ascend' | 'descend') => (order === 'ascend' ? 'descend' : 'ascend');
