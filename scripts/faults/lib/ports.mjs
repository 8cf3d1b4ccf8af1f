import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a port outside the range the system gives to clients, so that none takes it while a killed server is down. */
export async function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return isFree ? port : freePort();
}
