import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseActionMeta } from '@kontor/portal-core/comments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { isEmpty, seedDemoData } from './seed-demo-data.js';

const OPTIONS = { now: Date.parse('2026-11-21T12:00:00Z'), timeZone: 'Europe/Berlin', orders: 1200 };

describeOnBothEngines('the demo data', (setup, engine) => {
  let place: OpenPlace;
  let database: Database;
  let wasEmpty: boolean;
  beforeAll(async () => {
    place = await openPlace(setup);
    database = place.database;
    wasEmpty = await isEmpty(database);
    const servers = [database];
    if (engine === 'postgres') servers.push(openDatabase(place.location));
    await Promise.all(servers.map((server) => seedDemoData(server, OPTIONS)));
    await servers[1]?.close();
  });
  afterAll(() => place.remove());
  const count = async (table: string, where: Record<string, unknown> = {}) =>
    Number((await database.read(table).where(where).count({ n: '*' }).first())?.['n']);

  it('goes into an empty database once, however many servers begin on it, and leaves it full', async () => {
    expect(wasEmpty).toBe(true);
    expect(await isEmpty(database)).toBe(false);
  });

  it('holds the merchants and accounts of the start-up message', async () => {
    expect(await database.read('merchants').orderBy('erp_merchant_id').pluck('merchant_name')).toEqual([
      'Alpenshop',
      'Nordwind',
      'Helvetia',
    ]);
    const users = await database
      .read('users')
      .leftJoin('merchants', 'merchants.id', 'users.merchant_id')
      .orderBy('users.id')
      .select('username', 'user_role_id', 'erp_merchant_id');
    expect(users.map((user) => Object.values(user))).toEqual([
      ['admin', 1, null],
      ['lager', 3, null],
      ['alpenshop', 2, 1],
      ['nordwind', 2, 2],
      ['helvetia', 2, 3],
    ]);
  });

  it('holds every order with its address and items', async () => {
    expect([await count('erp_orders'), await count('erp_addresses')]).toEqual([1200, 1200]);
    expect(await count('erp_order_items')).toBeGreaterThan(2000);
  });

  it('holds investigations and errors on a few orders', async () => {
    const few = await database
      .read('erp_orders')
      .whereNotNull('investigation_status')
      .pluck('investigation_status');
    expect(few.length).toBeGreaterThan(3);
    expect(few.length).toBeLessThan(60);
  });

  it('holds the conversation behind every investigation', async () => {
    const orders = await database
      .read('erp_orders')
      .whereNotNull('investigation_status')
      .select('id', 'investigation_status', 'investigation_opened_at');
    for (const order of orders) {
      const comments = await database
        .read('investigation_comments')
        .where({ order_erp_id: order.id })
        .orderBy('id');
      expect(comments[0]).toMatchObject({ creation_date: order.investigation_opened_at });
      const last = comments.map(({ action_meta }) => parseActionMeta(String(action_meta))).filter(Boolean);
      expect(last.at(-1)?.to).toBe(order.investigation_status);
    }
    expect(await count('investigation_looks')).toBeGreaterThan(0);
  });

  it('holds the errors that the orders count, over twelve months, none of them in the future', async () => {
    const orders = await database.read('erp_orders').sum({ n: 'error_count' }).first();
    expect(await count('order_errors')).toBe(Number(orders?.['n']));
    const dates = (await database.read('order_errors').orderBy('error_date').pluck('error_date')) as string[];
    expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBeGreaterThan(10);
    expect(dates.at(-1)! < new Date(OPTIONS.now).toISOString()).toBe(true);
    expect(
      await database.read('order_errors').where('description', 'like', '%{%').pluck('description'),
    ).toEqual([]);
  });

  it('reserves exactly what open and held orders wait for', async () => {
    const waiting = await database
      .read('erp_order_items as item')
      .join('erp_orders as orders', 'orders.id', 'item.order_id')
      .whereIn('orders.status', ['offen', 'on hold'])
      .sum({ n: 'item.qty' })
      .first();
    const reserved = await database.read('erp_stock').sum({ n: 'reserved' }).first();
    expect(Number(reserved?.['n'])).toBe(Number(waiting?.['n']));
  });

  it('has products that are out of stock and products that run out', async () => {
    const totals = await database
      .read('erp_stock')
      .groupBy('product_id')
      .select({ n: database.read.raw('sum(available)') });
    const available = totals.map(({ n }) => Number(n));
    expect(available.filter((n) => n === 0).length).toBeGreaterThan(2);
    expect(Math.min(...available)).toBe(0);
    expect(Math.max(...available)).toBeGreaterThan(80);
  });

  it('keeps settings as JSON text', async () => {
    const settings = await database.read('settings').pluck('value');
    for (const value of settings) expect(() => JSON.parse(value)).not.toThrow();
  });
});

describeOnBothEngines('a large set of demo data', (setup) => {
  it('has the same indexes as a small one', async () => {
    const place = await openPlace(setup);
    const { database } = place;
    const indexes = () =>
      database.engine === 'sqlite'
        ? database.read('sqlite_master').where({ type: 'index' }).orderBy('name').pluck('name')
        : database.read('pg_indexes').where({ schemaname: 'public' }).orderBy('indexname').pluck('indexname');
    const before = await indexes();
    await seedDemoData(database, { ...OPTIONS, orders: 20_001 });
    expect(await indexes()).toEqual(before);
    expect(Number((await database.read('erp_orders').count({ n: '*' }).first())?.['n'])).toBe(20_001);
    await place.remove();
  });
});

describeOnBothEngines('demo data whose process is killed on the way', (setup, engine) => {
  let place: OpenPlace;
  let killed: string;
  beforeAll(async () => {
    place = await openPlace(setup);
    killed = await mkdtemp(join(tmpdir(), 'kontor-killed-'));
  });
  afterAll(async () => {
    await place.remove();
    await rm(killed, { recursive: true, force: true });
  });

  it('is not there at all, and the next start fills the database', async () => {
    const { location } = place;
    let orders = 0;
    const inTheMiddle = (stored: number) => {
      orders = stored;
      // The files as they are at that moment are what such a process leaves; PostgreSQL undoes what its connection was at.
      if (location.engine === 'sqlite') cpSync(dirname(location.filename), killed, { recursive: true });
      throw new Error('killed');
    };
    await expect(seedDemoData(place.database, { ...OPTIONS, onProgress: inTheMiddle })).rejects.toThrow(
      'killed',
    );
    expect(orders).toBeGreaterThan(0);
    const left = openDatabase(
      engine === 'sqlite' ? { engine, filename: join(killed, 'kontor.sqlite') } : location,
    );
    expect(await isEmpty(left)).toBe(true);
    await seedDemoData(left, OPTIONS);
    const { n } = (await left.read('erp_orders').count({ n: '*' }).first())!;
    expect(n).toBe(OPTIONS.orders);
    await left.close();
  });
});
