import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAskErp } from './ask-erp.js';
import { type Reach, reachOf } from './reach.js';

describe('where the ERP is asked', () => {
  let asked = 0;
  const inside = createServer((_request, response) => {
    asked += 1;
    response.writeHead(202, { Connection: 'close' }).end();
  });
  let port = 0;
  beforeAll(async () => {
    await once(inside.listen(0), 'listening');
    port = (inside.address() as AddressInfo).port;
  });
  afterAll(() => {
    inside.closeAllConnections();
    inside.close();
  });

  /** The status of the answer, or the code of the failure. */
  const ask = (host: string, reach: Reach, look?: typeof lookup) =>
    createAskErp(reach, look)(`http://${host}:${port}/`, { method: 'POST' }).then(
      ({ status }) => status,
      ({ cause }: { readonly cause: { readonly code: string } }) => cause.code,
    );
  const onTheInternet = reachOf({ host: '127.0.0.1', proxies: 1, erpNetworks: null });

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '１２７.0.0.1',
    'localhost',
    'LOCALHOST',
  ])('is not this machine, written as %s, of a server that others reach', async (host) => {
    asked = 0;
    expect(await ask(host, onTheInternet)).toBe('KONTOR_ERP_NETWORKS');
    expect(asked).toBe(0);
  });

  it('is what a name is at the moment of connecting, whatever it was before', async () => {
    const addresses = ['127.0.0.1', '127.0.0.2'];
    const look = ((_name: string, _options: object, done: (...of: unknown[]) => void) => {
      done(null, [{ address: addresses.shift(), family: 4 }]);
    }) as never as typeof lookup;
    const askAt = createAskErp((ip) => ip === '127.0.0.1', look);
    const url = `http://erp.example:${port}/`;
    expect((await askAt(url, {})).status).toBe(202);
    await expect(askAt(url, {})).rejects.toMatchObject({ cause: { code: 'KONTOR_ERP_NETWORKS' } });
  });

  it('is of several addresses of a name one that may be asked', async () => {
    const look = ((_name: string, _options: object, done: (...of: unknown[]) => void) => {
      done(null, [
        { address: '10.0.0.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    }) as never as typeof lookup;
    expect(await ask('erp.example', (ip) => ip === '127.0.0.1', look)).toBe(202);
  });

  it('is anywhere for a server that only its own machine reaches', async () => {
    const reach = reachOf({ host: 'localhost', proxies: 0, erpNetworks: null });
    expect([await ask('127.0.0.1', reach), await ask('localhost', reach)]).toEqual([202, 202]);
  });
});
