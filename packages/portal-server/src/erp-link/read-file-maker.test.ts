import { erpConnectionState } from '@kontor/portal-core/erp-link';
import { ordersTimeline, ordersUpdate } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startConnectedFileMaker, type ConnectedFileMaker } from '../testing/connected-file-maker.js';

const HOUR = 3_600_000;

describeOnBothEngines('changes in a FileMaker file', (setup) => {
  let file: ConnectedFileMaker;
  const finds = () => file.erp.seen('POST', /_find$/);
  const order = async (id: number) =>
    file.server.database.read('erp_orders').where({ id }).first('status', 'tracking_number', 'carrier');
  const hold = (id: number, Status = 'on hold') =>
    file.server.as('nordwind').call(ordersUpdate, { params: { id }, body: { fieldData: { Status } } });
  /** Changes the record of an order in the ERP. */
  const there = (id: number, fieldData: Readonly<Record<string, string>>) =>
    file.erp.orders.edit(file.recordsOf(id)[0]!.recordId, { fieldData });
  const sent = async (count = 1) => {
    const ids = await file.create('nordwind', count);
    await file.drain();
    return ids;
  };

  beforeAll(async () => {
    file = await startConnectedFileMaker(setup);
  });
  afterAll(() => file.stop());
  beforeEach(() => file.connect());

  it('become those of the order: status, tracking numbers and carrier, and the timeline tells', async () => {
    const [id] = await sent();
    there(id!, { Status: 'versendet', Trackingnummer: 'T1\rT2', Versanddienstleister: 'DHL' });
    await file.read();
    expect(await order(id!)).toEqual({ status: 'geliefert', tracking_number: 'T1\rT2', carrier: 'DHL' });
    const { entries } = await file.server.as('nordwind').call(ordersTimeline, { params: { id: id! } });
    expect(entries[0]).toMatchObject({
      action: 'erpLink.orders',
      detail: { from: 'offen', to: 'geliefert' },
    });
    await file.drain();
    expect(await file.link(id!)).toMatchObject({ link: 'known' });
  });

  it('are read again without doing anything twice', async () => {
    const [id] = await sent();
    there(id!, { Status: 'versendet' });
    await file.read();
    const entries = await file.server.database.read('audit_log').where({ action: 'erpLink.orders' });
    await file.read();
    expect(await file.server.database.read('audit_log').where({ action: 'erpLink.orders' })).toHaveLength(
      entries.length,
    );
  });

  it('are read from the last timestamp on, with some minutes twice, and hours once an hour', async () => {
    const since = () => Object(finds().at(-1)?.body['query'])[0].ZZN_Geaendert_am.slice(2);
    const ago = () => file.server.time.now - Date.parse(`${since()}Z`);
    await sent();
    await file.read();
    expect(ago()).toBeGreaterThan(6 * 24 * HOUR);
    await file.read();
    expect(ago()).toBeLessThan(0.2 * HOUR);
    file.server.time.now += HOUR;
    await file.read();
    expect(ago()).toBeGreaterThan(3.5 * HOUR);
  });

  it('come all although there are more than an answer holds, and many of one second', async () => {
    const ids = await sent(450);
    for (const id of ids) there(id, { Trackingnummer: `T${id}` });
    file.erp.forget();
    await file.read();
    expect(finds().length).toBeGreaterThan(2);
    const rows = await file.server.database.read('erp_orders').whereIn('id', ids).select('tracking_number');
    expect(new Set(rows.map(({ tracking_number }) => tracking_number)).size).toBe(450);
  });

  it('that were read by half are read again from the beginning', async () => {
    const ids = await sent(250);
    await file.read();
    file.server.time.now += 0.5 * HOUR;
    for (const id of ids) there(id, { Trackingnummer: `N${id}` });
    file.erp.forget();
    file.erp.fail('torn answer', ({ body }) => 'sort' in body && body['offset'] !== 1);
    await file.read();
    expect(await file.connection()).toMatchObject({
      state: 'running',
      reason: expect.stringMatching(/./) as string,
    });
    file.server.time.now += HOUR / 10;
    await file.read();
    expect(await file.connection()).toMatchObject({ reason: '', next_try_at: null });
    const rows = await file.server.database.read('erp_orders').whereIn('id', ids).select('tracking_number');
    expect(rows.every(({ tracking_number }) => tracking_number.startsWith('N'))).toBe(true);
  });

  it('are no news where they are only an older state of Kontor’s own', async () => {
    const [id] = await sent();
    await hold(id!);
    await file.drain();
    await hold(id!, 'offen');
    await file.read();
    expect(await order(id!)).toMatchObject({ status: 'offen' });
    await file.drain();
    await file.read();
    expect([await order(id!), file.recordsOf(id!)[0]?.fields['Status']]).toEqual([
      expect.objectContaining({ status: 'offen' }),
      'offen',
    ]);
  });

  it('with a word for the status that nobody knows still bring their tracking number', async () => {
    const [id] = await sent();
    there(id!, { Status: 'im Zulauf', Trackingnummer: 'T9' });
    await file.read();
    await file.read();
    expect(await order(id!)).toMatchObject({ status: 'offen', tracking_number: 'T9' });
    expect(await file.server.database.read('erp_unknown_words').select('word', 'times')).toMatchObject([
      { word: 'im Zulauf', times: 1 },
    ]);
  });

  it('are not read while the connection is paused, and stop it for a wrong password', async () => {
    const admin = file.server.as('admin');
    await admin.call(erpConnectionState, { body: { state: 'paused' } });
    await file.read();
    expect(finds()).toEqual([]);
    await admin.call(erpConnectionState, { body: { state: 'running' } });
    file.erp.changePassword();
    file.erp.fail('sessions end');
    await file.read();
    expect(await file.connection()).toMatchObject({ state: 'stopped' });
    file.erp.changePassword();
  });
});
