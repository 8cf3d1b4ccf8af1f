import {
  erpCompare,
  erpComparisonLast,
  erpConnectionState,
  erpConnectionWrite,
  erpSendMissing,
  type CompareInput,
} from '@kontor/portal-core/erp-link';
import { ordersUpdate } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../testing/both-engines.js';
import { startConnectedFileMaker, type ConnectedFileMaker } from '../../testing/connected-file-maker.js';
import { compareNow } from './comparison.task.js';

const DAYS = { from: '2026-01-01', to: '2026-12-31' };
const HOUR = 3_600_000;

describeOnBothEngines('a comparison with a FileMaker file', (setup) => {
  let file: ConnectedFileMaker;
  const compare = (body: Partial<CompareInput> = {}) =>
    file.server.as('admin').call(erpCompare, { body: { ...DAYS, ...body } });
  const kinds = async () => (await compare()).differences.map(({ kind, order_id }) => [kind, order_id]);
  const record = (id: number) => file.recordsOf(id)[0]!;
  const there = (id: number, fieldData: Readonly<Record<string, string>>) =>
    file.erp.orders.edit(record(id).recordId, { fieldData });
  const sent = async (count = 1) => {
    const ids = await file.create('nordwind', count);
    await file.drain();
    // What was told at this very moment is still under way.
    file.server.time.now += 1000;
    return ids;
  };
  /** Puts the file back to what it was. */
  const restore = (backup: string) => {
    file.erp.orders.all.splice(0, file.erp.orders.all.length, ...JSON.parse(backup));
  };

  beforeAll(async () => {
    file = await startConnectedFileMaker(setup);
  });
  afterAll(() => file.stop());
  beforeEach(async () => {
    await file.connect();
    await file.server.database.write((trx) => trx('erp_order_marks').delete());
    file.erp.orders.all.splice(0);
  });

  it('finds nothing where both sides are equal', async () => {
    await sent(3);
    expect(await compare()).toMatchObject({
      difference_count: 0,
      orders_here: 3,
      orders_there: 3,
      failure: '',
    });
  });

  it('names records that are missing, unknown or behind, and counts by day and status', async () => {
    const [lost, shipped] = await sent(3);
    file.erp.orders.all.splice(file.erp.orders.all.indexOf(record(lost!)), 1);
    there(shipped!, { Status: 'versendet' });
    file.erp.orders.create({
      fieldData: { ZZN_Kontor_ID: '987654321', Status: 'offen', Datum: '11/20/2026' },
    });
    expect(await kinds()).toEqual([
      ['missing_there', lost],
      ['behind_here', shipped],
      ['missing_here', 987_654_321],
    ]);
    expect((await compare()).days).toMatchObject([
      { status: 'geliefert', orders_here: 0, orders_there: 1 },
      { status: 'offen', orders_here: 3, orders_there: 1 },
    ]);
  });

  it('counts no order that is under way, and misses none whose day was changed there', async () => {
    const [held, moved] = await sent(2);
    await file.server.as('nordwind').call(ordersUpdate, {
      params: { id: held! },
      body: { fieldData: { Status: 'on hold' } },
    });
    there(moved!, { Datum: '01/01/2012' });
    expect(await compare()).toMatchObject({ difference_count: 0, under_way: 1 });
  });

  it('says why the file could not be read, and then names no order', async () => {
    await sent(2);
    file.erp.fail({ code: 812 }, ({ path }) => path.endsWith('_find'));
    const found = await compare();
    expect(found).toMatchObject({ difference_count: 0, orders_here: 0 });
    expect(found.failure).not.toBe('');
    file.erp.fail({ code: 812 }, ({ path }) => path.endsWith('_find'));
    const again = await file.server.as('admin').call(erpSendMissing, { body: DAYS });
    expect(again).toMatchObject({ orders: 0, failure: found.failure });
  });

  it('is made with the connected file alone', async () => {
    await sent();
    await file.server.as('admin').call(erpConnectionWrite, { body: { url: 'https://erp.example/webhook' } });
    await expect(compare()).rejects.toMatchObject({ status: 404 });
    await expect(file.server.as('admin').call(erpSendMissing, { body: DAYS })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('notices a file that was restored, pauses the connection, and overwrites nothing', async () => {
    const [early] = await sent();
    const backup = JSON.stringify(file.erp.orders.all);
    there(early!, { Status: 'versendet', Trackingnummer: 'T1' });
    await file.read();
    const [late] = await sent();
    restore(backup);
    await file.read();
    const order = await file.server.database.read('erp_orders').where({ id: early }).first('status');
    expect(order).toEqual({ status: 'geliefert' });
    expect(await kinds()).toEqual([
      ['went_back', early],
      ['missing_there', late],
    ]);
    expect(await compareNow(file.server.deps, file.server.database, { days: 1500 })).toMatchObject({
      looks_restored: true,
    });
    expect(await file.connection()).toMatchObject({ state: 'paused', reason: expect.stringContaining('2') });
    const { comparison } = await file.server.as('admin').call(erpComparisonLast, {});
    expect(comparison).toMatchObject({ difference_count: 2 });
    await file.create();
    await file.drain();
    expect(file.erp.orders.all).toHaveLength(1);
    expect(await compareNow(file.server.deps, file.server.database)).toBeNull();
  });

  it('sends what the file has lost once more, when a person says so, and nothing else', async () => {
    const [kept, lost] = await sent(2);
    file.erp.orders.all.splice(file.erp.orders.all.indexOf(record(lost!)), 1);
    await expect(file.server.as('lager').call(erpSendMissing, { body: DAYS })).rejects.toMatchObject({
      status: 403,
    });
    expect(await file.server.as('admin').call(erpSendMissing, { body: DAYS })).toEqual({
      orders: 1,
      failure: '',
    });
    await file.drain();
    expect([file.recordsOf(kept!), file.recordsOf(lost!)].map(({ length }) => length)).toEqual([1, 1]);
    file.server.time.now += 1000;
    expect(await kinds()).toEqual([]);
    expect(await file.server.as('admin').call(erpSendMissing, { body: DAYS })).toEqual({
      orders: 0,
      failure: '',
    });
  });

  it('is not waited for where the whole file is older than what was read of it', async () => {
    await sent();
    const backup = JSON.stringify(file.erp.orders.all);
    file.server.time.now += 3 * HOUR;
    const [later] = await sent();
    there(later!, { Trackingnummer: 'T2' });
    await file.read();
    restore(backup);
    file.server.time.now += 1.1 * HOUR;
    await file.read();
    expect(await file.connection()).toMatchObject({ state: 'paused' });
    await file.server.as('admin').call(erpConnectionState, { body: { state: 'running' } });
    await file.read();
    expect(await file.connection()).toMatchObject({ state: 'running', reason: '' });
  });

  it('is made of an empty file, too, which is read from the beginning once a person has looked', async () => {
    const [id] = await sent();
    await file.read();
    file.erp.orders.all.splice(0);
    file.server.time.now += 1.1 * HOUR;
    await file.read();
    expect(await file.connection()).toMatchObject({ state: 'paused' });
    await file.server.as('admin').call(erpConnectionState, { body: { state: 'running' } });
    expect(await file.server.as('admin').call(erpSendMissing, { body: DAYS })).toEqual({
      orders: 1,
      failure: '',
    });
    await file.drain();
    there(id!, { Status: 'versendet' });
    await file.read();
    expect(await file.connection()).toMatchObject({ state: 'running' });
    const order = await file.server.database.read('erp_orders').where({ id }).first('status');
    expect(order).toEqual({ status: 'geliefert' });
  });

  it('is made with a set that an ERP sends, of pieces too, and by nobody who does not report', async () => {
    const [id] = await sent();
    const orders = [{ order_id: id!, status: 'offen', pieces: 12_345 }];
    const { differences } = await compare({ orders });
    expect(differences).toMatchObject([{ kind: 'pieces', order_id: id, there: '12345' }]);
    await expect(
      file.server.as('nordwind').call(erpCompare, { body: { ...DAYS, orders } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(compare({ from: '2036-01-01' })).rejects.toMatchObject({ status: 422 });
  });
});
