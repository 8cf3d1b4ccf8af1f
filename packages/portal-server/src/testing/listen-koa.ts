import type Koa from 'koa';
import { once } from 'node:events';

/** An app that listens on a port of its own, for tests of single middlewares. */
export interface ListeningKoa {
  readonly url: string;
  close(): Promise<void>;
}

export async function listenKoa(app: Koa): Promise<ListeningKoa> {
  const server = app.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The app has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
