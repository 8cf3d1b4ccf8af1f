import {
  erpOrders,
  erpStock,
  productsImport,
  takenFilesList,
  takenFilesUndo,
  type OrderReport,
  type ProductReport,
  type StockReport,
} from '@kontor/portal-core/erp-link';
import { ordersCreate, ordersUpdate } from '@kontor/portal-core/orders';
import { productsFind } from '@kontor/portal-core/products';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../testing/both-engines.js';
import { anOrder, insertProducts } from '../../testing/erp-records.js';
import type { UserName } from '../../testing/people.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { deleteOldFiles } from '../old-news.task.js';

describeOnBothEngines('a file that was taken over', (setup) => {
  let server: TestServer;
  let made = 0;
  let number = '';
  let product = '';
  const file = () => ({ key: `file-key-${(made += 1)}`, name: 'dpd.csv' });
  const lager = () => server.as('lager');
  const newest = async (user: UserName = 'lager') => {
    const { entries } = await server.as(user).call(takenFilesList, { query: { limit: 1 } });
    return entries[0]!;
  };
  const undo = (id: number, user: UserName = 'lager') =>
    server.as(user).call(takenFilesUndo, { params: { id } });
  const ship = (...records: OrderReport[]) => lager().call(erpOrders, { body: { records, file: file() } });
  const count = (...records: StockReport[]) => lager().call(erpStock, { body: { records, file: file() } });
  const order = async () => {
    const [row] = await server.database
      .read('erp_orders')
      .where({ external_order_id: number })
      .select('id', 'status', 'tracking_number', 'carrier');
    return { ...row, id: Number(row?.id) };
  };
  const stock = async () => {
    const { entries } = await server.as('nordwind').call(productsFind, { body: { search: product } });
    const { available, reserved } = entries[0]!.stock!;
    return [available, reserved];
  };
  const onHand = (on_hand: number, position?: string): StockReport => ({
    product_number: product,
    merchant_erp_id: 2,
    warehouse: 'Hauptlager',
    on_hand,
    ...(position && { position }),
  });
  const shipped = (): OrderReport => ({
    external_order_id: number,
    status: 'geliefert',
    tracking_numbers: ['0034'],
    carrier: 'DPD',
  });

  beforeAll(async () => {
    server = await startTestServer(setup, {});
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    product = `UNDO-${(made += 1)}-X`;
    number = `U-${made}`;
    await server.database.write((trx) =>
      insertProducts(trx, 2, [{ number: product, name: 'Tasse', available: 20 }]),
    );
    const items = [{ id: product, name: 'Tasse', qty: 3 }];
    await server.as('nordwind').call(ordersCreate, {
      body: [{ ...anOrder({ items }), external_order_id: number }],
    });
  });

  it('of shipments is undone: orders are open again, their goods lie in the warehouse', async () => {
    await ship(shipped());
    expect(await order()).toMatchObject({ status: 'geliefert', tracking_number: '0034', carrier: 'DPD' });
    expect(await stock()).toEqual([17, 0]);
    const { id, ...taken } = await newest();
    expect(taken).toMatchObject({ kind: 'shipments', name: 'dpd.csv', changed: 1, undone_at: null });
    expect(await undo(id)).toEqual({ undone: 1, keptCount: 0, kept: [] });
    expect(await order()).toMatchObject({ status: 'offen', tracking_number: '', carrier: '' });
    expect(await stock()).toEqual([17, 3]);
    await ship(shipped());
    expect(await order()).toMatchObject({ status: 'geliefert', tracking_number: '0034' });
    expect(await stock()).toEqual([17, 0]);
  });

  it('keeps an order that has gone on since, and says so as often as one asks', async () => {
    await ship(shipped());
    const { id } = await newest();
    await server.as('admin').call(ordersUpdate, {
      params: { id: (await order()).id },
      body: { fieldData: { Status: 'verrechnet' } },
    });
    const kept = [{ label: number, reason: 'changed', found: 'verrechnet', file: null }];
    expect(await undo(id)).toEqual({ undone: 0, keptCount: 1, kept });
    expect(await undo(id)).toEqual({ undone: 0, keptCount: 1, kept });
    expect(await order()).toMatchObject({ status: 'verrechnet', tracking_number: '0034' });
    expect(await newest()).toMatchObject({ kept: 1, undone_at: expect.any(String) });
  });

  it('that names an order twice goes back to the beginning', async () => {
    const taken = file();
    const send = (...tracking_numbers: string[]) =>
      lager().call(erpOrders, { body: { records: [{ ...shipped(), tracking_numbers }], file: taken } });
    await send('A1');
    await send('A2');
    expect(await order()).toMatchObject({ tracking_number: 'A1\rA2' });
    expect((await undo((await newest()).id)).undone).toBe(2);
    expect(await order()).toMatchObject({ status: 'offen', tracking_number: '' });
  });

  it('of stock is undone, but for places where goods moved since', async () => {
    await count(onHand(7, 'B-09'));
    await count(onHand(9, 'B-09'));
    const { id } = await newest();
    expect(await undo(id)).toMatchObject({ undone: 1, kept: [] });
    expect(await stock()).toEqual([17 + 7, 3]);
    await count(onHand(11, 'B-09'));
    const later = await newest();
    await count(onHand(12, 'B-09'));
    expect(await undo(later.id)).toEqual({
      undone: 0,
      keptCount: 1,
      kept: [
        {
          label: `${product} · B-09`,
          reason: 'changed',
          found: '12',
          file: { id: (await newest()).id, name: 'dpd.csv' },
        },
      ],
    });
    expect(await stock()).toEqual([17 + 12, 3]);
  });

  it('of many records is undone once, by however many people at the same time', async () => {
    const places = Array.from({ length: 700 }, (_, at) => onHand(at + 1, `R-${at}`));
    await count(...places);
    const { id } = await newest();
    const undone = { undone: 700, keptCount: 0, kept: [] };
    expect(await Promise.all([undo(id), undo(id), undo(id, 'admin')])).toEqual([undone, undone, undone]);
    expect(await stock()).toEqual([17, 3]);
  });

  it('stands again when more of it is taken over after it was undone', async () => {
    const taken = file();
    const send = (on_hand: number) =>
      lager().call(erpStock, { body: { records: [onHand(on_hand, 'C-01')], file: taken } });
    await send(4);
    const { id } = await newest();
    await undo(id);
    expect(await newest()).toMatchObject({ id, undone_at: expect.any(String) });
    await send(6);
    expect(await newest()).toMatchObject({ id, undone_at: null });
    await undo(id);
    expect(await stock()).toEqual([17, 3]);
  });

  it('goes back in either order of two files: what the first undo kept is tried again', async () => {
    await ship({ ...shipped(), tracking_numbers: ['A1'] });
    const { id: first } = await newest();
    await ship({ ...shipped(), tracking_numbers: ['A2'] });
    const { id: second } = await newest();
    expect(await undo(first)).toEqual({
      undone: 0,
      keptCount: 1,
      kept: [
        {
          label: number,
          reason: 'changed',
          found: 'geliefert',
          file: { id: second, name: 'dpd.csv' },
        },
      ],
    });
    expect(await undo(second)).toMatchObject({ undone: 1, keptCount: 0 });
    expect(await undo(first)).toEqual({ undone: 1, keptCount: 0, kept: [] });
    expect(await order()).toMatchObject({ status: 'offen', tracking_number: '' });
    expect(await newest()).toMatchObject({ kept: 0 });
  });

  it('names no later file that the user may not see, and none that is undone', async () => {
    const take = async (user: 'nordwind' | 'admin', name: string) => {
      const whose = user === 'admin' ? { merchant_erp_id: 2 } : {};
      const records = [{ product_number: product, name, unit: 'Stk', ...whose }];
      await server.as(user).call(productsImport, { body: { records, file: file() } });
      return (await newest(user)).id;
    };
    const fileOf = async (id: number, user: 'nordwind' | 'admin') =>
      (await undo(id, user)).kept.map(({ file: one }) => one?.id);
    const own = await take('nordwind', 'Becher');
    const staffs = await take('admin', 'Kanne');
    expect(await fileOf(own, 'nordwind')).toEqual([undefined]);
    expect(await fileOf(own, 'admin')).toEqual([staffs]);
    await undo(staffs, 'admin');
    await take('nordwind', 'Krug');
    const last = await take('nordwind', 'Vase');
    expect(await fileOf(own, 'nordwind')).toEqual([last]);
  });

  it('of products goes back in either order, a field after the other', async () => {
    const nordwind = server.as('nordwind');
    const take = async (record: Omit<ProductReport, 'product_number'>) => {
      const records = [{ product_number: product, ...record }];
      await nordwind.call(productsImport, { body: { records, file: file() } });
      return (await newest('nordwind')).id;
    };
    const stored = () =>
      server.database.read('erp_products').where({ product_number: product }).first('name', 'unit', 'mod_id');
    const { name, unit } = (await stored())!;
    const first = await take({ name: 'Becher', unit: 'Karton' });
    const second = await take({ name: 'Kanne' });
    expect(await undo(first, 'nordwind')).toMatchObject({ undone: 1, keptCount: 1 });
    expect(await stored()).toMatchObject({ name: 'Kanne', unit });
    await undo(second, 'nordwind');
    expect(await stored()).toMatchObject({ name: 'Becher', unit });
    expect(await undo(first, 'nordwind')).toEqual({ undone: 1, keptCount: 0, kept: [] });
    expect(await stored()).toMatchObject({ name, unit });
    const { mod_id } = (await stored())!;
    expect(await undo(first, 'nordwind')).toEqual({ undone: 1, keptCount: 0, kept: [] });
    expect(await stored()).toMatchObject({ mod_id });
  });

  it('of products is undone field by field; what it made is no longer active', async () => {
    const nordwind = server.as('nordwind');
    const take = (...records: ProductReport[]) =>
      nordwind.call(productsImport, { body: { records, file: file() } });
    await take(
      { product_number: product, name: 'Becher', unit: 'Karton' },
      { product_number: `${product}-NEU`, name: 'Neu', price: '1', unit: 'Stk', weight: '1' },
    );
    const { id } = await newest('nordwind');
    await take({ product_number: product, name: 'Kanne' });
    expect(await undo(id, 'nordwind')).toEqual({
      undone: 2,
      keptCount: 1,
      kept: [
        {
          label: product,
          reason: 'changed',
          found: 'name',
          file: { id: (await newest('nordwind')).id, name: 'dpd.csv' },
        },
      ],
    });
    const { entries } = await nordwind.call(takenFilesList, { query: {} });
    expect(entries.find((one) => one.id === id)).toMatchObject({ kept: 1, changed: 2 });
    const rows = await server.database
      .read('erp_products')
      .where('product_number', 'like', `${product}%`)
      .orderBy('id')
      .select('name', 'unit', 'status');
    expect(rows).toMatchObject([
      { name: 'Kanne', unit: expect.not.stringContaining('Karton') },
      { name: 'Neu', status: 'inaktiv' },
    ]);
  });

  it('is there for who may take over such a file, of the own merchant', async () => {
    await ship(shipped());
    const { id } = await newest();
    await expect(undo(id, 'nordwind')).rejects.toMatchObject({ status: 404 });
    const { entries } = await server.as('nordwind').call(takenFilesList, { query: {} });
    expect(entries.filter(({ kind }) => kind !== 'products')).toEqual([]);
    const { entries: theirs } = await server.as('alpenshop').call(takenFilesList, { query: {} });
    expect(theirs).toEqual([]);
    expect(await order()).toMatchObject({ status: 'geliefert' });
  });

  it('changes nothing by being looked at, and nothing is kept of what a program sends', async () => {
    const before = (await newest()).id;
    await lager().call(erpOrders, { body: { records: [shipped()], file: file(), dryRun: true } });
    await lager().call(erpOrders, { body: { records: [shipped()] } });
    expect((await newest()).id).toBe(before);
  });

  it('can be undone for ninety days', async () => {
    await ship(shipped());
    const { id } = await newest();
    expect(await deleteOldFiles(server.database, () => Date.now())).toBe(0);
    expect(await deleteOldFiles(server.database, () => Date.now() + 91 * 86_400_000)).toBeGreaterThan(0);
    expect(await newest()).toMatchObject({ id, changed: 0 });
    await expect(undo(id)).rejects.toMatchObject({ status: 409 });
    expect(await order()).toMatchObject({ status: 'geliefert' });
  });
});
