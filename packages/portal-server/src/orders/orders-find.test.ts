import { addressesGet, ordersFind } from '@kontor/portal-core/orders';
import { productsSearch } from '@kontor/portal-core/products';
import { ApiError } from '@kontor/portal-core/wire';
import {
  atLeast,
  beginsWith,
  between,
  contains,
  equals,
  hasWord,
  orderFilterToFind,
  orderFromErp,
  type ErpFind,
  type ErpFindRequest,
} from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp, type OrderToStore } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const { address } = anOrder();
const TASSE = { id: 'TASSE-01', name: '', qty: 2 };
const OEL = { id: 'OEL-2', name: '', qty: 1 };
const ORDERS: readonly OrderToStore[] = [
  anOrder({
    external_order_id: 'NW-1001',
    date: '2026-03-01',
    status: 'verrechnet',
    tracking_number: 'JJD01 A\rJJD02',
    items: [TASSE],
  }),
  anOrder({
    external_order_id: 'NW-1002',
    date: '2026-03-02',
    status: 'geliefert',
    carrier: 'DHL',
    items: [OEL, TASSE],
  }),
  anOrder({
    external_order_id: 'nw-1003',
    date: '2026-03-02',
    status: 'on hold',
    comment: 'Bitte ÜBERKARTON',
    items: [OEL],
  }),
  anOrder({
    external_order_id: 'Äpfel 7',
    date: '2026-03-03',
    customer_order_reference: 'PO 44/7',
    items: [TASSE],
  }),
  anOrder({
    external_order_id: 'Zz=9*',
    date: '2026-03-04',
    address: { ...address, company: 'Größe & Söhne', city: 'Łódź' },
    items: [TASSE],
  }),
];

