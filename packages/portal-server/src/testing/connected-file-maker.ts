import { erpConnectionRemove, erpConnectionWrite } from '@kontor/portal-core/erp-link';
import { ACCOUNT, FileMakerSimulator, type SimulatorOptions } from '../../../../tests/filemaker/simulator.js';
import type { SimulatedRecord } from '../../../../tests/filemaker/file.js';
import type { Outbox } from '../erp-link/outbox.js';
import type { Database } from '../db/index.js';
import { FileMakerReader } from '../erp-link/read-file-maker.js';
import type { Setup } from './both-engines.js';
import { anOutbox } from './connected-erp.js';
import { insertProducts } from './erp-records.js';
import { toldOrders, type ToldOrders } from './told-orders.js';
import { startTestServer, type TestServer } from './test-server.js';

/** A server that writes orders into a simulated FileMaker file and reads from it, both moved by hand. */
export interface ConnectedFileMaker extends ToldOrders {
  readonly server: TestServer;
  readonly erp: FileMakerSimulator;
  readonly outbox: Outbox;
  /** Connects anew, with nothing waiting. */
  connect(): Promise<void>;
  /** Reads once what changed there. */
  read(): Promise<void>;
  /** The next reading is the first of another process. */
  restart(): void;
  /** The records of an order in the ERP. */
  recordsOf(id: number): readonly SimulatedRecord[];
  stop(): Promise<void>;
}

interface FileOptions extends SimulatorOptions {
  /** Further settings of the server. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Fills the database before its products of the tests. */
  readonly fill?: (database: Database) => Promise<void>;
}

/** Starts the simulator and a server whose settings name it. */
export async function startConnectedFileMaker(
  setup: Setup,
  { environment = {}, fill, ...options }: FileOptions = {},
): Promise<ConnectedFileMaker> {
  let wall = Date.now;
  const erp = new FileMakerSimulator({ wall: () => wall(), ...options });
  await erp.start();
  const server = await startTestServer(setup, {
    environment: {
      KONTOR_FILEMAKER_URL: erp.url,
      KONTOR_FILEMAKER_USER: ACCOUNT.user,
      KONTOR_FILEMAKER_PASSWORD: ACCOUNT.password,
      ...environment,
    },
    async fill(database) {
      await fill?.(database);
      await database.write((trx) =>
        insertProducts(trx, 2, [{ number: 'TASSE-01', name: 'Tasse', available: 100_000 }]),
      );
    },
  });
  wall = () => server.time.now;
  const outbox = anOutbox(server);
  const { database, deps } = server;
  const { clock, log, fileMaker, config } = deps;
  const { timeZone } = config;
  const aReader = () => new FileMakerReader({ database, clock, log, fileMaker, timeZone });
  let reader = aReader();
  const admin = server.as('admin');
  let made = 0;
  return {
    ...toldOrders(server, outbox, () => `F-${(made += 1)}@x`),
    server,
    erp,
    outbox,
    async connect() {
      await admin.call(erpConnectionRemove, {});
      await admin.call(erpConnectionWrite, { body: { url: erp.url } });
      erp.forget();
    },
    read: () => reader.round(new AbortController().signal),
    restart: () => {
      reader = aReader();
    },
    recordsOf: (id) => erp.orders.all.filter(({ fields }) => fields['ZZN_Kontor_ID'] === String(id)),
    async stop() {
      await server.stop();
      await erp.stop();
    },
  };
}
