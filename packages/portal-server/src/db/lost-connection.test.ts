import { orderImportsChunk, orderImportsGet } from '@kontor/portal-core/order-import';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { route } from '../wire/index.js';
import { createRoutes } from '../routes.js';
import { describeOnBothEngines, type Setup } from '../testing/both-engines.js';
import { anOpening, insertImportProducts, openImport, ordersOn } from '../testing/imports.js';
import { startPostgresNetwork, type PostgresNetwork } from '../testing/postgres-network.js';
import { writeNote } from '../testing/probe-calls.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import type { Database, Writer } from './database.js';
import { openDatabase } from './open-database.js';

describeOnBothEngines('the network', (setup, engine) =>
  describe.runIf(engine === 'postgres')('that loses a connection to the database', () => {
    let server: TestServer;
    let network: PostgresNetwork;
    /** A connection that bypasses the network between server and database. */
    let direct: Database;
    const GOES_ON = () => Promise.resolve();
    /** Work done in a transaction between its two statements. */
    let between: (trx: Writer) => Promise<unknown> = GOES_ON;
    const throughNetwork: Setup = async () => {
      const place = await setup();
      if (place.location.engine !== 'postgres') throw new Error('not PostgreSQL');
      network = await startPostgresNetwork(place.location.url);
      direct = openDatabase(place.location);
      return { ...place, location: { engine: 'postgres', url: network.url } };
    };
    const twoNotes = route(writeNote, ({ body, write }) =>
      write(async (trx) => {
        const note = { value: '1', group: 'probe', type: 'text' } as const;
        await trx('settings').insert({ ...note, key: body.text });
        await between(trx);
        await trx('settings').insert({ ...note, key: `${body.text} too` });
        return { id: 1, text: body.text };
      }),
    );
    beforeAll(async () => {
      server = await startTestServer(throughNetwork, {
        fill: insertImportProducts,
        routes: (deps) => [...createRoutes(deps), twoNotes],
      });
    });
    afterAll(async () => {
      await direct.close();
      await server.stop();
      await network.close();
    });

    const write = async (text: string, headers: Record<string, string> = {}) => {
      const response = await server.send('/probe/notes', {
        method: 'POST',
        user: 'nordwind',
        body: JSON.stringify({ text }),
        headers: { 'Content-Type': 'application/json', ...headers },
      });
      const { code } = (await response.json()) as { code?: string };
      return { status: response.status, code, retryAfter: response.headers.get('Retry-After') };
    };
    const stored = async (text: string) =>
      (await server.database.read('settings').where('key', 'like', `${text}%`)).length;
    /** Process id of the database connection that sleeps, once there is one. */
    const sleeping = (): Promise<number> =>
      vi.waitFor(
        async () => {
          const { rows } = await direct.read.raw(
            `select pid from pg_stat_activity
             where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`,
          );
          return rows[0].pid;
        },
        { timeout: 10_000, interval: 20 },
      );
    const NOT_NOW = { status: 503, code: 'unavailable', retryAfter: '2' };

    it.each<[string, (trx: Writer) => Promise<unknown>]>([
      ['cut', async () => network.cut()],
      [
        'cut while a statement runs',
        async (trx) => {
          const lost = trx.raw('select pg_sleep(30), ?', ['Käthe Größer']).catch((error: unknown) => error);
          const pid = await sleeping();
          network.cut();
          // The database goes on sleeping: nobody tells it that the connection is gone.
          await direct.read.raw('select pg_terminate_backend(?)', [pid]);
          throw await lost;
        },
      ],
      [
        'ended by the database',
        async (trx) => {
          const { rows } = await trx.raw('select pg_backend_pid() as pid');
          await server.database.read.raw('select pg_terminate_backend(?)', [rows[0].pid]);
        },
      ],
      ['idle for too long', (trx) => trx.raw(`do $$ begin raise 'too long' using errcode = '25P03'; end $$`)],
      ['on a standby', (trx) => trx.raw(`do $$ begin raise 'read-only' using errcode = '25006'; end $$`)],
    ])('leaves nothing of its transaction and says to come again: %s', async (how, lose) => {
      const printed = vi.spyOn(console, 'log');
      between = lose;
      const answer = await write(how).finally(() => (between = GOES_ON));
      expect(answer).toEqual(NOT_NOW);
      expect(await stored(how)).toBe(0);
      expect(await write(how)).toMatchObject({ status: 201 });
      expect(JSON.stringify(server.log)).not.toMatch(/Käthe|insert into|pg_sleep/);
      expect(printed).not.toHaveBeenCalled();
      printed.mockRestore();
    });

    // A keyed request takes its key, works and keeps its answer, each in a transaction.
    it.each([
      ['before the work is stored is done when it comes again', 'before', 2, { status: 201 }, 2],
      ['after the work was stored is not done again', 'after', 2, { status: 409, code: 'already_exists' }, 2],
      [
        'before its answer is kept is not done again',
        'before',
        3,
        { status: 409, code: 'already_exists' },
        2,
      ],
      ['after its answer was kept is answered as it was', 'after', 3, { status: 201 }, 2],
    ] as const)('a keyed request cut %s', async (_, when, nth, then, count) => {
      const headers = { 'Idempotency-Key': `${when}-${nth}` };
      const text = `${when} ${nth}`;
      network.cutAtCommit(when, nth);
      expect(await write(text, headers)).toEqual(NOT_NOW);
      expect(await stored(text)).toBe(nth === 2 && when === 'before' ? 0 : count);
      expect(await write(text, headers)).toMatchObject(then);
      expect(await stored(text)).toBe(count);
    });

    it.each(['before', 'after'] as const)('stores a chunk once that is cut %s its COMMIT', async (when) => {
      const client = server.as(when === 'before' ? 'alpenshop' : 'nordwind');
      const id = await openImport(client, anOpening(20));
      const send = () =>
        client.call(orderImportsChunk, {
          params: { id, range: '2-21' },
          body: { orders: ordersOn(2, 21), rejected: [] },
        });
      network.cutAtCommit(when, 1);
      const refused = await send().catch((error: ApiError) => error);
      expect(refused).toMatchObject({ status: 503, retryAfter: 2 });
      await send();
      const { counts } = await client.call(orderImportsGet, { params: { id } });
      expect(counts).toEqual({ created: 20, replaced: 0, unchanged: 0, conflict: 0, invalid: 0 });
    });

    it('is not ready while there is none, but lives, and goes on by itself', async () => {
      const states = async () => {
        server.time.now += 1000;
        const [ready, live] = [await server.send('/health/ready'), await server.send('/health/live')];
        return [ready.status, live.status];
      };
      await Promise.all(Array.from({ length: 12 }, (_, n) => write(`busy ${n}`)));
      network.breakDown();
      expect(await states()).toEqual([503, 200]);
      expect(await write('down')).toEqual(NOT_NOW);
      network.mend();
      expect(await states()).toEqual([200, 200]);
      const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => write(`again ${n}`)));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
      expect(await stored('down')).toBe(0);
    });
  }),
);
