import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { API_ARTIKE, API_AUFTRA, API_BESTEL, API_LAGER, type SimulatedLayout } from './file.js';
import { FileMakerFault } from './find.js';
import { Records } from './records.js';

const LIFE_MS = 15 * 60_000;

/** What goes wrong with a call. */
export type Fault =
  /** The work is done and the line is cut before the answer. */
  | 'lost answer'
  /** Half of the answer comes. */
  | 'torn answer'
  /** The page of a proxy comes instead. */
  | 'proxy page'
  /** All sessions end before the call. */
  | 'sessions end'
  /** The work is done, and there is never an answer. */
  | 'silence'
  /** The work is done, and the answer comes so many milliseconds later. */
  | { readonly delayMs: number }
  /** The line is cut, and the work is done only when a call comes that matches, right before it. */
  | { readonly doneBefore: (call: SeenCall) => boolean }
  /** An error of FileMaker. */
  | { readonly code: number };

/** A call as it came in. */
export interface SeenCall {
  readonly method: string;
  /** Below the database. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface SimulatorOptions {
  readonly layouts?: Readonly<Record<string, SimulatedLayout>>;
  /** The wall clock of the server, in milliseconds; it has no zone. */
  readonly wall?: () => number;
  /** Most sessions at once. */
  readonly sessions?: number;
}

export const ACCOUNT = { user: 'kontor', password: 'ein Geheimnis: äöü' } as const;
const ANOTHER_PASSWORD = 'changed';

/**
 * A server that speaks the FileMaker Data API as its guide describes it: sessions that end, layouts, finds with their operators, offsets from
 * 1, portals, modification ids, codes of errors in `messages`. It has one database, `ERP`.
 */
export class FileMakerSimulator {
  readonly calls: SeenCall[] = [];
  /** Most calls that one session had under way at once. */
  mostPerSession = 0;
  private readonly layouts: ReadonlyMap<string, Records>;
  private readonly sessions = new Map<string, { usedAt: number }>();
  private readonly underWay = new Map<string, number>();
  private readonly faults: { readonly matches: (call: SeenCall) => boolean; readonly fault: Fault }[] = [];
  private readonly late: { readonly before: (call: SeenCall) => boolean; readonly work: () => void }[] = [];
  private server: Server | null = null;
  private port = 0;
  private logins = 0;
  private isPasswordChanged = false;
  private readonly wall: () => number;
  private readonly mostSessions: number;

