import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { erpConnectionRemove, erpConnectionWrite } from '@kontor/portal-core/erp-link';
import { createAskErp } from '../erp-link/ask-erp.js';
import { Outbox } from '../erp-link/outbox.js';
import type { Setup } from './both-engines.js';
import { reachOf } from '../erp-link/reach.js';
import { insertProducts } from './erp-records.js';
import { toldOrders, type ToldOrders } from './told-orders.js';
import { startTestServer, type TestServer } from './test-server.js';

/** A message as the ERP of a test received it. */
export interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly type: string;
  /** The external number of its order. */
  readonly number: string;
}
/** What the ERP answers. */
export interface Reply {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}
type Answering = (news: Received) => Reply | Promise<Reply>;

const TAKEN: Answering = () => ({ status: 202 });

/** An ERP that is told of orders, and the outbox that tells it, moved by hand. */
export interface ConnectedErp extends ToldOrders {
  readonly server: TestServer;
  readonly outbox: Outbox;
  readonly url: string;
  /** The secret of the connection that `connect` made. */
  readonly secret: string;
  readonly received: readonly Received[];
  /** External number of the order that was created last. */
  readonly lastNumber: string;
  /** Decides what is answered from now on. */
  answers(reply: Answering): void;
  /** Forgets what was received. */
  forget(): void;
  /** Connects anew, with nothing waiting, an ERP that takes everything. */
  connect(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server with products of two merchants, and an ERP on a port of its own. */
export async function startConnectedErp(setup: Setup): Promise<ConnectedErp> {
  let received: Received[] = [];
  let reply = TAKEN;
  let secret = '';
  let made = 0;
  const erp = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const news = readNews(request.headers, Buffer.concat(pieces).toString());
      received.push(news);
      void Promise.resolve(reply(news)).then(({ status, body: answer, headers = {} }) =>
        response.writeHead(status, headers).end(answer ? JSON.stringify(answer) : ''),
      );
    });
  });
  await new Promise<void>((done) => erp.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/kontor`;
  const server = await startTestServer(setup, {
    fill: (database) =>
      database.write(async (trx) => {
        for (const merchant of [1, 2])
          await insertProducts(trx, merchant, [{ number: 'TASSE-01', name: 'Tasse', available: 1000 }]);
      }),
  });
  const outbox = anOutbox(server);
  const admin = server.as('admin');
  return {
    ...toldOrders(server, outbox, () => `O-${(made += 1)}`),
    server,
    outbox,
    url,
    get secret() {
      return secret;
    },
    get received() {
      return received;
    },
    get lastNumber() {
      return `O-${made}`;
    },
    answers: (next) => {
      reply = next;
    },
    forget: () => {
      received = [];
    },
    async connect() {
      await admin.call(erpConnectionRemove, {});
      secret = (await admin.call(erpConnectionWrite, { body: { url } })).secret ?? '';
      received = [];
      reply = TAKEN;
    },
    async stop() {
      await server.stop();
      erp.close();
    },
  };
}

/** An outbox of a server of its own, with pauses that nothing is left to chance in. */
export function anOutbox({ database, deps }: TestServer): Outbox {
  const { webhookSecrets: secrets, log, clock, config, fileMaker } = deps;
  const ask = createAskErp(reachOf(config));
  return new Outbox({ database, secrets, ask, log, clock, fileMaker, random: () => 0 });
}

function readNews(headers: IncomingMessage['headers'], body: string): Received {
  const { type, data } = JSON.parse(body) as never as {
    readonly type: string;
    readonly data: { readonly order: { readonly fieldData: { readonly Externe_Order_ID: string } } };
  };
  return { headers, body, type, number: data.order.fieldData.Externe_Order_ID };
}
