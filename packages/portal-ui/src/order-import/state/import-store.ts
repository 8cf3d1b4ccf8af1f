import { issue, type PortalClient } from '@kontor/portal-core';
import {
  importRecipesForget,
  nextLife,
  orderImportsUndo,
  recipeToRemember,
  validateImportFile,
  type DateOrder,
  type DialectOverrides,
  type ImportMode,
  type LifeEvent,
  type ValuePair,
} from '@kontor/portal-core/order-import';
import { connectWorker, type CreateImportWorker, type ImportConnection } from '../worker/connect-worker.js';
import type {
  CellChange,
  CheckPlan,
  CheckSummary,
  DeskProgress,
  FileReading,
  ImportDesk,
  SendInput,
} from '../worker/protocol.js';
import { withMeaning } from './draft-changes.js';
import { dialectOnly, draftOf, recallFile, recipeOf } from './file-reading.js';
import {
  faultOf,
  hasUnsaved,
  INITIAL_FACTS,
  stateOf,
  type ChosenProfile,
  type Fault,
  type ImportState,
  type WizardFacts,
  type WizardParts,
} from './import-state.js';
import { LatestOnly } from './latest-only.js';
import {
  dateOrderOf,
  drafted,
  isDateOrderSaved,
  newDraft,
  openCount,
  withMode,
  type MappingDraft,
} from './mapping-draft.js';
import { WatchedState } from './watched-state.js';

export interface ImportStoreOptions {
  readonly client: PortalClient;
  readonly createWorker: CreateImportWorker;
  /** A clock in ms. */
  readonly now: () => number;
  /** A new name for an import, never given before. */
  readonly newKey: () => string;
}

/** Drives the life of one import: tells it what happened, and has the worker do what follows. */
export class ImportStore extends WatchedState<ImportState> {
  private readonly options: ImportStoreOptions;
  private blob: File | null = null;
  private connection: ImportConnection | null = null;
  /** Answers to what was asked before the latest file are of no interest. */
  private generation = 0;
  private readonly previews = new LatestOnly(
    (plan: CheckPlan) => this.ask('preview', plan),
    (preview) => this.know({ preview }),
  );
  private readonly foretellings = new LatestOnly(
    (plan: CheckPlan) => this.ask('foretell', plan).catch(() => null),
    (foretold) => this.know({ foretold, ...(foretold === null ? {} : { preview: foretold.preview }) }),
  );

  constructor(options: ImportStoreOptions) {
    super(stateOf(INITIAL_FACTS));
    this.options = options;
  }

  /** Asks the worker. */
  readonly ask: ImportConnection['ask'] = (method, input) => this.connect().ask(method, input);

  setMerchant(merchantErpId: number | null): void {
    this.know({ merchantErpId, profile: null });
    // What was found belongs to another merchant's products and orders.
    if (this.blob !== null) void this.read(this.state.file?.overrides ?? {}, 'afresh');
  }

  /** Reads a file, unless its name or size already say no. */
  async chooseFile(file: File): Promise<void> {
    this.generation += 1;
    this.dropPreviews();
    this.happened({ type: 'fileChosen', name: file.name, size: file.size });
    this.know({ preview: null, foretold: null });
    const [refused] = validateImportFile(file);
    if (refused !== undefined)
      return this.happened({ type: 'refused', fault: { kind: 'file', issue: refused } });
    this.blob = file;
    await this.read(this.state.profile?.content ?? {});
  }

  /** Tells that there is no file yet. */
  refuseMissing(): void {
    this.happened({ type: 'refused', fault: { kind: 'file', issue: issue('file', 'fileRequired') } });
  }

  async setProfile(profile: ChosenProfile | null): Promise<void> {
    this.know({ profile });
    if (this.blob !== null) await this.read(profile?.content ?? {}, 'afresh');
  }

  /** Notes which saved profile the mapping now is; the mapping itself stays. */
  keepProfile(profile: ChosenProfile | null): void {
    this.know({ profile });
  }

  /** Forgets what was confirmed for files of this shape, and understands the file afresh. Rejects when the server refuses. */
  async forgetRemembered(): Promise<void> {
    const { file } = this.state;
    if (file?.remembered == null) return;
    await this.options.client.call(importRecipesForget, { params: { id: file.remembered.id } });
    const forgot = { ...file, remembered: null };
    this.happened({
      type: 'fileRead',
      file: forgot,
      draft: newDraft(forgot, recipeOf(forgot, this.state.profile)),
    });
    this.showPreview();
  }