describeOnBothEngines('finding orders', (setup) => {
  let server: TestServer;
  const find = (body: ErpFind, user: UserName = 'nordwind') => server.as(user).call(ordersFind, { body });
  const idsOf = async (body: ErpFind, user: UserName = 'nordwind') =>
    (await find(body, user)).entries.map((entry) => entry.fieldData.Externe_Order_ID);
  const found = (...query: ErpFindRequest[]) => idsOf({ query });

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: async (database) => {
        await database.write(async (trx) => {
          await insertProducts(trx, 2, [
            { number: 'TASSE-01', name: 'Keramiktasse Blau', ean: '4006381333931', available: 50 },
            { number: 'OEL-2', name: 'Öl für Möbel', available: 0 },
          ]);
          await sqlErp.insertOrders(trx, 2, ORDERS, { source: 'test' });
          await sqlErp.insertOrders(trx, 1, [anOrder({ external_order_id: 'ALP-1', date: '2026-03-05' })], {
            source: 'test',
          });
          await trx('erp_orders')
            .where({ external_order_id: 'NW-1002' })
            .update({ investigation_status: 'OPEN', error_count: 2 });
        });
      },
    });
  });
  afterAll(() => server.stop());

  it('answers whole records, newest day first, of the own merchant only', async () => {
    const answer = await find({});
    expect(answer.dataInfo).toMatchObject({ foundCount: 5, returnedCount: 5, totalRecordCount: 5 });
    expect(answer.entries.map((entry) => entry.fieldData.Externe_Order_ID)).toEqual([
      'Zz=9*',
      'Äpfel 7',
      'nw-1003',
      'NW-1002',
      'NW-1001',
    ]);
    expect(answer.entries[3]).toEqual({
      recordId: expect.stringMatching(/^\d+$/),
      modId: '0',
      fieldData: {
        Externe_Order_ID: 'NW-1002',
        Kundenreferenz: '',
        _ID_AUFTRA: expect.any(Number),
        Datum: '03/02/2026',
        Status: 'geliefert',
        Trackingnummer: '',
        Versanddienstleister: 'DHL',
        ID_ADRESS: expect.any(Number),
        ID_MANDAN: 2,
        ZZN_Notiz_Scanner: '',
        Mandant_Bezeichnung: 'Nordwind',
        Customer_ID: '',
        Versandart: '',
        Adressblock: 'Jana Müller\rLindenstraße 7\r50674 Köln\rDE',
      },
      portalData: {
        AUFTRAPOS_AUFTRA_SL: [
          { Nr_Artikel: 'OEL-2', Artikelname: 'Öl für Möbel', Menge: 1 },
          { Nr_Artikel: 'TASSE-01', Artikelname: 'Keramiktasse Blau', Menge: 2 },
        ],
      },
      investigation_status: 'OPEN',
      investigation_opened_at: null,
      investigation_turn: null,
      investigation_turn_since: null,
      error_count: 2,
    });
    expect(orderFromErp(answer.entries[4]!).trackingNumbers).toEqual(['JJD01 A', 'JJD02']);
  });

  it('reads every kind of criterion without regard to case', async () => {
    await expect(found({ Externe_Order_ID: equals('NW-1003') })).resolves.toEqual(['nw-1003']);
    await expect(found({ 'AUFTRA::Externe_Order_ID': beginsWith('nw') })).resolves.toEqual([
      'nw-1003',
      'NW-1002',
      'NW-1001',
    ]);
    await expect(found({ Externe_Order_ID: beginsWith('1001') })).resolves.toEqual(['NW-1001']);
    await expect(found({ Externe_Order_ID: hasWord('100') })).resolves.toEqual([]);
    await expect(found({ Externe_Order_ID: hasWord('1002') })).resolves.toEqual(['NW-1002']);
    await expect(found({ Externe_Order_ID: contains('00') })).resolves.toHaveLength(3);
    await expect(found({ Externe_Order_ID: '==NW*2' })).resolves.toEqual(['NW-1002']);
    await expect(found({ Externe_Order_ID: equals('Zz=9*') })).resolves.toEqual(['Zz=9*']);
    await expect(found({ Externe_Order_ID: contains('=9*') })).resolves.toEqual(['Zz=9*']);
    await expect(found({ Externe_Order_ID: equals('ÄPFEL 7') })).resolves.toEqual(['Äpfel 7']);
    await expect(found({ Externe_Order_ID: between('nw-1001', 'nw-1002') })).resolves.toEqual([
      'NW-1002',
      'NW-1001',
    ]);
    await expect(found({ Kundenreferenz: beginsWith('44') })).resolves.toEqual(['Äpfel 7']);
    await expect(found({ Trackingnummer: beginsWith('jjd02') })).resolves.toEqual(['NW-1001']);
    await expect(found({ Trackingnummer: '*' })).resolves.toEqual(['NW-1001']);
    await expect(found({ Versanddienstleister: equals('dhl') })).resolves.toEqual(['NW-1002']);
    await expect(found({ ZZN_Notiz_Scanner: hasWord('überkarton') })).resolves.toEqual(['nw-1003']);
    await expect(found({ Adressblock: contains('größe & SÖHNE') })).resolves.toEqual(['Zz=9*']);
    await expect(found({ Mandant_Bezeichnung: beginsWith('nord') })).resolves.toHaveLength(5);
    await expect(found({ Mandant_Bezeichnung: beginsWith('alp') })).resolves.toEqual([]);
  });

  it('compares days and ids by size', async () => {
    await expect(found({ Datum: '03/02/2026' })).resolves.toEqual(['nw-1003', 'NW-1002']);
    await expect(found({ Datum: atLeast('2026-03-03') })).resolves.toEqual(['Zz=9*', 'Äpfel 7']);
    await expect(found({ Datum: between('2026-03-01', '03/02/2026') })).resolves.toHaveLength(3);
    await expect(found({ Datum: '=' })).resolves.toEqual([]);
    const [first] = (await find({ query: [{ Externe_Order_ID: equals('NW-1001') }] })).entries;
    const id = first!.fieldData._ID_AUFTRA;
    await expect(found({ 'AUFTRA::_ID_AUFTRA': equals(id) })).resolves.toEqual(['NW-1001']);
    await expect(found({ _ID_AUFTRA: `<${id + 1.5}` })).resolves.toEqual(['NW-1002', 'NW-1001']);
    await expect(found({ _ID_AUFTRA: `>99999999999999999999` })).resolves.toEqual([]);
    await expect(found({ ID_MANDAN: '1' })).resolves.toEqual([]);
  });

  it('ORs alternatives, also those that differ in more than the status, and takes omitted ones away', async () => {
    await expect(found({ Status: equals('geliefert') }, { Status: equals('on hold') })).resolves.toEqual([
      'nw-1003',
      'NW-1002',
    ]);
    await expect(found({ Status: 'ge' })).resolves.toEqual(['NW-1002']);
    await expect(found({ Status: equals('geliefert') }, { Datum: '2026-03-04' })).resolves.toEqual([
      'Zz=9*',
      'NW-1002',
    ]);
    await expect(found({ Status: equals('offen'), omit: 'true' })).resolves.toEqual([
      'nw-1003',
      'NW-1002',
      'NW-1001',
    ]);
    await expect(found({ Status: '=' })).resolves.toEqual([]);
  });

  it('finds by any item of the order', async () => {
    await expect(found({ 'AUFTRAPOS_AUFTRA_SL::Nr_Artikel': equals('oel-2') })).resolves.toEqual([
      'nw-1003',
      'NW-1002',
    ]);
    await expect(found({ Artikelname: beginsWith('keramik'), Status: 'geliefert' })).resolves.toEqual([
      'NW-1002',
    ]);
    await expect(found({ Nr_Artikel: contains('el-') })).resolves.toEqual(['nw-1003', 'NW-1002']);
  });

  it('searches texts anywhere, without accents, also by two letters', async () => {
    const search = (text: string) => idsOf({ search: text });
    await expect(search('NW-10')).resolves.toHaveLength(3);
    await expect(search('muller')).resolves.toHaveLength(5);
    await expect(search('grosse & so')).resolves.toEqual(['Zz=9*']);
    await expect(search('44')).resolves.toEqual(['Äpfel 7']);
    await expect(search('qx')).resolves.toEqual([]);
    await expect(search('02')).resolves.toEqual(['NW-1002', 'NW-1001']);
    await expect(search('""')).resolves.toEqual([]);
    await expect(search('JJD02')).resolves.toEqual(['NW-1001']);
    await expect(search('lód')).resolves.toEqual([]);
    await expect(search('no such thing')).resolves.toEqual([]);
    await expect(search('"%_')).resolves.toEqual([]);
  });

  it('filters by investigation', async () => {
    await expect(found({ investigationStatus: 'any' })).resolves.toEqual(['NW-1002']);
    await expect(found({ investigationStatus: 'DONE' })).resolves.toEqual([]);
  });

  it('shows all merchants only to those who may see them and ask', async () => {
    await expect(idsOf({}, 'admin')).resolves.toHaveLength(6);
    await expect(idsOf({ query: [{ displayAllMerchants: true }] }, 'lager')).resolves.toHaveLength(6);
    await expect(idsOf({ query: [{ displayAllMerchants: true }] }, 'nordwind')).resolves.toHaveLength(5);
    await expect(idsOf({ query: [{ ID_MANDAN: '==1' }] }, 'admin')).resolves.toEqual(['ALP-1']);
  });

  it('shows a merchant who names another nothing, and no more than for a number that nobody has', async () => {
    const named = (merchantErpId: number, user: UserName) =>
      find(orderFilterToFind({ merchantErpId, displayAllMerchants: true }), user);
    const theirs = await named(1, 'nordwind');
    expect(theirs).toEqual(await named(999_999, 'nordwind'));
    expect(theirs.entries).toEqual([]);
    expect((await named(2, 'nordwind')).entries).toHaveLength(5);
    expect((await named(2, 'lager')).entries).toHaveLength(5);
    expect((await named(1, 'lager')).entries).toHaveLength(1);
  });

  it('sorts by any column with the id behind it, the same on both engines', async () => {
    const sorted = (fieldName: string, sortOrder: 'ascend' | 'descend') =>
      idsOf({ sort: [{ fieldName, sortOrder }] });
    await expect(sorted('Externe_Order_ID', 'ascend')).resolves.toEqual([
      'NW-1001',
      'NW-1002',
      'nw-1003',
      'Zz=9*',
      'Äpfel 7',
    ]);
    await expect(sorted('AUFTRA::Status', 'ascend')).resolves.toEqual([
      'NW-1002',
      'Zz=9*',
      'Äpfel 7',
      'nw-1003',
      'NW-1001',
    ]);
    await expect(sorted('Status', 'descend')).resolves.toEqual([
      'NW-1001',
      'nw-1003',
      'Zz=9*',
      'Äpfel 7',
      'NW-1002',
    ]);
    await expect(sorted('Nr_Artikel', 'ascend')).resolves.toEqual([
      'nw-1003',
      'NW-1002',
      'Zz=9*',
      'Äpfel 7',
      'NW-1001',
    ]);
    await expect(sorted('Trackingnummer', 'ascend')).resolves.toEqual([
      'Zz=9*',
      'Äpfel 7',
      'nw-1003',
      'NW-1002',
      'NW-1001',
    ]);
    await expect(sorted('ZZN_Notiz_Scanner', 'descend')).resolves.toEqual([
      'nw-1003',
      'Zz=9*',
      'Äpfel 7',
      'NW-1002',
      'NW-1001',
    ]);
    await expect(sorted('Artikelname', 'ascend')).resolves.toEqual([
      'Zz=9*',
      'Äpfel 7',
      'NW-1001',
      'nw-1003',
      'NW-1002',
    ]);
    await expect(sorted('_ID_AUFTRA', 'ascend')).resolves.toEqual([
      'NW-1001',
      'NW-1002',
      'nw-1003',
      'Äpfel 7',
      'Zz=9*',
    ]);
    await expect(sorted('Mandant_Bezeichnung', 'ascend')).resolves.toHaveLength(5);
  });

  it('refuses what it does not know, by its place', async () => {
    const refused = async (body: ErpFind) => {
      const error = await find(body).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ApiError);
      return (error as ApiError).issues.map(({ path, code }) => `${path} ${code}`);
    };
    await expect(refused({ query: [{ Foo: '1' }] })).resolves.toEqual(['query.0.Foo unknownField']);
    await expect(refused({ query: [{ Datum: '31.12.2026' }] })).resolves.toEqual([
      'query.0.Datum invalidValue',
    ]);
    await expect(refused({ query: [{ Adressblock: '*a'.repeat(42) }] })).resolves.toEqual([
      'query tooManyWildcards',
    ]);
    await expect(refused({ cursor: 'abc' })).resolves.toEqual(['cursor invalidValue']);
    await expect(refused({ limit: 501 })).resolves.toEqual(['limit max']);
  });

  it("answers an order's address, and not one of another merchant's order", async () => {
    const [entry] = (await find({ search: 'grosse' })).entries;
    const id = entry!.fieldData.ID_ADRESS;
    const { entries } = await server.as('nordwind').call(addressesGet, { params: { id } });
    expect(entries[0]).toMatchObject({
      fieldData: { Anrede: 'Frau' },
      portalData: { INTNET_ADRESS_SL: [{ Adresse: 'jana.mueller@example.com' }] },
    });
    await expect(server.as('alpenshop').call(addressesGet, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(server.as('admin').call(addressesGet, { params: { id } })).resolves.toMatchObject({
      entries: [{ recordId: String(id) }],
    });
  });

  it('searches products of the own merchant by number, name and EAN', async () => {
    const search = async (text: string, user: UserName = 'nordwind') =>
      (await server.as(user).call(productsSearch, { query: { text } })).entries.map(
        ({ fieldData }) => fieldData,
      );
    await expect(search('keramik')).resolves.toEqual([
      { Nr_Artikel: 'TASSE-01', Artikelname: 'Keramiktasse Blau', Lagerstand_verfuegbar_gesamt: 46 },
    ]);
    await expect(search('4006381333931')).resolves.toHaveLength(1);
    await expect(search('mobel')).resolves.toMatchObject([{ Nr_Artikel: 'OEL-2' }]);
    await expect(search('tasse', 'alpenshop')).resolves.toEqual([]);
    await expect(search('t')).rejects.toMatchObject({ status: 422 });
  });

  it('searches products of the merchant that staff names; a merchant stays with its own', async () => {
    const search = async (merchant_erp_id: number, user: UserName) =>
      (await server.as(user).call(productsSearch, { query: { text: 'keramik', merchant_erp_id } })).entries
        .length;
    await expect(search(2, 'lager')).resolves.toBe(1);
    await expect(search(1, 'lager')).resolves.toBe(0);
    await expect(search(1, 'nordwind')).resolves.toBe(1);
    await expect(search(2, 'alpenshop')).resolves.toBe(0);
  });
});
