import {
  addressesGet,
  ordersCreate,
  ordersFind,
  ordersReplace,
  ordersTimeline,
} from '@kontor/portal-core/orders';
import { erpOrders, type OrderReport } from '@kontor/portal-core/erp-link';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the address of an order that the ERP reports', (setup) => {
  let server: TestServer;
  let made = 0;
  let order = { id: 0, number: '' };

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write((trx) =>
          insertProducts(trx, 2, [{ number: 'TASSE-01', name: 'Tasse', available: 1000 }]),
        ),
    });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    const number = `A-${(made += 1)}`;
    const body = [{ ...anOrder(), external_order_id: number }];
    const [entry] = (await server.as('nordwind').call(ordersCreate, { body })).entries;
    order = { id: entry!.order_id, number };
  });

  const report = async (record: OrderReport) => {
    const [entry] = (await server.as('lager').call(erpOrders, { body: { records: [record] } })).entries;
    return [entry!.result, ...entry!.errors.map(({ path, code }) => `${path} ${code}`)];
  };
  const move = (address: OrderReport['address'], more: OrderReport = {}) =>
    report({ external_order_id: order.number, address, ...more });
  const stored = async (id = order.id) => {
    const { entries } = await server.as('nordwind').call(addressesGet, { params: { id } });
    const [row] = entries[0]!.portalData.ADRBLO_ADRESS_SL;
    return [entries[0]!.fieldData.Adresszeile_1, row?.Strasse, row?.PLZ, row?.Ort, row?.LKZ];
  };
  const found = async (search: string) => {
    const { entries } = await server.as('nordwind').call(ordersFind, { body: { search } });
    return entries.map(({ fieldData }) => fieldData._ID_AUFTRA);
  };
  const timeline = async () =>
    (await server.as('nordwind').call(ordersTimeline, { params: { id: order.id } })).entries;

  it('is that of the order from then on, found by its new name and city and told in the timeline', async () => {
    const [name, ...before] = await stored();
    const city = `Neustadt${made}`;
    expect(await move({ street: ' Hafenstraße 7 ', city, postal_code: '24103' })).toEqual(['applied']);
    expect(await stored()).toEqual([name, 'Hafenstraße 7', '24103', city, before.at(-1)]);
    expect(await found(city)).toEqual([order.id]);
    const [last] = await timeline();
    expect(last).toMatchObject({ action: 'erpLink.orders' });
    expect(last!.detail['address']).toContain(`Hafenstraße 7, 24103 ${city}`);
    const [row] = await server.database.read('erp_orders').where({ id: order.id });
    expect(row!.fields).toContain(`24103 ${city}`);
    expect(row!.mod_id).toBe(1);
  });

  it('is found no longer by its old name, and still by its tracking number', async () => {
    await move({ name: `Vorher${made}` }, { tracking_numbers: [`T${made}X`] });
    expect(await found(`Vorher${made}`)).toEqual([order.id]);
    await move({ name: `Nachher${made}` });
    expect(await found(`Vorher${made}`)).toEqual([]);
    expect(await found(`T${made}X`)).toEqual([order.id]);
    expect(await found(`Nachher${made}`)).toEqual([order.id]);
  });

  it('is stored once, however often it is reported', async () => {
    const address = { city: 'Kiel' };
    expect(await move(address, { source_version: 3 })).toEqual(['applied']);
    const told = (await timeline()).length;
    expect(await move(address, { source_version: 3 })).toEqual(['unchanged']);
    expect(await move({ city: 'Kiel', country_code: 'de', name: null })).toEqual(['unchanged']);
    expect(await timeline()).toHaveLength(told);
  });

  it('is the newest, whatever comes late', async () => {
    await move({ city: 'Kiel' }, { source_version: 3 });
    expect(await move({ city: 'Celle' }, { source_version: 2 })).toEqual(['stale']);
    expect((await stored())[3]).toBe('Kiel');
    expect(await move({ city: 'Bonn' }, { source_version: 4 })).toEqual(['applied']);
  });

  it('comes with the shipment, and stays as it was once the goods have left', async () => {
    expect(await move({ city: 'Kiel' }, { status: 'versendet' })).toEqual(['applied']);
    expect(await move({ city: 'Bonn' })).toEqual(['stale', 'address addressOfSent']);
    const second = { tracking_numbers: ['PAKET-2'] };
    expect(await move({ city: 'Bonn' }, second)).toEqual(['applied', 'address addressOfSent']);
    expect(await move({ city: 'Bonn' }, { status: 'verrechnet' })).toEqual([
      'applied',
      'address addressOfSent',
    ]);
    expect((await stored())[3]).toBe('Kiel');
  });

  it('does not undo what a person edited since: the number alone may mean the order before', async () => {
    const { external_order_id: _, ...payload } = anOrder();
    const edited = { ...payload, external_order_id: order.number };
    const { fieldData } = await server
      .as('nordwind')
      .call(ordersReplace, { params: { id: order.id }, body: { ...edited, modId: '0' } });
    const id = fieldData._ID_AUFTRA;
    expect(await move({ city: 'Kiel' })).toEqual(['conflict', 'address orderEdited']);
    expect(await move({ city: 'Kiel' }, { carrier: 'DHL' })).toEqual(['applied', 'address orderEdited']);
    expect((await stored(id))[3]).not.toBe('Kiel');
    expect(await report({ order_id: order.id, address: { city: 'Kiel' } })).toEqual([
      'conflict',
      'status orderCancelled',
    ]);
    expect(await report({ order_id: id, address: { city: 'Kiel' } })).toEqual(['applied']);
    expect((await stored(id))[3]).toBe('Kiel');
  });

  it.each([
    ['a postal code of other characters', { postal_code: '24*03' }, 'address.postal_code postalCode'],
    ['a country that is none', { country_code: 'XX' }, 'address.country_code country'],
    ['an emptied city', { city: ' ' }, 'address.city required'],
    ['a street of a hundred and one characters', { street: 'x'.repeat(101) }, 'address.street maxLength'],
    ['half of a character', { city: 'Kiel\ud800' }, 'address.city damagedCharacter'],
    ['an e-mail address that is none', { email: 'an mich' }, 'address.email email'],
  ])('is refused with %s, and nothing of the report is stored', async (_, address, reason) => {
    const before = await stored();
    expect(await move(address, { tracking_numbers: ['T-1'] })).toEqual(['invalid', reason]);
    expect(await stored()).toEqual(before);
    const [row] = await server.database.read('erp_orders').where({ id: order.id });
    expect(row!.tracking_number).toBe('');
  });

  it('is no part of an order that is not named', async () => {
    const record = { external_order_id: order.number, address: { town: 'Kiel' } } as OrderReport;
    expect((await report(record))[0]).toBe('invalid');
  });
});