  /** Changes what is said of the file's columns. */
  readonly change = (
    changed: (draft: MappingDraft, file: NonNullable<ImportState['file']>) => MappingDraft,
  ): void => {
    const { draft, file } = this.state;
    if (draft === null || file === null) return;
    this.happened({ type: 'draftChanged', draft: changed(draft, file) });
    this.showPreview();
  };

  /** Says what a text of the file stands for and checks the file anew; cells put right by hand stay so. */
  async sayMeaning(pair: ValuePair): Promise<void> {
    this.back();
    this.change((draft, file) => withMeaning(draft, file, pair));
    await this.toCheck();
  }

  /** Says which lines are rows of an order, or none, and checks the file anew; cells put right by hand stay so. */
  async sayLines(lines: Pick<DialectOverrides, 'keepLines' | 'skipLines'>): Promise<void> {
    const { keepLines = [], skipLines = [] } = this.state.file?.overrides ?? {};
    this.back();
    await this.override({
      keepLines: [...keepLines, ...(lines.keepLines ?? [])],
      skipLines: [...skipLines, ...(lines.skipLines ?? [])],
    });
    await this.toCheck();
  }

  setMode(mode: ImportMode): void {
    this.change((draft, file) => withMode(draft, file, mode));
  }

  setDateOrder(dateOrder: DateOrder): void {
    this.change((draft, file) => drafted(file, { ...draft, dateOrder }));
  }

  /** Says how the file is written, in place of what was detected. */
  async override(change: DialectOverrides): Promise<void> {
    await this.read({ ...this.state.file?.overrides, ...change });
  }

  toMapping(): void {
    const { file } = this.state;
    if (file === null) return this.refuseMissing();
    if (isEmpty(file.reading)) return this.happened({ type: 'refused', fault: { kind: 'onlyHeader' } });
    this.happened({ type: 'next' });
    this.showPreview();
  }

  /** Checks the file once nothing is open; with nothing changed since the last check its rows are shown as they were left. */
  async toCheck(): Promise<void> {
    const { file, draft, sheet } = this.state;
    const plan = this.plan();
    if (file === null || draft === null || plan === null || openCount(file.reading, draft) > 0) return;
    if (isEmpty(file.reading)) return this.happened({ type: 'refused', fault: { kind: 'onlyHeader' } });
    if (sheet !== null) return this.happened({ type: 'next' });
    this.happened({ type: 'checkBegun', size: file.size });
    await this.during(async () => {
      const found = await this.ask('check', plan);
      return () => this.happened({ type: 'checked', sheet: found }, { revision: this.state.revision + 1 });
    });
  }

  back(): void {
    if (this.state.life.at === 'checking') this.generation += 1;
    this.happened({ type: 'back' });
  }

  /** Has the worker put cells right; its answer is null when it failed, which is told then. */
  async mend<Answer extends { readonly sheet: CheckSummary }>(
    act: () => Promise<Answer>,
  ): Promise<Answer | null> {
    let answer: Answer | null = null;
    this.happened({ type: 'mendBegun' });
    await this.during(async () => {
      const mended = await act();
      return () => {
        answer = mended;
        this.happened({ type: 'mended', sheet: mended.sheet }, { revision: this.state.revision + 1 });
      };
    });
    return answer;
  }

  async edit(changes: readonly CellChange[]): Promise<void> {
    await this.mend(async () => ({ sheet: await this.ask('edit', changes) }));
  }

  /** Brings back every cell the file's own text. */
  async revertAll(): Promise<void> {
    await this.edit(await this.ask('changes', undefined));
  }

  /** Sends the checked orders; after an interruption it goes on with what is missing. */
  async send(): Promise<void> {
    const { file, run } = this.state;
    if (file === null || run?.isRunning === true) return;
    this.happened({ type: 'sendBegun', clientKey: this.options.newKey(), now: this.options.now() });
    const clientKey = this.state.run?.clientKey;
    if (clientKey === undefined) return;
    try {
      const receipt = await this.ask('send', { clientKey, sourceName: file.name, ...this.recipe() });
      this.happened({ type: 'imported', receipt });
    } catch (interruption) {
      this.happened({ type: 'interrupted', interruption });
    }
  }

  /** Cancels what the import created, as far as it is still open. Rejects when the server refuses. */
  async undo(): Promise<void> {
    const { receipt } = this.state;
    if (receipt === null) return;
    const answer = await this.options.client.call(orderImportsUndo, { params: { id: receipt.id } });
    this.happened({ type: 'undone', answer });
  }

  /** Forgets everything; the next file begins anew. */
  restart(): void {
    this.dispose();
    this.happened({ type: 'closed' }, { profile: null, preview: null, foretold: null, revision: 0 });
  }

