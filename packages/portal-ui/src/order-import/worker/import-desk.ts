import type { PortalClient } from '@kontor/portal-core/wire';
import {
  applyImport,
  checkSource,
  chunkOrders,
  inspectSource,
  findLateLines,
  isHeaderWord,
  isListBeside,
  namedNotToSend,
  openSheetSource,
  SHEET_WORDS,
  orderImportsCompare,
  orderImportsForesee,
  orderImportsLookup,
  planOrders,
  type ByteSource,
  type CheckProgress,
  type CreateDecoder,
  type Dialect,
  type Foresee,
  type ImportMapping,
  type Lookup,
  type PlannedOrder,
  type LateLines,
  type PlanOptions,
} from '@kontor/portal-core/order-import';
import { bytesSource } from './browser-world.js';
import { readTable } from './read-table.js';
import { cachedForesee } from './cached-foresee.js';
import { cachedLookup } from './cached-lookup.js';
import { CheckedSheet } from './checked-sheet.js';
import { HandEdits, type EditStep } from './hand-edits.js';
import { ImportChoices } from './import-choices.js';
import { createMending } from './mending.js';
import { createNaps, type Naps } from './naps.js';
import { createEffectsDesk } from './import-effects.js';
import { recheckOrders } from './order-recheck.js';
import { createBeginnings, type Beginning, type ReadBeginning } from './beginning.js';
import { foretell } from './foretell-orders.js';
import { previewOf } from './preview-orders.js';
import type { CheckPlan, CheckSummary, DeskProgress, ImportDesk } from './protocol.js';

/** Platform functions that an import desk needs. */
export interface DeskWorld {
  readonly client: PortalClient;
  readonly createDecoder: CreateDecoder;
  readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  readonly gzip: (text: string) => Promise<Uint8Array>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
  readonly onProgress: (progress: DeskProgress) => void;
}

/** Maximum number of orders that are checked singly; for more it is faster to read the file again. */
const MAX_RECHECKED = 500;

/**
 * Creates the worker's functions. The worker holds the file, the manual changes and the checked orders, so that the
 * page holds only the visible part.
 */
export function createImportDesk(world: DeskWorld): ImportDesk {
  const desk = new Desk(world);
  return {
    read: (input) => desk.read(input),
    readTable: (input) => readTable(input, world.createDecoder),
    preview: async (plan) => previewOf(await desk.beginning(plan)),
    foretell: async (plan) => foretell(await desk.beginning(plan), plan, desk.asked()),
    check: (plan) => desk.check(plan),
    rows: desk.rows,
    ...createMending(desk),
    ...createEffectsDesk(desk),
    findError: (search) => desk.sheet.findError(search),
    placeOf: ({ filter, line }) => desk.sheet.placeOf(filter, line),
    rejected: ({ from, count }) => desk.sheet.rejected(from, count),
    send: (input) => desk.send(input),
    tryNow: () => desk.tryNow(),
  };
}

interface OpenFile {
  readonly blob: Blob;
  /** The chosen file. */
  readonly bytes: ByteSource;
  /** The file as it is read: for a workbook, the text of a sheet. */
  source: ByteSource;
  readonly size: number;
  readonly sha256: string;
}

class Desk {
  private readonly world: DeskWorld;
  readonly hand = new HandEdits();
  readonly choices = new ImportChoices();
  private file: OpenFile | null = null;
  private plan: CheckPlan | null = null;
  private lookup: Lookup;
  private mappingLookup: Lookup;
  private mappingForesee: Foresee;
  private readonly beginnings: ReadBeginning;
  private checked: CheckedSheet | null = null;
  private readonly naps: Naps;
  /** What the file says about orders whose rows are further up. */
  private lateLines: LateLines | null = null;

  constructor(world: DeskWorld) {
    this.world = world;
    this.naps = createNaps(world.sleep);
    this.beginnings = createBeginnings(world.createDecoder);
    this.lookup = this.freshLookup();
    this.foresee = this.freshForesee();
    this.mappingLookup = this.freshLookup();
    this.mappingForesee = this.freshForesee();
  }

  get mapping(): ImportMapping {
    return present(this.plan).mapping;
  }

  get sheet(): CheckedSheet {
    return present(this.checked);
  }

  get merchantErpId(): number | undefined {
    return present(this.plan).merchantErpId;
  }

  foresee: Foresee;

  /** Result of the check, and the choices made about it. */
  summary(): CheckSummary {
    return { ...this.sheet.summary(), choices: this.choices.summary(this.sheet.planned) };
  }

  readonly rows: ImportDesk['rows'] = ({ filter, from, count }) => {
    const { sheet, choices } = this;
    return sheet.rows(filter, from, count).map((row) => {
      const order = sheet.order(sheet.orderAt(row.line));
      return { ...row, fate: order === undefined ? null : choices.fate(order) };
    });
  };

  readonly read: ImportDesk['read'] = async ({ file, overrides }) => {
    const { createDecoder, onProgress } = this.world;
    const open = await this.open(file);
    const { size, sha256 } = open;
    const { sheet } = overrides;
    const opened = await openSheetSource(open.bytes, {
      createDecoder,
      words: SHEET_WORDS,
      ...(sheet === undefined ? {} : { sheet }),
    });
    if (!opened.ok) return opened;
    const { source, workbook } = opened.value;
    open.source = source;
    this.mappingLookup = this.freshLookup();
    this.mappingForesee = this.freshForesee();
    const inspected = await inspectSource(source, {
      createDecoder,
      isHeaderWord,
      isListBeside,
      overrides,
      notToSend: namedNotToSend(file instanceof File ? file.name : '', workbook),
      ...(workbook === undefined ? {} : { workbook }),
      onProgress: (bytes) => onProgress({ kind: 'pass', bytes, of: size, rows: 0 }),
    });
    return inspected.ok ? { ok: true, value: { ...inspected.value, sha256 } } : inspected;
  };

