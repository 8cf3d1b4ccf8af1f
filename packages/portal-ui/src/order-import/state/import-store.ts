import { issue } from '@kontor/portal-core/validation';
import {
  importRecipesForget,
  nextLife,
  orderImportsUndo,
  validateImportFile,
  type DialectOverrides,
  type LifeEvent,
} from '@kontor/portal-core/order-import';
import { connectWorker, type ImportConnection } from '../worker/connect-worker.js';
import type { CellChange, CheckPlan, CheckSummary } from '../worker/protocol.js';
import { planOf, recipeToSend } from './check-plan.js';
import { withMeaning, type SaidMeaning } from './draft-changes.js';
import { dialectOnly, draftOf, dialectOfProfile, isEmpty, openFile, recipeOf } from './file-reading.js';
import { createKeptAnswers, restoredFile, type KeptAnswers } from './kept-answers.js';
import {
  faultOf,
  hasUnsaved,
  INITIAL_FACTS,
  ReadingRefused,
  stateOf,
  type ChosenProfile,
  type ImportState,
  type WizardFacts,
  type WizardParts,
} from './import-state.js';
import { eventOf } from './desk-news.js';
import type { ImportStoreOptions, Said } from './import-store.types.js';
import { LivePreview } from './live-preview.js';
import { newDraft, openCount, type MappingDraft } from './mapping-draft.js';
import { WatchedState } from './watched-state.js';

/** Drives the life cycle of one import: passes events to it, and has the worker carry out its effects. */
export class ImportStore extends WatchedState<ImportState> {
  private readonly options: ImportStoreOptions;
  private blob: File | null = null;
  private connection: ImportConnection | null = null;
  /** Counter of the chosen files. Answers to requests for an earlier file are dropped. */
  private generation = 0;
  private readonly kept: KeptAnswers;
  /** Cells corrected before the page was reloaded; applied after the first check. */
  private waitingEdits: readonly CellChange[] = [];
  /** Resolved when the answers given at the check have taken effect. */
  private answering: Promise<void> = Promise.resolve();
  private readonly preview: LivePreview;
  private isMerchantAwaited = false;

  constructor(options: ImportStoreOptions) {
    super(stateOf(INITIAL_FACTS));
    this.options = options;
    this.kept = createKeptAnswers(options.drafts);
    this.preview = new LivePreview(this.ask, (facts) => this.know(facts));
  }

  /** Calls the worker. */
  readonly ask: ImportConnection['ask'] = (method, input) => this.connect().ask(method, input);

  /** Sets whether the server is asked nothing until a merchant is chosen: what staff ask without one is refused. */
  awaitMerchant(isAwaited: boolean): void {
    this.isMerchantAwaited = isAwaited;
  }

  setMerchant(merchantErpId: number | null): void {
    this.know({ merchantErpId, profile: null });
    // What was found belongs to another merchant's products and orders.
    if (this.blob !== null) void this.read(this.state.file?.overrides ?? {}, 'afresh');
  }

  /** Reads a file, unless its name or size already rule it out. */
  async chooseFile(file: File): Promise<void> {
    this.generation += 1;
    this.preview.drop();
    this.happened({ type: 'fileChosen', name: file.name, size: file.size });
    this.know({ preview: null, foretold: null, isRestored: false });
    const [refused] = validateImportFile(file);
    if (refused !== undefined)
      return this.happened({ type: 'refused', fault: { kind: 'file', issue: refused } });
    this.blob = file;
    await this.read(dialectOfProfile(this.state.profile));
  }

  /** Reports that no file has been chosen. */
  refuseMissing(): void {
    this.happened({ type: 'refused', fault: { kind: 'file', issue: issue('file', 'fileRequired') } });
  }

  async setProfile(profile: ChosenProfile | null): Promise<void> {
    this.kept.forget(this.state);
    this.know({ profile });
    if (this.blob !== null) await this.read(dialectOfProfile(profile), 'afresh');
  }

  /** Sets the saved profile that the mapping now belongs to; the mapping does not change. */
  keepProfile(profile: ChosenProfile | null): void {
    this.know({ profile });
  }

  /** Makes the server forget the recipe for files of this shape, and maps the file again without it. Rejects when the server refuses. */
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

  /** Changes the mapping of the file's columns. */
  readonly change = (
    changed: (draft: MappingDraft, file: NonNullable<ImportState['file']>) => MappingDraft,
  ): void => {
    const { draft, file } = this.state;
    if (draft === null || file === null) return;
    this.happened({ type: 'draftChanged', draft: changed(draft, file) });
    this.showPreview();
  };

  /** Sets the meaning of a text of the file, or removes it (null), and checks the file again. Manual corrections are kept. */
  sayMeaning(pair: SaidMeaning): Promise<void> {
    return this.answer(async ({ file, draft }) => ({ file, draft: withMeaning(draft, file, pair) }));
  }

