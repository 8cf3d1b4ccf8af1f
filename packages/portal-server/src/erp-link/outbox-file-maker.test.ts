import { erpConnectionState, erpConnectionWrite, erpLaneDecide } from '@kontor/portal-core/erp-link';
import { ordersCancel, ordersReplace, ordersUpdate } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startConnectedFileMaker, type ConnectedFileMaker } from '../testing/connected-file-maker.js';
import { anOrder } from '../testing/erp-records.js';

const MINUTE = 60_000;
const isCreate = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method === 'POST' && path.endsWith('/records');
const isEdit = ({ method }: { readonly method: string }) => method === 'PATCH';

describeOnBothEngines('news of orders for a FileMaker file', (setup) => {
  let file: ConnectedFileMaker;
  const admin = () => file.server.as('admin');
  const nordwind = () => file.server.as('nordwind');
  const hold = (id: number, Status = 'on hold') =>
    nordwind().call(ordersUpdate, { params: { id }, body: { fieldData: { Status } } });
  /** Lets the time go by that a failed try waits for. */
  const later = async (minutes = 6) => {
    file.server.time.now += minutes * MINUTE;
    await file.drain();
  };

  beforeAll(async () => {
    file = await startConnectedFileMaker(setup);
  });
  afterAll(() => file.stop());
  beforeEach(() => file.connect());

  it('become one record each, with positions and address, and its number is known as that of the ERP', async () => {
    const [id] = await file.create();
    await file.drain();
    const [record, ...more] = file.recordsOf(id!);
    expect(more).toEqual([]);
    expect(record).toMatchObject({
      fields: { Status: 'offen', ID_MANDAN: 2, 'ADRESS::Adresszeile_1': 'Jana Müller' },
      portals: {
        AUFTRAPOS_AUFTRA_SL: [expect.objectContaining({ 'AUFTRAPOS_AUFTRA_SL::Nr_Artikel': 'TASSE-01' })],
        ADRBLO_ADRESS_SL: [expect.objectContaining({ 'ADRBLO_ADRESS_SL::Zuordnung': 'Lieferadresse' })],
      },
    });
    expect(record?.fields['Datum']).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    expect(await file.link(id!)).toMatchObject({ link: 'known', erp_number: record?.recordId });
  });

  it('write what changed and no more, in the order of what happened', async () => {
    const [id] = await file.create();
    await hold(id!);
    await hold(id!, 'offen');
    await nordwind().call(ordersCancel, { body: { orderId: id! } });
    await file.drain();
    const [record] = file.recordsOf(id!);
    expect(record?.fields['Status']).toBe('storniert');
    for (const { body } of file.erp.seen('PATCH', /records/))
      expect(Object.keys(Object(body['fieldData']))).toEqual(['Status']);
  });

  it('of an edited order are two records, although both bear the same external number', async () => {
    const [id] = await file.create();
    await file.drain();
    const number = file.recordsOf(id!)[0]?.fields['Externe_Order_ID'];
    const { fieldData } = await nordwind().call(ordersReplace, {
      params: { id: id! },
      body: { ...anOrder(), external_order_id: String(number) },
    });
    await file.drain();
    const next = fieldData._ID_AUFTRA;
    expect([file.recordsOf(id!), file.recordsOf(next)].map((records) => records.length)).toEqual([1, 1]);
    expect(file.recordsOf(id!)[0]?.fields['Status']).toBe('storniert');
    expect(file.recordsOf(next)[0]?.fields['Status']).toBe('offen');
  });

  it.each(['lost answer', 'torn answer'] as const)(
    'are created once although the answer was lost: %s',
    async (fault) => {
      const [id] = await file.create();
      file.erp.fail(fault, isCreate);
      await file.drain();
      expect(await file.link(id!)).toMatchObject({ link: 'waiting' });
      await later();
      expect(file.recordsOf(id!)).toHaveLength(1);
      expect(file.erp.calls.filter(isCreate)).toHaveLength(1);
      expect(await file.link(id!)).toMatchObject({ link: 'known' });
    },
  );

  it('are not created while it cannot be looked up whether they are there', async () => {
    const [id] = await file.create();
    file.erp.fail('lost answer', isCreate);
    await file.drain();
    file.erp.fail('proxy page', ({ path }) => path.endsWith('_find'));
    await later();
    await later();
    expect(file.erp.calls.filter(isCreate)).toHaveLength(1);
    expect(file.recordsOf(id!)).toHaveLength(1);
  });

  it('go on when the session ends in the middle, and when the server was started anew', async () => {
    const [id] = await file.create();
    file.erp.fail('sessions end', isCreate);
    await file.drain();
    expect(file.recordsOf(id!)).toHaveLength(1);
    await file.erp.stop();
    const [next] = await file.create();
    await file.drain();
    expect(await file.connection()).toMatchObject({ state: 'running', waiting: 1, reason: 'ECONNREFUSED' });
    await file.erp.start();
    await later();
    expect(file.recordsOf(next!)).toHaveLength(1);
    expect(await file.connection()).toMatchObject({ waiting: 0, reason: '' });
  });

  it('of a record that somebody has open wait by themselves, and no others with them', async () => {
    const [id] = await file.create();
    await file.drain();
    const [record] = file.recordsOf(id!);
    file.erp.orders.inUse.add(record!.recordId);
    await hold(id!);
    const [other] = await file.create();
    await file.drain();
    expect(await file.link(id!)).toMatchObject({ link: 'waiting' });
    expect(await file.link(other!)).toMatchObject({ link: 'known' });
    expect(await file.connection()).toMatchObject({ reason: '', next_try_at: null });
    file.erp.orders.inUse.clear();
    await later();
    expect(record?.fields['Status']).toBe('on hold');
  });

  it('read a record again that was changed meanwhile, and leave alone what the warehouse did', async () => {
    const [id] = await file.create();
    await file.drain();
    const [record] = file.recordsOf(id!);
    file.erp.orders.edit(record!.recordId, { fieldData: { Status: 'geliefert', Trackingnummer: 'T1' } });
    file.erp.fail({ code: 306 }, isEdit);
    await nordwind().call(ordersUpdate, {
      params: { id: id! },
      body: { fieldData: { Status: 'on hold', ZZN_Notiz_Scanner: 'Geschenk' } },
    });
    await file.drain();
    expect(file.erp.calls.filter(isEdit)).toHaveLength(2);
    expect(record?.fields).toMatchObject({
      Status: 'geliefert',
      Trackingnummer: 'T1',
      ZZN_Notiz_Scanner: 'Geschenk',
    });
  });

  it('that cancel what has left the house there are refused, in words a person understands', async () => {
    const [id] = await file.create();
    await file.drain();
    const [record] = file.recordsOf(id!);
    file.erp.orders.edit(record!.recordId, { fieldData: { Status: 'versendet' } });
    await nordwind().call(ordersCancel, { body: { orderId: id! } });
    await file.drain();
    expect(await file.link(id!)).toMatchObject({
      link: 'refused',
      refusal: 'Im ERP steht sie auf „versendet“ und lässt sich nicht mehr stornieren',
    });
    await admin().call(erpLaneDecide, { params: { id: id! }, body: { decision: 'done' } });
  });

  it('take over a record that was typed in there, and only one that is not cancelled', async () => {
    await admin().call(erpConnectionState, { body: { state: 'paused' } });
    const [id] = await file.create();
    const { external_order_id } = await externalOf(id!);
    const typed = { Externe_Order_ID: external_order_id, ID_MANDAN: 2 };
    file.erp.orders.create({ fieldData: { ...typed, Status: 'storniert' } });
    const { recordId } = file.erp.orders.create({ fieldData: { ...typed, Status: 'offen' } });
    await admin().call(erpConnectionState, { body: { state: 'running' } });
    await file.drain();
    expect(file.erp.calls.filter(isCreate)).toHaveLength(0);
    expect(await file.link(id!)).toMatchObject({ link: 'known', erp_number: recordId });
    expect(file.recordsOf(id!)).toHaveLength(1);
  });

  it('are refused one by one for what FileMaker does not take, in its own words', async () => {
    const [bad, good] = await file.create('nordwind', 2);
    file.erp.fail({ code: 500 }, (call) => isCreate(call) && JSON.stringify(call.body).includes(`"${bad}"`));
    await file.drain();
    expect(await file.link(bad!)).toMatchObject({
      link: 'refused',
      refusal: 'FileMaker 500: Date value does not meet validation entry options',
    });
    expect(await file.link(good!)).toMatchObject({ link: 'known' });
    expect(await file.connection()).toMatchObject({ state: 'running', blocked: 1 });
  });

  it('stop for a wrong password, say so without it, and lose nothing', async () => {
    file.erp.changePassword();
    file.erp.fail('sessions end');
    const [id] = await file.create();
    await file.drain();
    const { state, reason, blocked } = await file.connection();
    expect([state, blocked]).toEqual(['stopped', 0]);
    expect(reason).toMatch(/^FileMaker 212: /);
    file.erp.changePassword();
    await admin().call(erpConnectionState, { body: { state: 'running' } });
    await file.drain();
    expect(file.recordsOf(id!)).toHaveLength(1);
    expect(JSON.stringify(file.server.log)).not.toContain('Geheimnis');
  });

  it('pause while the server is full', async () => {
    const [id] = await file.create();
    file.erp.fail({ code: 812 }, isCreate);
    await file.drain();
    expect(await file.connection()).toMatchObject({
      waiting: 1,
      reason: expect.stringContaining('812') as string,
    });
    file.server.time.now += 30_000;
    await file.drain();
    expect(file.erp.calls.filter(isCreate)).toHaveLength(1);
    await later();
    expect(file.recordsOf(id!)).toHaveLength(1);
  });

  it('send a password to no address that the settings do not name', async () => {
    const url = file.erp.url.replace('/ERP', '/Andere');
    const { secret } = await admin().call(erpConnectionWrite, { body: { url } });
    expect(secret).toBeNull();
    await file.create();
    await file.drain();
    expect(file.erp.calls).toEqual([]);
    expect(await file.connection()).toMatchObject({ state: 'stopped' });
  });

  it('use a few sessions for many orders, one call at a time in each', async () => {
    const before = file.erp.signIns;
    await file.create('nordwind', 40);
    await file.drain();
    expect(file.erp.signIns - before).toBeLessThanOrEqual(4);
    expect(file.erp.mostPerSession).toBe(1);
    expect(await file.connection()).toMatchObject({ waiting: 0, blocked: 0 });
  });

  const externalOf = async (id: number) => {
    const row = await file.server.database.read('erp_orders').where({ id }).first('external_order_id');
    return { external_order_id: String(row?.external_order_id) };
  };
});