  /** Reads the first orders by the given plan, independent of what was checked. */
  beginning(plan: CheckPlan): Promise<Beginning> {
    return this.beginnings(present(this.file).source, plan);
  }

  /** The server's functions, with answers cached while one file is mapped. */
  asked() {
    return { lookup: this.mappingLookup, foresee: this.mappingForesee };
  }

  async check(plan: CheckPlan): Promise<CheckSummary> {
    // Another delimiter cuts the lines into other columns, another sheet has other lines: a change by hand would land in a strange place.
    if (this.plan !== null && !hasSameCells(this.plan.dialect, plan.dialect)) this.hand.clear();
    this.plan = plan;
    this.choices.clear();
    this.lookup = this.freshLookup();
    this.foresee = this.freshForesee();
    await this.checkAll();
    return this.summary();
  }

  /** Checks again what depends on some cells: their orders, or all orders if others could be affected. */
  async recheck(step: EditStep): Promise<void> {
    const lines = new Set(step.map(({ line }) => line));
    const before = Array.from(lines, (line) => this.sheet.order(this.sheet.orderAt(line)));
    const isLocal = await this.recheckOrders(lines, new Set(step.map(({ column }) => column)));
    for (const line of lines) this.hand.prune(line);
    if (!isLocal) await this.checkAll();
    this.choices.forgetChanged(before);
  }

  readonly send: ImportDesk['send'] = async ({ clientKey, sourceName, recipe }) => {
    const { client, gzip, random, onProgress } = this.world;
    const { mapping, header, merchantErpId } = present(this.plan);
    const orders = this.choices.applied(this.checkedOrders(this.lateLines));
    return applyImport({
      client,
      gzip,
      random,
      sleep: (ms) => {
        const nap = this.naps.sleep(ms);
        onProgress({ kind: 'waiting', ms });
        return nap;
      },
      chunks: chunkOrders(orders, undefined, this.choices.ofChunks(this.sheet.planned)),
      onProgress: (progress) => onProgress({ kind: 'sending', progress }),
      open: {
        client_key: clientKey,
        source_name: sourceName,
        source_sha256: present(this.file).sha256,
        source_rows: this.sheet.rowCount,
        header,
        mapping,
        ...(recipe === undefined ? {} : { recipe }),
        ...(merchantErpId === undefined ? {} : { merchant_erp_id: merchantErpId }),
      },
    });
  };

  tryNow(): void {
    if (this.naps.wake()) this.world.onProgress({ kind: 'waiting', ms: 0 });
  }

  private async open(blob: Blob): Promise<OpenFile> {
    if (this.file?.blob === blob) return this.file;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const sha256 = await this.world.sha256(bytes);
    if (this.file?.sha256 !== sha256) this.forget();
    const source = bytesSource(bytes);
    this.file = { blob, bytes: source, source, size: bytes.length, sha256 };
    return this.file;
  }

  private forget(): void {
    this.hand.clear();
    this.choices.clear();
    this.plan = null;
    this.checked = null;
  }

  private freshLookup(): Lookup {
    return cachedLookup((body) => this.world.client.call(orderImportsLookup, { body }));
  }

  private freshForesee(): Foresee {
    return cachedForesee((body) => this.world.client.call(orderImportsForesee, { body }));
  }

  private planning(): PlanOptions {
    const compare: PlanOptions['compare'] = (body) => this.world.client.call(orderImportsCompare, { body });
    return { ...present(this.plan), lookup: this.lookup, compare, foresee: this.foresee };
  }

  private checkedOrders(
    lateLines: LateLines | null,
    onProgress: (progress: CheckProgress) => void = () => {},
  ) {
    const { createDecoder } = this.world;
    const { hand } = this;
    const options = {
      ...present(this.plan),
      edits: hand.edits,
      ...(lateLines === null ? {} : { lateLines }),
      createDecoder,
      now: Date.now,
      onProgress,
    };
    return checkSource(present(this.file).source, options);
  }

  private async checkAll(): Promise<void> {
    const { size: of, source } = present(this.file);
    const { createDecoder } = this.world;
    const lateLines = await findLateLines(source, {
      ...present(this.plan),
      edits: this.hand.edits,
      createDecoder,
    });
    const checked = this.checkedOrders(lateLines, ({ bytes, rows }) =>
      this.world.onProgress({ kind: 'pass', bytes, of, rows }),
    );
    const orders: PlannedOrder[] = [];
    for await (const batch of planOrders(checked, this.planning()))
      for (const order of batch) orders.push(order);
    this.lateLines = lateLines;
    this.checked = new CheckedSheet(orders, this.hand, present(this.plan));
  }

  private async recheckOrders(lines: ReadonlySet<number>, columns: ReadonlySet<number>): Promise<boolean> {
    const { sheet } = this;
    const places = [...new Set(Array.from(lines, (line) => sheet.orderAt(line)))];
    const orders = places.flatMap((place) => sheet.order(place) ?? []);
    if (orders.length < places.length || orders.length > MAX_RECHECKED) return false;
    const context = { plan: present(this.plan), edits: this.hand.edits, planning: this.planning() };
    const again = await recheckOrders(orders, columns, context);
    for (const [at, order] of (again ?? []).entries()) sheet.replace(places[at] ?? -1, order);
    return again !== null;
  }
}

function hasSameCells(a: Dialect, b: Dialect): boolean {
  return a.delimiter === b.delimiter && a.sheet === b.sheet;
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('The page asked out of turn');
  return value;
}