  /** Sets which lines are rows of an order and which are not, and checks the file again. Manual corrections are kept. */
  sayLines(lines: Pick<DialectOverrides, 'keepLines' | 'skipLines'>): Promise<void> {
    return this.rereadLines(({ keepLines = [], skipLines = [] }) => ({
      keepLines: [...keepLines, ...(lines.keepLines ?? [])],
      skipLines: [...skipLines, ...(lines.skipLines ?? [])],
    }));
  }

  /** Removes what was set for lines. */
  unsayLines(lines: readonly number[]): Promise<void> {
    const others = (said: readonly number[] = []) => said.filter((line) => !lines.includes(line));
    return this.rereadLines(({ keepLines, skipLines }) => ({
      keepLines: others(keepLines),
      skipLines: others(skipLines),
    }));
  }

  /** Overrides the detected format of the file. */
  async override(change: DialectOverrides): Promise<void> {
    // In other columns, or on another sheet, a change by hand would land in a strange place.
    if (change.delimiter !== undefined || change.sheet !== undefined) this.waitingEdits = [];
    await this.read({ ...this.state.file?.overrides, ...change });
  }

  toMapping(): void {
    const { file } = this.state;
    if (file === null) return this.refuseMissing();
    if (isEmpty(file.reading)) return this.happened({ type: 'refused', fault: { kind: 'onlyHeader' } });
    this.happened({ type: 'next' });
    this.showPreview();
  }

  /** Checks the file if no question is open. If nothing has changed since the last check, its rows are shown as they were left. */
  async toCheck(): Promise<void> {
    const { file, draft, sheet } = this.state;
    const plan = planOf(this.state);
    if (file === null || draft === null || plan === null || openCount(file.reading, draft) > 0) return;
    if (isEmpty(file.reading)) return this.happened({ type: 'refused', fault: { kind: 'onlyHeader' } });
    if (sheet !== null) return this.happened({ type: 'next' });
    this.happened({ type: 'checkBegun', size: file.size });
    await this.during(async () => {
      const found = await this.checkedSheet(plan);
      return () => this.happened({ type: 'checked', sheet: found }, { revision: this.state.revision + 1 });
    });
  }

  back(): void {
    if (this.state.life.at === 'checking') this.generation += 1;
    this.happened({ type: 'back' });
  }

  /** Has the worker correct cells. Resolves to null if that failed; the failure is then reported in the state. */
  async mend<Answer extends { readonly sheet: CheckSummary }>(
    act: () => Promise<Answer>,
  ): Promise<Answer | null> {
    let answer: Answer | null = null;
    await this.answering;
    this.happened({ type: 'mendBegun' });
    await this.during(async () => {
      const mended = await act();
      return () => {
        answer = mended;
        this.happened({ type: 'mended', sheet: mended.sheet }, { revision: this.state.revision + 1 });
      };
    });
    // The page shows what was typed before it is judged; if it was not, the rows as they are come in its place.
    if (answer === null) this.know({ revision: this.state.revision + 1 });
    await this.keepEdits();
    return answer;
  }

  async edit(changes: readonly CellChange[]): Promise<void> {
    await this.mend(async () => ({ sheet: await this.ask('edit', changes) }));
  }

  /** Restores the file's own text in every cell. */
  async revertAll(): Promise<void> {
    await this.edit(await this.ask('changes', undefined));
  }

  /** Sends the checked orders; after an interruption it continues with those that are missing. */
  async send(): Promise<void> {
    const { file, run } = this.state;
    if (file === null || run?.isRunning === true) return;
    this.happened({ type: 'sendBegun', clientKey: this.options.newKey(), now: this.options.now() });
    const clientKey = this.state.run?.clientKey;
    if (clientKey === undefined) return;
    try {
      const receipt = await this.ask('send', {
        clientKey,
        sourceName: file.name,
        ...recipeToSend(this.state),
      });
      this.kept.forget(this.state);
      this.happened({ type: 'imported', receipt });
    } catch (interruption) {
      this.happened({ type: 'interrupted', interruption });
    }
  }

  /** Cancels the orders that the import created, if they are still open. Rejects when the server refuses. */
  async undo(): Promise<void> {
    const { receipt } = this.state;
    if (receipt === null) return;
    const answer = await this.options.client.call(orderImportsUndo, { params: { id: receipt.id } });
    this.happened({ type: 'undone', answer });
  }

  /** Resets the wizard for the next file. */
  restart(): void {
    this.kept.forget(this.state);
    this.dispose();
    this.happened(
      { type: 'closed' },
      { profile: null, preview: null, foretold: null, revision: 0, isRestored: false },
    );
  }

  /** Discards the answers given before the page was reloaded. */
  async forgetAnswers(): Promise<void> {
    this.kept.forget(this.state);
    this.waitingEdits = [];
    this.know({ profile: null, isRestored: false });
    await this.read({}, 'afresh');
  }

  /** Name of a file with kept answers that has to be chosen again; null if there is none. */
  waitingFile(): string | null {
    return this.kept.latestName();
  }

  /** Terminates the worker. */
  dispose(): void {
    this.generation += 1;
    this.preview.drop();
    this.connection?.close();
    this.connection = null;
    this.blob = null;
  }

