import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The network between a server and its PostgreSQL; it breaks when told. */
export interface PostgresNetwork {
  /** The address of the database through this network. */
  readonly url: string;
  /** Cuts every connection, as a switch that restarts. */
  cut(): void;
  /** Cuts every connection and takes no other one until `mend`. */
  breakDown(): Promise<void>;
  mend(): Promise<void>;
  /** Cuts the connection of the nth COMMIT from now: before the database hears of it, or when it has done it and answers. */
  cutAtCommit(when: 'before' | 'after', nth: number): void;
  close(): Promise<void>;
}

/** Starts one on a port of its own. */
export async function startPostgresNetwork(to: string): Promise<PostgresNetwork> {
  const target = new URL(to);
  const open = new Set<Socket>();
  let planned: { readonly when: 'before' | 'after'; left: number } | null = null;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let answers = true;
    open.add(near);
    near.on('data', (bytes: Buffer) => {
      if (planned && bytes.includes('COMMIT;') && (planned.left -= 1) === 0) {
        answers = planned.when === 'before';
        planned = null;
        if (answers) return void near.resetAndDestroy();
      }
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      if (answers) near.write(bytes);
      else near.resetAndDestroy();
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(near);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = () => open.forEach((socket) => socket.destroy());
  const url = new URL(to);
  url.port = String(port);
  url.hostname = '127.0.0.1';
  const breakDown = async () => {
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  return {
    url: url.href,
    cut,
    breakDown,
    async mend() {
      await listen(port);
    },
    cutAtCommit(when, nth) {
      planned = { when, left: nth };
    },
    close: () => (server.listening ? breakDown() : Promise.resolve()),
  };
}
