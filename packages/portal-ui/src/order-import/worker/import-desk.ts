import type { PortalClient } from '@kontor/portal-core';
import {
  applyImport,
  checkSource,
  chunkOrders,
  inspectSource,
  orderImportsLookup,
  planOrders,
  type ByteSource,
  type CheckProgress,
  type CreateDecoder,
  type Lookup,
  type PlannedOrder,
} from '@kontor/portal-core/order-import';
import { bytesSource } from './browser-world.js';
import { cachedLookup } from './cached-lookup.js';
import { CheckedSheet } from './checked-sheet.js';
import { HandEdits } from './hand-edits.js';
import { recheckOrder } from './order-recheck.js';
import type { CellChange, CheckPlan, CheckSummary, DeskProgress, ImportDesk } from './protocol.js';

/** The platform under an import desk. */
export interface DeskWorld {
  readonly client: PortalClient;
  readonly createDecoder: CreateDecoder;
  readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  readonly gzip: (text: string) => Promise<Uint8Array>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
  readonly onProgress: (progress: DeskProgress) => void;
}

/** Orders of one request: few enough for the progress to be seen moving. */
const ORDERS_PER_CHUNK = 1000;

/** Builds what the worker does: it holds file, changes by hand and checked orders, so that the page holds only what is in sight. */
export function createImportDesk(world: DeskWorld): ImportDesk {
  const desk = new Desk(world);
  return {
    read: (input) => desk.read(input),
    check: (plan) => desk.check(plan),
    rows: ({ filter, from, count }) => desk.sheet.rows(filter, from, count),
    edit: (changes) => desk.edit(changes),
    changes: () => desk.takingBack(),
    findError: (search) => desk.sheet.findError(search),
    rejected: ({ from, count }) => desk.sheet.rejected(from, count),
    send: (input) => desk.send(input),
  };
}

interface OpenFile {
  readonly blob: Blob;
  readonly source: ByteSource;
  readonly size: number;
  readonly sha256: string;
}

class Desk {
  private readonly world: DeskWorld;
  private readonly hand = new HandEdits();
  private file: OpenFile | null = null;
  private plan: CheckPlan | null = null;
  private lookup: Lookup;
  private checked: CheckedSheet | null = null;

  constructor(world: DeskWorld) {
    this.world = world;
    this.lookup = this.freshLookup();
  }

  get sheet(): CheckedSheet {
    return present(this.checked);
  }

  readonly read: ImportDesk['read'] = async ({ file, overrides }) => {
    const { createDecoder, onProgress } = this.world;
    const { source, size, sha256 } = await this.open(file);
    const inspected = await inspectSource(source, {
      createDecoder,
      overrides,
      onProgress: (bytes) => onProgress({ kind: 'pass', bytes, of: size, rows: 0 }),
    });
    return inspected.ok ? { ok: true, value: { ...inspected.value, sha256 } } : inspected;
  };

  async check(plan: CheckPlan): Promise<CheckSummary> {
    // Another delimiter cuts the lines into other columns; a change by hand would land in a strange place.
    if (this.plan !== null && this.plan.dialect.delimiter !== plan.dialect.delimiter) this.hand.clear();
    this.plan = plan;
    this.lookup = this.freshLookup();
    await this.checkAll();
    return this.sheet.summary();
  }

  async edit(changes: readonly CellChange[]): Promise<CheckSummary> {
    const lines = new Set(changes.map(({ line }) => line));
    for (const change of changes) this.write(change);
    const [line] = lines;
    const isLocal = lines.size === 1 && line !== undefined && (await this.checkOrderAt(line, changes));
    for (const changed of lines) this.hand.prune(changed);
    if (!isLocal) await this.checkAll();
    return this.sheet.summary();
  }

  takingBack(): CellChange[] {
    const changes: CellChange[] = [];
    for (const [line, cells] of this.hand.edits)
      for (const column of cells.keys()) changes.push({ line, column, value: null });
    return changes;
  }

  readonly send: ImportDesk['send'] = async ({ clientKey, sourceName }) => {
    const { client, gzip, random, onProgress } = this.world;
    const { mapping, header, merchantErpId } = present(this.plan);
    return applyImport({
      client,
      gzip,
      random,
      sleep: (ms) => {
        onProgress({ kind: 'waiting', ms });
        return this.world.sleep(ms);
      },
      chunks: chunkOrders(this.checkedOrders(), ORDERS_PER_CHUNK),
      onProgress: (progress) => onProgress({ kind: 'sending', progress }),
      open: {
        client_key: clientKey,
        source_name: sourceName,
        source_sha256: present(this.file).sha256,
        source_rows: this.sheet.rowCount,
        header,
        mapping,
        ...(merchantErpId === undefined ? {} : { merchant_erp_id: merchantErpId }),
      },
    });
  };

  private async open(blob: Blob): Promise<OpenFile> {
    if (this.file?.blob === blob) return this.file;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const sha256 = await this.world.sha256(bytes);
    if (this.file?.sha256 !== sha256) this.forget();
    this.file = { blob, source: bytesSource(bytes), size: bytes.length, sha256 };
    return this.file;
  }

  private forget(): void {
    this.hand.clear();
    this.plan = null;
    this.checked = null;
  }

  private freshLookup(): Lookup {
    return cachedLookup((body) => this.world.client.call(orderImportsLookup, { body }));
  }

  private checkedOrders(onProgress: (progress: CheckProgress) => void = () => {}) {
    const { createDecoder } = this.world;
    const options = { ...present(this.plan), edits: this.hand.edits, createDecoder, onProgress };
    return checkSource(present(this.file).source, options);
  }

  private async checkAll(): Promise<void> {
    const of = present(this.file).size;
    const checked = this.checkedOrders(({ bytes, rows }) =>
      this.world.onProgress({ kind: 'pass', bytes, of, rows }),
    );
    const orders: PlannedOrder[] = [];
    for await (const batch of planOrders(checked, { ...present(this.plan), lookup: this.lookup }))
      for (const order of batch) orders.push(order);
    this.checked = new CheckedSheet(orders, this.hand);
  }

  private write({ line, column, value }: CellChange): void {
    const order = this.sheet.order(this.sheet.orderAt(line))?.order;
    const before = order?.source[order.lines.indexOf(line)]?.[column] ?? '';
    this.hand.set(line, column, value ?? this.hand.originals(line)[column] ?? before, before);
  }

  private async checkOrderAt(line: number, changes: readonly CellChange[]): Promise<boolean> {
    const index = this.sheet.orderAt(line);
    const order = this.sheet.order(index);
    if (order === undefined) return false;
    const columns = changes.map(({ column }) => column);
    const context = { plan: present(this.plan), edits: this.hand.edits, lookup: this.lookup };
    const again = await recheckOrder(order, columns, context);
    if (again === null) return false;
    this.sheet.replace(index, again);
    return true;
  }
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('The page asked out of turn');
  return value;
}