  isUnsaved(): boolean {
    return hasUnsaved(this.state.life);
  }

  /** Reads the file with the given settings; `afresh` discards the mapping of its columns. */
  private async read(wished: DialectOverrides, memory: 'kept' | 'afresh' = 'kept'): Promise<void> {
    const { blob } = this;
    if (blob === null) return;
    this.generation += 1;
    this.happened({ type: 'rereadBegun', size: blob.size });
    await this.during(async () => {
      const opened = await this.open(blob, dialectOnly(wished));
      if ('fault' in opened) return () => this.happened({ type: 'refused', ...opened });
      const { file: earlier, draft, profile, merchantErpId } = this.state;
      const before =
        memory === 'kept' ? { file: earlier, draft, profile } : { file: null, draft: null, profile };
      const kept =
        before.file === null && profile === null ? this.kept.find({ ...opened, merchantErpId }) : null;
      const restored = kept && (await restoredFile(opened.file, kept, (so) => this.open(blob, so)));
      return () => {
        const { file } = restored ?? opened;
        if (before.file === null) this.waitingEdits = restored?.edits ?? [];
        this.happened(
          { type: 'fileRead', file, draft: restored?.draft ?? draftOf(file, before) },
          restored === null ? { isRestored: false } : { profile: restored.profile, isRestored: true },
        );
        this.showPreview();
      };
    });
  }

  private open(blob: File, overrides: DialectOverrides) {
    const { client } = this.options;
    const { merchantErpId } = this.state;
    const asking = this.lacksMerchant() ? null : { client, merchantErpId };
    return openFile(this.ask, { blob, overrides }, asking);
  }

  private lacksMerchant(): boolean {
    return this.isMerchantAwaited && this.state.merchantErpId === null;
  }

  private showPreview(): void {
    if (!this.lacksMerchant()) this.preview.show(planOf(this.state));
  }

  /** Checks the file, and applies the manual corrections from before the page was reloaded. */
  private async checkedSheet(plan: CheckPlan): Promise<CheckSummary> {
    const found = await this.ask('check', plan);
    if (this.waitingEdits.length === 0) return found;
    const edited = await this.ask('edit', this.waitingEdits);
    this.waitingEdits = [];
    return edited;
  }

  private rereadLines(said: (before: DialectOverrides) => DialectOverrides): Promise<void> {
    return this.answer(async ({ file, draft }) => {
      const { blob } = this;
      if (blob === null) return null;
      const opened = await this.open(blob, { ...file.overrides, ...said(file.overrides) });
      if ('fault' in opened) throw new ReadingRefused(opened.fault);
      const { profile } = this.state;
      return { file: opened.file, draft: draftOf(opened.file, { file, draft, profile }) };
    });
  }

  /** Checks the file with an answer given at its rows; answers are processed one after the other. */
  private answer(say: (said: Said) => Promise<Said | null>): Promise<void> {
    this.answering = this.answering.then(() => this.recheck(say));
    return this.answering;
  }

  private async recheck(say: (said: Said) => Promise<Said | null>): Promise<void> {
    const { life } = this.state;
    if (life.at !== 'checked') return;
    const { file, draft } = life;
    this.happened({ type: 'recheckBegun', draft, size: file.size });
    await this.during(async () => {
      const said = (await say({ file, draft })) ?? { file, draft };
      this.happened({ type: 'fileRead', ...said });
      const plan = planOf(this.state);
      if (plan === null || openCount(said.file.reading, said.draft) > 0)
        return () => this.happened({ type: 'back' });
      const sheet = await this.ask('check', plan);
      return () => this.happened({ type: 'checked', sheet }, { revision: this.state.revision + 1 });
    });
  }

  /** Runs a task with the worker; its result is dropped if another file was chosen in the meantime. */
  private async during(act: () => Promise<() => void>): Promise<void> {
    const { generation } = this;
    try {
      const finish = await act();
      if (generation === this.generation) finish();
    } catch (error) {
      if (generation === this.generation) this.happened({ type: 'refused', fault: faultOf(error) });
    }
  }

  private connect(): ImportConnection {
    const { client, createWorker } = this.options;
    this.connection ??= connectWorker(createWorker(), client, (news) =>
      this.happened(eventOf(news, this.options.now())),
    );
    return this.connection;
  }

  private happened(event: LifeEvent<WizardParts>, facts: Partial<WizardFacts> = {}): void {
    const life = nextLife(this.state.life, event);
    if (life !== this.state.life || Object.keys(facts).length > 0) this.know({ ...facts, life });
  }

  private know(change: Partial<WizardFacts>): void {
    const { life, merchantErpId, profile, revision, preview, foretold, isRestored } = this.state;
    this.show(stateOf({ life, merchantErpId, profile, revision, preview, foretold, isRestored, ...change }));
    this.kept.keep(this.state);
  }

  private async keepEdits(): Promise<void> {
    const { generation } = this;
    const edits = await this.ask('edited', undefined).catch(() => null);
    if (edits !== null && generation === this.generation) this.kept.keep(this.state, edits);
  }
}
