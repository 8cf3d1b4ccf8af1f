import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The network between a server and its PostgreSQL, which can be interrupted. */
export interface PostgresNetwork {
  /** The address of the database through this network. */
  readonly url: string;
  /** Cuts every connection, like a switch that restarts. */
  cut(): void;
  /** Drops every byte of the connections there are, which stay open, like a machine that has gone without a word. */
  hush(): void;
  /** Takes connections and never answers them until `mend`; those there are drop every byte. */
  fallSilent(): void;
  /** Cuts every connection and accepts no other until `mend`. */
  breakDown(): void;
  mend(): void;
  /** Cuts the connection of the nth COMMIT from now: before the database receives it, or when it has committed and answers. */
  cutAtCommit(when: 'before' | 'after', nth: number): void;
  close(): Promise<void>;
}

/** Starts a network on a port of its own. */
export async function startPostgresNetwork(to: string): Promise<PostgresNetwork> {
  const target = new URL(to);
  const open = new Set<Socket>();
  /** The port stays open meanwhile: another program could take it. */
  let isBroken = false;
  let isSilent = false;
  let planned: { readonly when: 'before' | 'after'; left: number } | null = null;
  const hushed = new WeakSet<Socket>();
  const server = createServer((near) => {
    if (isBroken) return void near.on('error', () => {}).destroy();
    const far = connect(Number(target.port || 5432), target.hostname.replace(/^\[|\]$/g, ''));
    let answers = true;
    open.add(near);
    if (isSilent) hushed.add(near);
    near.on('data', (bytes: Buffer) => {
      if (hushed.has(near)) return;
      if (planned && bytes.includes('COMMIT;') && (planned.left -= 1) === 0) {
        answers = planned.when === 'before';
        planned = null;
        if (answers) return void near.resetAndDestroy();
      }
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      if (hushed.has(near)) return;
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cut = () => open.forEach((socket) => socket.destroy());
  const hush = () => open.forEach((socket) => hushed.add(socket));
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    cut,
    hush,
    fallSilent() {
      isSilent = true;
      hush();
    },
    breakDown() {
      isBroken = true;
      cut();
    },
    mend() {
      isBroken = false;
      isSilent = false;
    },
    cutAtCommit(when, nth) {
      planned = { when, left: nth };
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
