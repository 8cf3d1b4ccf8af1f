import { addressesGet, ordersTimeline } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startConnectedFileMaker, type ConnectedFileMaker } from '../testing/connected-file-maker.js';

const MINUTE = 60_000;

describeOnBothEngines('the address of an order that was changed in a FileMaker file', (setup) => {
  let file: ConnectedFileMaker;
  let id: number;

  beforeAll(async () => {
    file = await startConnectedFileMaker(setup);
  });
  afterAll(() => file.stop());
  beforeEach(async () => {
    await file.connect();
    [id] = (await file.create('nordwind', 1)) as [number];
    await file.drain();
  });

  /** Changes the address and fields of the order's record, as a person does in the layout. */
  const there = (to: Readonly<Record<string, string>>, fieldData: Readonly<Record<string, string>> = {}) => {
    file.server.time.now += MINUTE;
    const row = Object.entries(to).map(([name, value]) => [`ADRBLO_ADRESS_SL::${name}`, value]);
    file.erp.orders.edit(file.recordsOf(id)[0]!.recordId, {
      fieldData: { ZZN_Notiz_Scanner: '', ...fieldData },
      portalData: { ADRBLO_ADRESS_SL: [{ recordId: '1', ...Object.fromEntries(row) }] },
    });
  };
  const stored = async () => {
    const { entries } = await file.server.as('nordwind').call(addressesGet, { params: { id } });
    const [row] = entries[0]!.portalData.ADRBLO_ADRESS_SL;
    return [row?.Strasse, row?.PLZ, row?.Ort, row?.LKZ].join(', ');
  };
  const trackingNumber = async () => {
    const row = await file.server.database.read('erp_orders').where({ id }).first('tracking_number');
    return row?.tracking_number;
  };
  const told = async () =>
    (await file.server.as('nordwind').call(ordersTimeline, { params: { id } })).entries.length;

  it('is that of the order from then on, told once in its timeline', async () => {
    const before = await stored();
    await file.read();
    expect(await stored()).toBe(before);
    const entries = await told();
    there({ Strasse: 'Am Kai 5', PLZ: '04103', Ort: 'Leipzig' });
    await file.read();
    await file.read();
    expect(await stored()).toBe('Am Kai 5, 04103, Leipzig, DE');
    expect(await told()).toBe(entries + 1);
  });

  it('is read again where the answer was lost or torn, and the last of two stands', async () => {
    there({ Ort: 'Celle' });
    file.erp.fail('torn answer', ({ body }) => 'sort' in body);
    await file.read();
    there({ Ort: 'Bonn' });
    file.server.time.now += 10 * MINUTE;
    file.erp.fail('lost answer', ({ body }) => 'sort' in body);
    await file.read();
    file.server.time.now += 10 * MINUTE;
    await file.read();
    expect(await stored()).toContain('Bonn');
  });

  it('comes with the shipment and stays once the goods have left', async () => {
    there({ Ort: 'Celle' }, { Status: 'versendet' });
    await file.read();
    there({ Ort: 'Bonn' }, { Trackingnummer: 'T1' });
    await file.read();
    expect([await stored(), await trackingNumber()]).toEqual([expect.stringContaining('Celle'), 'T1']);
  });

  it.each<Readonly<Record<string, string>>>([
    { PLZ: '24*03' },
    { LKZ: 'Mond' },
    { Ort: '' },
    { Strasse: 'x'.repeat(101) },
  ])('that breaks a rule is left out and holds up no tracking number: %j', async (to) => {
    const before = await stored();
    there(to, { Status: 'versendet', Trackingnummer: 'T2' });
    await file.read();
    expect([await stored(), await trackingNumber()]).toEqual([before, 'T2']);
  });
});
