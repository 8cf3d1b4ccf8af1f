import type {
  FileMakerRecord,
  FoundRecord,
  FoundRow,
  LayoutDescription,
} from '@kontor/portal-core/filemaker';
import type { Clock } from '../dates/index.js';
import { DataApiError } from './data-api-error.js';
import { listOf, objectOf, readAnswer, textOf } from './read-answer.js';
import { Sessions } from './sessions.js';

/** Where a FileMaker file is, and who signs in there. */
export interface DataApiAccount {
  /** `https://fm.example/fmi/data/vLatest/databases/ERP`. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
}
/** A find: objects of `query` are alternatives, the fields of one all apply. `offset` counts from 1. */
export interface DataApiFind {
  readonly query: readonly Readonly<Record<string, string>>[];
  readonly sort?: readonly { readonly fieldName: string; readonly sortOrder: 'ascend' | 'descend' }[];
  readonly limit: number;
  readonly offset?: number;
  /** The portals whose rows come along, with most rows of each. */
  readonly portals?: Readonly<Record<string, number>>;
}
type Asked = 'GET' | 'POST' | 'PATCH' | 'DELETE';
interface Ask {
  readonly method: Asked;
  /** Below the database: `layouts/api_AUFTRA/_find`. */
  readonly path: string;
  readonly body?: object;
}

/** What is written into a record that is there; a row of a portal that bears a `recordId` is changed, another one is added. */
export interface RecordEdit {
  readonly fieldData: FileMakerRecord['fieldData'];
  readonly portalData?: FileMakerRecord['portalData'];
}

/** Rows of a portal that are read at most, above what a delivery can have. */
const MOST_ROWS = 5000;
/** Calls under way at the same time, each with a session of its own. */
const SESSIONS = 4;
const TIMEOUT_MS = 15_000;
const NO_RECORDS = 401;
const WRONG_TOKEN = 952;

/**
 * A client of the FileMaker Data API. Every method rejects with `DataApiError`. A call is sent twice only where its session was refused, and so
 * nothing of it was done.
 */
export class DataApi {
  private readonly sessions: Sessions;

  constructor(
    private readonly account: DataApiAccount,
    clock: Clock,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    this.sessions = new Sessions(clock, SESSIONS);
  }

  /** The records that a find answers, with the rows that it asks for; none where no record matches. */
  async find(
    layout: string,
    { portals = {}, ...find }: DataApiFind,
    signal?: AbortSignal,
  ): Promise<readonly FoundRecord[]> {
    const most = Object.entries(portals).map(([portal, rows]) => [`limit.${portal}`, rows]);
    try {
      const { data } = await this.call(
        {
          method: 'POST',
          path: `layouts/${encodeURIComponent(layout)}/_find`,
          body: { ...find, portal: Object.keys(portals), ...Object.fromEntries(most) },
        },
        signal,
      );
      return listOf(data).map(recordOf);
    } catch (error) {
      if (error instanceof DataApiError && error.code === NO_RECORDS) return [];
      throw error;
    }
  }

  async create(layout: string, record: FileMakerRecord, signal?: AbortSignal): Promise<void> {
    await this.call(
      { method: 'POST', path: `layouts/${encodeURIComponent(layout)}/records`, body: record },
      signal,
    );
  }

  /** Writes fields of a record, and rows, as long as it is as it was read: else it rejects with 306. */
  async edit(
    layout: string,
    { recordId, modId }: Pick<FoundRecord, 'recordId' | 'modId'>,
    change: RecordEdit,
    signal?: AbortSignal,
  ): Promise<void> {
    await this.call(
      { method: 'PATCH', path: recordPath(layout, recordId), body: { ...change, modId } },
      signal,
    );
  }

  /** The rows of a record's portal, and which state of the record they are of. */
  async rows(
    layout: string,
    { recordId }: Pick<FoundRecord, 'recordId'>,
    portal: string,
    signal?: AbortSignal,
  ): Promise<{ readonly recordId: string; readonly modId: string; readonly rows: readonly FoundRow[] }> {
    const wanted = new URLSearchParams({
      portal: JSON.stringify([portal]),
      [`_limit.${portal}`]: String(MOST_ROWS),
    });
    const path = `${recordPath(layout, recordId)}?${wanted.toString().replaceAll('+', '%20')}`;
    const { data } = await this.call({ method: 'GET', path }, signal);
    const record = objectOf(listOf(data)[0]);
    const rows = listOf(objectOf(record['portalData'])[portal]).map(rowOf);
    return { recordId, modId: textOf(record['modId']), rows };
  }