  /** Ends the worker. */
  dispose(): void {
    this.generation += 1;
    this.dropPreviews();
    this.connection?.close();
    this.connection = null;
    this.blob = null;
  }

  isUnsaved(): boolean {
    return hasUnsaved(this.state.life);
  }

  /** Reads the file as wished; `afresh` what was said of its columns is let go. */
  private async read(wished: DialectOverrides, memory: 'kept' | 'afresh' = 'kept'): Promise<void> {
    const { blob } = this;
    if (blob === null) return;
    const overrides = dialectOnly(wished);
    this.generation += 1;
    this.happened({ type: 'rereadBegun', size: blob.size });
    await this.during(async () => {
      const read = await this.ask('read', { file: blob, overrides });
      const refused = refusalOf(read);
      if (refused !== null) return () => this.happened({ type: 'refused', fault: refused });
      const { value } = read as Extract<typeof read, { ok: true }>;
      const known = await recallFile(this.options.client, value, this.state.merchantErpId);
      const file = { name: blob.name, size: blob.size, reading: value, overrides, ...known };
      return () => {
        const { file: earlier, draft, profile } = this.state;
        const before = memory === 'kept' ? { file: earlier, draft } : { file: null, draft: null };
        this.happened({ type: 'fileRead', file, draft: draftOf(file, { ...before, profile }) });
        this.showPreview();
      };
    });
  }

  /** Does something with the worker; its outcome is dropped when another file has come meanwhile. */
  private async during(act: () => Promise<() => void>): Promise<void> {
    const { generation } = this;
    try {
      const finish = await act();
      if (generation === this.generation) finish();
    } catch (error) {
      if (generation === this.generation) this.happened({ type: 'refused', fault: faultOf(error) });
    }
  }

  private plan(): CheckPlan | null {
    const { file, draft, merchantErpId } = this.state;
    if (file === null || draft === null) return null;
    const { header, dialect } = file.reading;
    const { value } = dateOrderOf(file.reading, draft);
    const merchant = merchantErpId === null ? {} : { merchantErpId };
    return { dialect: { ...dialect, dateOrder: value }, mapping: draft.mapping, header, ...merchant };
  }

  private recipe(): Pick<SendInput, 'recipe'> {
    const plan = this.plan();
    if (plan === null) return {};
    const { file, draft } = this.state;
    if (file === null || draft === null) return {};
    const isDateOrderSaid = draft.dateOrder !== null || isDateOrderSaved(file.reading, draft);
    const recipe = recipeToRemember(plan, { isDateOrderSaid });
    return recipe === undefined ? {} : { recipe };
  }

  private showPreview(): void {
    const plan = this.plan();
    if (plan === null) return;
    this.previews.put(plan);
    this.foretellings.put(plan);
  }

  private dropPreviews(): void {
    this.previews.drop();
    this.foretellings.drop();
  }

  private connect(): ImportConnection {
    const { client, createWorker } = this.options;
    this.connection ??= connectWorker(createWorker(), client, (news) => this.hear(news));
    return this.connection;
  }

  private hear(news: DeskProgress): void {
    const now = this.options.now();
    if (news.kind === 'pass') {
      const { bytes: done, of, rows } = news;
      return this.happened({ type: 'passed', progress: { done, of, rows } });
    }
    if (news.kind === 'waiting') return this.happened({ type: 'waiting', ms: news.ms, now });
    this.happened({ type: 'sent', progress: news.progress, now });
  }

  private happened(event: LifeEvent<WizardParts>, facts: Partial<WizardFacts> = {}): void {
    const life = nextLife(this.state.life, event);
    if (life !== this.state.life || Object.keys(facts).length > 0) this.know({ ...facts, life });
  }

  private know(change: Partial<WizardFacts>): void {
    const { life, merchantErpId, profile, revision, preview, foretold } = this.state;
    this.show(stateOf({ life, merchantErpId, profile, revision, preview, foretold, ...change }));
  }
}

type Read = Awaited<ReturnType<ImportDesk['read']>>;

function refusalOf(read: Read): Fault | null {
  if (!read.ok) return { kind: 'file', issue: read.issues[0] ?? issue('file', 'fileType') };
  return isEmpty(read.value) && !hasOtherSheets(read.value) ? { kind: 'onlyHeader' } : null;
}

const isEmpty = ({ rows }: FileReading): boolean => rows === 0;

/** The orders may stand on another sheet: the person chooses. */
const hasOtherSheets = ({ detection }: FileReading): boolean => (detection.workbook?.sheets.length ?? 0) > 1;
