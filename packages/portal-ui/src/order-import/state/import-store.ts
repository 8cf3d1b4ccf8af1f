import { issue, type Issue, type PortalClient } from '@kontor/portal-core';
import {
  importWizardMachine,
  orderImportsUndo,
  validateImportFile,
  type DialectOverrides,
  type ImportField,
  type ImportMode,
} from '@kontor/portal-core/order-import';
import { connectWorker, type CreateImportWorker, type ImportConnection } from '../worker/connect-worker.js';
import type { CellChange, DeskProgress, ImportDesk } from '../worker/protocol.js';
import { dialectOnly, knownProducts, mappingOf } from './file-reading.js';
import {
  begunRun,
  faultOf,
  hasUnsaved,
  INITIAL_STATE,
  withProgress,
  type ChosenProfile,
  type Fault,
  type ImportState,
} from './import-state.js';
import { dateOrderOf, withMode, withSource, type FieldSource } from './mapping-draft.js';
import { WatchedState } from './watched-state.js';

export interface ImportStoreOptions {
  readonly client: PortalClient;
  readonly createWorker: CreateImportWorker;
  /** A clock in ms. */
  readonly now: () => number;
  /** A new name for an import, never given before. */
  readonly newKey: () => string;
}

/** The wizard without a screen: what is known, and everything a person can do. */
export class ImportStore extends WatchedState<ImportState> {
  private readonly options: ImportStoreOptions;
  private blob: File | null = null;
  private connection: ImportConnection | null = null;
  /** Answers to what was asked before the latest file are of no interest. */
  private generation = 0;

  constructor(options: ImportStoreOptions) {
    super(INITIAL_STATE);
    this.options = options;
  }

  /** Asks the worker. */
  readonly ask: ImportConnection['ask'] = (method, input) => this.connect().ask(method, input);

  setMerchant(merchantErpId: number | null): void {
    this.set({ merchantErpId, profile: null, sheet: null });
  }

  /** Reads a file, unless its name or size already say no. */
  async chooseFile(file: File): Promise<void> {
    const [refused] = validateImportFile(file);
    if (refused !== undefined) return this.refuse(refused);
    this.blob = file;
    await this.read(this.state.profile?.content ?? {});
  }

  /** Tells that there is no file yet. */
  refuseMissing(): void {
    this.refuse(issue('file', 'fileRequired'));
  }

  async setProfile(profile: ChosenProfile | null): Promise<void> {
    this.set({ profile, draft: null });
    if (this.blob !== null) await this.read(profile?.content ?? {});
  }

  /** Notes which saved profile the mapping now is; the mapping itself stays. */
  keepProfile(profile: ChosenProfile | null): void {
    this.set({ profile });
  }

  setMode(mode: ImportMode): void {
    const { draft, file } = this.state;
    if (draft === null || file === null) return;
    this.set({ draft: withMode(draft, mode, file.reading), sheet: null });
  }

  readonly setSource = (field: ImportField, source: FieldSource): void => {
    const { draft } = this.state;
    if (draft !== null) this.set({ draft: withSource(draft, field, source), sheet: null });
  };

  /** Says how the file is written, in place of what was detected. */
  async override(change: DialectOverrides): Promise<void> {
    const overrides = { ...this.state.overrides, ...change };
    if (Object.keys(change).join() === 'dateOrder') this.set({ overrides, sheet: null });
    else await this.read(overrides);
  }

  toMapping(): void {
    if (this.state.file === null) return this.refuseMissing();
    this.move('next');
  }

  /** Checks the file; with nothing changed since the last check its rows are shown as they were left. */
  async toCheck(): Promise<void> {
    const { file, draft, overrides, merchantErpId, sheet } = this.state;
    if (file === null || draft === null) return;
    if (sheet !== null) return this.move('next');
    const { header, dialect } = file.reading;
    const dateOrder = dateOrderOf(file.reading, draft, overrides).value;
    const plan = { dialect: { ...dialect, dateOrder }, mapping: draft.mapping, header };
    this.set({ work: { kind: 'checking', done: 0, of: file.size, rows: 0 }, fault: null });
    await this.during(async () => {
      const merchant = merchantErpId === null ? {} : { merchantErpId };
      const found = await this.ask('check', { ...plan, ...merchant });
      return () => {
        this.set({ sheet: found, revision: this.state.revision + 1, run: null });
        this.move('next');
      };
    });
  }

