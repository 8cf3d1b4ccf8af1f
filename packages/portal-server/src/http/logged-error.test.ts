import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { loggedError } from './logged-error.js';

describeOnBothEngines('an error in the log', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  it('tells what the driver said and nothing of the values', async () => {
    const row = { id: 1, merchant_name: 'Käthe Größer - Möbel', erp_merchant_id: 'keine Zahl' };
    const error = await server.database.write((trx) => trx('merchants').insert(row)).catch((e: unknown) => e);
    expect(String((error as Error).message)).toContain('insert into');
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toMatch(/Käthe|insert into/);
    expect(logged.code).toMatch(/^SQLITE_|^[0-9A-Z]{5}$/);
    expect(logged.message).not.toBe('');
  });

  it('keeps the message and the frames of our own errors', () => {
    const logged = loggedError(new TypeError('x is not a function'));
    expect(logged).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
    expect(logged.stack).toMatch(/^\s+at /);
  });
});