  constructor({
    layouts = {
      api_AUFTRA: API_AUFTRA,
      api_ARTIKE: API_ARTIKE,
      api_BESTEL: API_BESTEL,
      api_LAGER: API_LAGER,
    },
    wall = Date.now,
    sessions = 100,
  }: SimulatorOptions = {}) {
    this.wall = wall;
    this.mostSessions = sessions;
    this.layouts = new Map(
      Object.entries(layouts).map(([name, layout]) => [name, new Records(layout, wall)]),
    );
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/fmi/data/vLatest/databases/ERP`;
  }

  /** Number of sign-ins so far. */
  get signIns(): number {
    return this.logins;
  }

  get openSessions(): number {
    return this.sessions.size;
  }

  get orders(): Records {
    return this.records('api_AUFTRA');
  }

  get products(): Records {
    return this.records('api_ARTIKE');
  }

  get stock(): Records {
    return this.records('api_LAGER');
  }

  get deliveries(): Records {
    return this.records('api_BESTEL');
  }

  /** Starts listening; again after `stop` at the same port, with the same records and no session. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.serve(request, response));
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    this.server = null;
    this.sessions.clear();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  /** Has the next call that matches go wrong. */
  fail(fault: Fault, matches: (call: SeenCall) => boolean = () => true): void {
    this.faults.push({ fault, matches });
  }

  forget(): void {
    this.calls.length = 0;
    this.faults.length = 0;
    this.late.length = 0;
  }

  changePassword(): void {
    this.isPasswordChanged = !this.isPasswordChanged;
  }

  /** The calls so far of a method and a path. */
  seen(method: string, path: RegExp): readonly SeenCall[] {
    return this.calls.filter((call) => call.method === method && path.test(call.path));
  }

  private records(layout: string): Records {
    const records = this.layouts.get(layout);
    if (records === undefined) throw new FileMakerFault(105);
    return records;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.count(request, response);
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const text = Buffer.concat(pieces).toString();
    const path = decodeURIComponent(
      /^\/fmi\/data\/v(?:Latest|\d)\/databases\/ERP\/(.*)$/.exec(request.url ?? '')?.[1] ?? '',
    );
    const call: SeenCall = { method: request.method ?? '', path, body: text === '' ? {} : JSON.parse(text) };
    this.calls.push(call);
    const at = this.faults.findIndex(({ matches }) => matches(call));
    const fault = at < 0 ? undefined : this.faults.splice(at, 1)[0]?.fault;
    if (fault === 'proxy page') {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<html>Bad Gateway</html>');
      return;
    }
    if (fault === 'sessions end') this.sessions.clear();
    this.doLate(call);
    if (typeof fault === 'object' && 'doneBefore' in fault) {
      const { authorization = '' } = request.headers;
      this.late.push({ before: fault.doneBefore, work: () => this.answer(call, authorization, undefined) });
      request.socket.destroy();
      return;
    }
    const answer = this.answer(call, request.headers.authorization ?? '', fault);
    if (fault === 'silence') return;
    if (typeof fault === 'object' && 'delayMs' in fault) await setTimeout(fault.delayMs);
    if (fault === 'lost answer') {
      request.socket.destroy();
      return;
    }
    const body = JSON.stringify(answer.body);
    const head = {
      'Content-Type': 'application/json;charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    };
    response.writeHead(answer.status, head);
    if (fault === 'torn answer')
      response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
    else response.end(body);
  }

  private doLate(call: SeenCall): void {
    const at = this.late.findIndex(({ before }) => before(call));
    if (at >= 0) this.late.splice(at, 1)[0]?.work();
  }

  /** Counts the calls that a session has under way. */
  private count({ headers: { authorization = '' } }: IncomingMessage, response: ServerResponse): void {
    if (!authorization.startsWith('Bearer ')) return;
    const busy = (this.underWay.get(authorization) ?? 0) + 1;
    this.underWay.set(authorization, busy);
    this.mostPerSession = Math.max(this.mostPerSession, busy);
    response.once('close', () =>
      this.underWay.set(authorization, (this.underWay.get(authorization) ?? 1) - 1),
    );
  }

  private answer(call: SeenCall, authorization: string, fault: Fault | undefined) {
    try {
      if (typeof fault === 'object' && 'code' in fault) throw new FileMakerFault(fault.code);
      const response = call.path.startsWith('sessions')
        ? this.session(call, authorization)
        : this.inSession(authorization, () => this.work(call));
      return { status: 200, body: { response, messages: [{ code: '0', message: 'OK' }] } };
    } catch (error) {
      const { code, message } =
        error instanceof FileMakerFault ? error : { code: 951, message: String(error) };
      const status = code === 952 || code === 212 ? 401 : 500;
      return {
        status,
        body: { messages: [{ code: String(code), message }], response: {} },
      };
    }
  }

  private session({ method, path }: SeenCall, authorization: string): object {
    if (method === 'DELETE') {
      if (!this.sessions.delete(path.slice('sessions/'.length))) throw new FileMakerFault(952);
      return {};
    }
    const password = this.isPasswordChanged ? ANOTHER_PASSWORD : ACCOUNT.password;
    const wanted = `Basic ${Buffer.from(`${ACCOUNT.user}:${password}`).toString('base64')}`;
    if (authorization !== wanted) throw new FileMakerFault(212);
    this.endOldSessions();
    if (this.sessions.size >= this.mostSessions) throw new FileMakerFault(956);
    this.logins += 1;
    const token = `token${this.logins}`;
    this.sessions.set(token, { usedAt: this.wall() });
    return { token };
  }

  private inSession(authorization: string, work: () => object): object {
    this.endOldSessions();
    const session = this.sessions.get(authorization.replace('Bearer ', ''));
    if (session === undefined) throw new FileMakerFault(952);
    session.usedAt = this.wall();
    return work();
  }

  private endOldSessions(): void {
    for (const [token, { usedAt }] of this.sessions)
      if (this.wall() - usedAt >= LIFE_MS) this.sessions.delete(token);
  }

  private work({ method, path, body }: SeenCall): object {
    const [, name = '', rest = ''] = /^layouts\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const records = this.records(name);
    if (method === 'GET' && rest === '') return described(records.layout);
    if (method === 'POST' && rest === '_find') {
      const wrong = Object.keys(body).find((key) => key.startsWith('_'));
      if (wrong !== undefined) throw new FileMakerFault(960);
      const { found, page } = records.find(body);
      const dataInfo = {
        database: 'ERP',
        layout: name,
        table: 'AUFTRA',
        totalRecordCount: records.all.length,
        foundCount: found,
        returnedCount: page.length,
      };
      return { dataInfo, data: page.map((record) => records.shown(record, body['portal'], rowLimits(body))) };
    }
    if (method === 'POST' && rest === 'records') {
      const { recordId } = records.create(body);
      return { recordId, modId: '0' };
    }
    const id = /^records\/(\d+)$/.exec(rest)?.[1];
    const read = /^records\/(\d+)\?(.*)$/.exec(rest);
    if (method === 'GET' && read !== null) return oneOf(records, read[1] ?? '', new URLSearchParams(read[2]));
    if (method === 'PATCH' && id !== undefined) return { modId: String(records.edit(id, body).modId) };
    throw new FileMakerFault(1704);
  }
}

function described({ fields, portals }: SimulatedLayout): object {
  const list = (some: SimulatedLayout['fields']) =>
    Object.entries(some).map(([name, { result, type = 'normal' }]) => ({
      name,
      type,
      displayType: 'editText',
      result,
      global: false,
      maxRepeat: 1,
    }));
  const rows = Object.entries(portals).map(([name, own]) => [name, list(own)]);
  return { fieldMetaData: list(fields), portalMetaData: Object.fromEntries(rows) };
}

/** Most rows of each portal, as a find says them: `limit.P`. */
const rowLimits = (body: SeenCall['body']): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) =>
      key.startsWith('limit.') ? [[key.slice('limit.'.length), Number(value)]] : [],
    ),
  );

/** A record that is read by itself; `_limit.P` says how many rows of a portal come. */
function oneOf(records: Records, id: string, asked: URLSearchParams): object {
  const limits = [...asked].flatMap(([key, value]) =>
    key.startsWith('_limit.') ? [[key.slice('_limit.'.length), Number(value)]] : [],
  );
  const portals: unknown = JSON.parse(asked.get('portal') ?? 'null');
  return { data: [records.shown(records.get(id), portals, Object.fromEntries(limits))] };
}