  back(): void {
    this.set({ fault: null, work: null });
    this.move('back');
  }

  async edit(changes: readonly CellChange[]): Promise<void> {
    this.set({ work: { kind: 'editing' } });
    await this.during(async () => {
      const sheet = await this.ask('edit', changes);
      return () => this.set({ sheet, revision: this.state.revision + 1 });
    });
  }

  /** Brings back every cell the file's own text. */
  async revertAll(): Promise<void> {
    await this.edit(await this.ask('changes', undefined));
  }

  /** Sends the checked orders; after an interruption it goes on with what is missing. */
  async send(): Promise<void> {
    const { file, run } = this.state;
    if (file === null || run?.isRunning === true) return;
    const begun = begunRun(run?.clientKey ?? this.options.newKey(), this.options.now());
    this.set({ run: begun, fault: null });
    try {
      const receipt = await this.ask('send', { clientKey: begun.clientKey, sourceName: file.name });
      this.set({ receipt, run: null });
      this.move('imported');
    } catch (interruption) {
      const stopped = this.state.run;
      if (stopped !== null) this.set({ run: { ...stopped, isRunning: false, interruption } });
    }
  }

  /** Cancels what the import created, as far as it is still open. Rejects when the server refuses. */
  async undo(): Promise<void> {
    const { receipt } = this.state;
    if (receipt === null) return;
    const undone = await this.options.client.call(orderImportsUndo, { params: { id: receipt.id } });
    this.set({ undone, receipt: { ...receipt, state: 'undone' } });
  }

  /** Forgets everything; the next file begins anew. */
  restart(): void {
    this.dispose();
    const { merchantErpId } = this.state;
    this.set({ ...INITIAL_STATE, merchantErpId });
  }

  /** Ends the worker. */
  dispose(): void {
    this.generation += 1;
    this.connection?.close();
    this.connection = null;
    this.blob = null;
  }

  isUnsaved(): boolean {
    return hasUnsaved(this.state);
  }

  private async read(wished: DialectOverrides): Promise<void> {
    const { blob } = this;
    if (blob === null) return;
    const overrides = dialectOnly(wished);
    this.generation += 1;
    this.set({
      work: { kind: 'reading', done: 0, of: blob.size, rows: 0 },
      fault: null,
      overrides,
      sheet: null,
    });
    await this.during(async () => {
      const { dateOrder: _, ...fixed } = overrides;
      const read = await this.ask('read', { file: blob, overrides: fixed });
      const known = read.ok ? await knownProducts(this.options.client, read.value, this.state) : undefined;
      return () => this.take(blob, read, known);
    });
  }

  private take(
    blob: File,
    read: Awaited<ReturnType<ImportDesk['read']>>,
    known: ReadonlySet<string> | undefined,
  ): void {
    if (!read.ok) return this.refuse(read.issues[0] ?? issue('file', 'fileType'));
    if (read.value.rows === 0) return this.refuseWith({ kind: 'onlyHeader' });
    const draft = mappingOf(read.value, this.state, known);
    this.set({ file: { name: blob.name, size: blob.size, reading: read.value }, draft });
  }

  /** Does something with the worker; its outcome is dropped when another file has come meanwhile. */
  private async during(act: () => Promise<() => void>): Promise<void> {
    const { generation } = this;
    try {
      const finish = await act();
      if (generation !== this.generation) return;
      this.set({ work: null });
      finish();
    } catch (error) {
      if (generation === this.generation) this.set({ work: null, fault: faultOf(error) });
    }
  }

  private refuse(refused: Issue): void {
    this.refuseWith({ kind: 'file', issue: refused });
  }

  /** A file that turns out unreadable is let go, unless it could be read before the user said how. */
  private refuseWith(fault: Fault): void {
    this.set({ fault, work: null });
    if (this.state.step !== 'upload') return;
    this.set({ file: null, draft: null, sheet: null });
    this.blob = null;
  }

  private connect(): ImportConnection {
    const { client, createWorker } = this.options;
    this.connection ??= connectWorker(createWorker(), client, (news) => this.hear(news));
    return this.connection;
  }

  private hear(news: DeskProgress): void {
    this.set(withProgress(this.state, news, this.options.now()));
  }

  private move(event: 'next' | 'back' | 'imported'): void {
    this.set({ step: importWizardMachine.next(this.state.step, event) });
  }
}
