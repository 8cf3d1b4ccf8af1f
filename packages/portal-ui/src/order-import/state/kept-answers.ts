import type { ChosenSources, DateOrder, DialectOverrides } from '@kontor/portal-core/order-import';
import type { ChoiceStorage } from '../../provider/index.js';
import type { CellChange } from '../worker/protocol.js';
import { recipeOf, type openFile } from './file-reading.js';
import type { ChosenFile, ChosenProfile, ImportState } from './import-state.js';
import { drafted, type MappingDraft } from './mapping-draft.js';

/** The user's choices and answers for a file. */
export interface FileAnswers {
  readonly sha256: string;
  readonly name: string;
  readonly merchantErpId: number | null;
  readonly overrides: DialectOverrides;
  readonly chosen: ChosenSources;
  readonly confirmed: readonly string[];
  readonly dateOrder: DateOrder | null;
  readonly profile: ChosenProfile | null;
  /** Cells corrected manually. */
  readonly edits: readonly CellChange[];
}

type Known = Pick<ImportState, 'file' | 'draft' | 'merchantErpId' | 'profile'>;

/** Keeps the answers for recently chosen files, identified by their bytes and merchant, until the same file is chosen again. */
export interface KeptAnswers {
  /** The kept answers for the open file; null if there are none. */
  find(known: Pick<Known, 'file' | 'merchantErpId'>): FileAnswers | null;
  /** Name of the file that was answered about last; null if there is none. */
  latestName(): string | null;
  /**
   * Keeps the answers for the open file with its manual corrections (by default those kept before). Without any answers
   * nothing is kept.
   */
  keep(known: Known, edits?: readonly CellChange[]): void;
  forget(known: Pick<Known, 'file' | 'merchantErpId'>): void;
}

const KEY = 'order-import';
/** Version of the stored format. Increase it with every change: data in an older format is not read. */
const VERSION = 1;
const MAX_FILES = 3;
/** Maximum number of kept cells, since a browser stores only a few megabytes. More are held in memory only. */
const MAX_EDITS = 5000;

export function createKeptAnswers(storage: ChoiceStorage): KeptAnswers {
  let files = readFiles(storage);
  let last: unknown = null;
  const write = (next: readonly FileAnswers[]) => {
    files = next.slice(0, MAX_FILES);
    if (files.length === 0) return storage.removeItem(KEY);
    try {
      storage.setItem(KEY, JSON.stringify({ version: VERSION, files }));
    } catch {
      // No room: a reload finds what was kept before.
    }
  };
  const find: KeptAnswers['find'] = ({ file, merchantErpId }) =>
    files.find((one) => one.sha256 === file?.reading.sha256 && one.merchantErpId === merchantErpId) ?? null;
  const drop = (found: FileAnswers | null) => {
    if (found !== null) write(files.filter((one) => one !== found));
  };
  return {
    find,
    latestName: () => files[0]?.name ?? null,
    keep(known, edits) {
      const { file, draft } = known;
      if (file === null || draft === null || (draft === last && edits === undefined)) return;
      last = draft;
      const before = find(known);
      const said = saidOf({ ...known, file, draft }, edits ?? before?.edits ?? []);
      if (!hasAnswers(said)) return drop(before);
      write([said, ...files.filter((one) => one !== before)]);
    },
    forget: (known) => drop(find(known)),
  };
}

function saidOf(
  {
    file,
    draft,
    merchantErpId,
    profile,
  }: Known & { readonly file: ChosenFile; readonly draft: MappingDraft },
  edits: readonly CellChange[],
): FileAnswers {
  return {
    sha256: file.reading.sha256,
    name: file.name,
    merchantErpId,
    overrides: file.overrides,
    chosen: draft.chosen,
    confirmed: [...draft.confirmed],
    dateOrder: draft.dateOrder,
    profile,
    edits: edits.length > MAX_EDITS ? [] : edits,
  };
}

function hasAnswers({ overrides, chosen, confirmed, dateOrder, edits }: FileAnswers): boolean {
  const isSaid = [overrides, chosen].some((said) => Object.keys(said).length > 0);
  return isSaid || confirmed.length > 0 || dateOrder !== null || edits.length > 0;
}

function readFiles(storage: ChoiceStorage): readonly FileAnswers[] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as {
      readonly version: number;
      readonly files: readonly FileAnswers[];
    } | null;
    return kept?.version === VERSION ? kept.files : [];
  } catch {
    // Somebody else wrote there.
    return [];
  }
}

/** Opens a file with the answers kept for it; null if it can no longer be read that way. */
export async function restoredFile(
  file: ChosenFile,
  said: FileAnswers,
  open: (overrides: DialectOverrides) => ReturnType<typeof openFile>,
) {
  const opened = Object.keys(said.overrides).length === 0 ? { file } : await open(said.overrides);
  if ('fault' in opened) return null;
  const { chosen, confirmed, dateOrder, profile, edits } = said;
  const recipe = recipeOf(opened.file, profile);
  const draft = drafted(opened.file, { chosen, confirmed: new Set(confirmed), dateOrder, recipe });
  return { file: opened.file, draft, profile, edits };
}
