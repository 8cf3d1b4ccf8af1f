import { ordersBulk, ordersCreate } from '@kontor/portal-core/orders';
import { usersCreate } from '@kontor/portal-core/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Engine, untypedTable } from '../db/index.js';
import { aUser } from '../testing/a-user.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { loggedError } from './logged-error.js';

/** Makes the database refuse writes to a table until `drop` is called. */
const refusing = (engine: Engine, table: string, event: 'insert' | 'update') =>
  engine === 'sqlite'
    ? {
        create: `create trigger refuse before ${event} on ${table} begin select raise(abort, 'refused'); end`,
        drop: 'drop trigger refuse',
      }
    : {
        create: `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
          create trigger refuse before ${event} on ${table} for each row execute function refuse()`,
        drop: `drop trigger refuse on ${table}`,
      };

describeOnBothEngines('an error in the log', (setup, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write((trx) =>
          insertProducts(trx, 2, [{ number: 'TASSE-01', name: 'Tasse', available: 9 }]),
        ),
    });
  });
  afterAll(() => server.stop());

  it('tells what the driver said and nothing of the values', async () => {
    const row = { id: 1, merchant_name: 'Käthe Größer - Möbel', erp_merchant_id: 'keine Zahl' };
    const error = await server.database
      .write((trx) => untypedTable(trx, 'merchants').insert(row))
      .catch((e: unknown) => e);
    expect((error as Error).message).toContain('insert into');
    expect((error as Error).message).not.toContain('Käthe');
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toMatch(/Käthe|insert into/);
    expect(logged.code).toMatch(/^SQLITE_|^[0-9A-Z]{5}$/);
    expect(logged.message).not.toBe('');
  });

  it('tells no password, name or address of a write that broke down, whoever made the statement', async () => {
    const { create, drop } = refusing(engine, 'users', 'insert');
    await server.database.write((trx) => trx.raw(create));
    const body = aUser({ username: 'käthe', full_name: 'Käthe Größer', email: 'kaethe@example.com' });
    await expect(server.as('admin').call(usersCreate, { body })).rejects.toMatchObject({ status: 500 });
    await server.database.write((trx) => trx.raw(drop));
    const log = JSON.stringify(server.log);
    expect(log).toContain('refused');
    expect(log).not.toMatch(/Käthe|kaethe@|argon2|insert into/);
  });

  it('tells nothing of the orders of a bulk change that broke down', async () => {
    const { entries } = await server.as('nordwind').call(ordersCreate, { body: [anOrder()] });
    const { create, drop } = refusing(engine, 'erp_orders', 'update');
    await server.database.write((trx) => trx.raw(create));
    const body = { action: 'hold', ids: entries.map(({ order_id }) => order_id) } as const;
    const answer = await server.as('nordwind').call(ordersBulk, { body });
    await server.database.write((trx) => trx.raw(drop));
    expect(answer.entries).toMatchObject([{ outcome: 'failed' }]);
    const line = server.log.find(({ msg }) => msg === 'Orders of a bulk change were not stored');
    expect(line).toMatchObject({ err: { message: expect.stringContaining('refused') } });
    expect(JSON.stringify(line)).not.toMatch(/update .?erp_orders|A-1000/);
  });

  it('keeps the message and the frames of our own errors', () => {
    const logged = loggedError(new TypeError('x is not a function'));
    expect(logged).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
    expect(logged.stack).toMatch(/^\s+at /);
  });
});