  /** Which fields and portals a layout has. */
  async describe(layout: string, signal?: AbortSignal): Promise<LayoutDescription> {
    const answer = await this.call({ method: 'GET', path: `layouts/${encodeURIComponent(layout)}` }, signal);
    const portals = Object.entries(objectOf(answer['portalMetaData'])).map(([name, fields]) => [
      name,
      listOf(fields).map(fieldOf),
    ]);
    return { fields: listOf(answer['fieldMetaData']).map(fieldOf), portals: Object.fromEntries(portals) };
  }

  /** Signs out. Sessions of calls under way end on their own. */
  async close(): Promise<void> {
    await Promise.all(this.sessions.clear().map((token) => this.signOut(token)));
  }

  private call(ask: Ask, signal: AbortSignal | undefined) {
    return this.sessions.inTurn(async () => {
      const kept = this.sessions.take();
      if (kept !== null) {
        try {
          return await this.callWith(kept, ask, signal);
        } catch (error) {
          // The session ended there; nothing was done.
          if (!(error instanceof DataApiError) || error.code !== WRONG_TOKEN) throw error;
          this.sessions.clear();
        }
      }
      return this.callWith(await this.signIn(signal), ask, signal);
    });
  }

  /** Calls with a session, which is kept as long as it answers. */
  private async callWith(token: string, ask: Ask, signal: AbortSignal | undefined) {
    try {
      const answer = await this.send(ask, { Authorization: `Bearer ${token}` }, signal);
      this.sessions.giveBack(token);
      return answer;
    } catch (error) {
      if (error instanceof DataApiError && error.code !== null && error.code !== WRONG_TOKEN)
        this.sessions.giveBack(token);
      throw error;
    }
  }

  private async signIn(signal: AbortSignal | undefined): Promise<string> {
    const { user, password } = this.account;
    const Authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const { token } = await this.send(
      { method: 'POST', path: 'sessions', body: {} },
      { Authorization },
      signal,
    );
    if (typeof token !== 'string' || token === '') throw new DataApiError(null, 'No token');
    return token;
  }

  private async signOut(token: string): Promise<void> {
    await this.send({ method: 'DELETE', path: `sessions/${encodeURIComponent(token)}` }, {}, undefined).catch(
      // It ends on its own.
      () => undefined,
    );
  }

  private async send(
    { method, path, body }: Ask,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ) {
    const timeout = AbortSignal.timeout(this.timeoutMs);
    try {
      const response = await fetch(`${this.account.url.replace(/\/$/, '')}/${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', 'User-Agent': 'Kontor', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      });
      return await readAnswer(response);
    } catch (error) {
      throw error instanceof DataApiError ? error : new DataApiError(null, reasonOf(error));
    }
  }
}

const recordPath = (layout: string, recordId: string): string =>
  `layouts/${encodeURIComponent(layout)}/records/${encodeURIComponent(recordId)}`;

const rowOf = (value: unknown): FoundRow => ({
  recordId: textOf(objectOf(value)['recordId']),
  fieldData: objectOf(value),
});

function recordOf(value: unknown): FoundRecord {
  const { recordId, modId, fieldData, portalData } = objectOf(value);
  const rows = Object.entries(objectOf(portalData)).map(([portal, own]) => [
    portal,
    listOf(own).map(objectOf),
  ]);
  return {
    recordId: textOf(recordId),
    modId: textOf(modId),
    fieldData: objectOf(fieldData),
    rows: Object.fromEntries(rows),
  };
}

function fieldOf(value: unknown) {
  const { name, type, result } = objectOf(value);
  return { name: textOf(name), type: textOf(type), result: textOf(result) };
}

/** Why there was no answer: `ECONNREFUSED`, `TimeoutError`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'Error';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
