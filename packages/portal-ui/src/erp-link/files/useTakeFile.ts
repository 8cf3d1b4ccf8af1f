import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import {
  FILE_WORK,
  findReportColumns,
  wordsOfFile,
  type ColumnQuestion,
  type FileKindOfReports,
  type FileOptions,
  type FileOutcome,
  type ReportColumns,
  type ReportField,
  type TellingColumn,
} from '@kontor/portal-core/erp-link';
import type { DialectOverrides } from '@kontor/portal-core/order-import';
import { issue, type Issue } from '@kontor/portal-core/validation';
import { readTableInWorker, type ReadTable } from '../../order-import/index.js';
import { newKey, usePortalClient, useTranslate } from '../../provider/index.js';

/** What is said of all rows of a file. */
export type SaidOfFile = Pick<
  FileOptions,
  'carrier' | 'warehouse' | 'otherPlaces' | 'keepsStatus' | 'blankClears' | 'merchantErpId' | 'merchants'
>;

/** What is going on, with the rows sent so far. */
interface Work {
  readonly kind: 'reading' | 'checking' | 'taking';
  readonly done: number;
  /** Tells it from what was begun before and given up: that changes nothing any more. */
  readonly run: number;
}

/** A file on its way into the portal. */
interface FileState {
  readonly file: File | null;
  /** Names the file to the portal: whatever of it is taken over, at once or after a failure, is one file there. */
  readonly key: string;
  readonly opened: ReadTable | null;
  readonly fault: Issue | null;
  /** The columns that the user chose; -1 for a field without one. */
  readonly chosen: ReportColumns;
  /** Columns that tell rows apart, found by the check, which then does not go on. */
  readonly telling: readonly TellingColumn[];
  /** Indexes of columns of which the user said that they say nothing against a row. */
  readonly ignored: readonly number[];
  readonly plan: FileOutcome | null;
  readonly receipt: FileOutcome | null;
  readonly failure: { readonly of: 'checking' | 'taking'; readonly error: Error } | null;
  readonly work: Work | null;
}

const NOTHING: FileState = {
  file: null,
  key: '',
  opened: null,
  fault: null,
  chosen: {},
  telling: [],
  ignored: [],
  plan: null,
  receipt: null,
  failure: null,
  work: null,
};
/** What a change of file, columns or options makes obsolete. */
const UNCHECKED = { telling: [], plan: null, receipt: null, failure: null } as const;

/** The columns of a file, as far as they are certain. */
export interface UnderstoodFile {
  readonly columns: ReportColumns;
  readonly questions: readonly ColumnQuestion[];
}

/** Takes a file over in three steps: read, understood, checked; nothing is stored before the last. */
export function useTakeFile(kind: FileKindOfReports, said: SaidOfFile, onTaken: () => void) {
  const client = usePortalClient();
  const translate = useTranslate();
  const [state, setState] = useState(NOTHING);
  const runs = useRef(0);
  const work = FILE_WORK[kind];
  const understood = state.opened === null ? null : understand(state.opened, kind, said, state.chosen);

  const read = async (file: File, overrides: DialectOverrides = {}) => {
    const run = (runs.current += 1);
    const { hasAnyColumns } = work;
    const key = newKey();
    setState({ ...NOTHING, file, key, work: { kind: 'reading', done: 0, run } });
    const reading = { file, hasAnyColumns, overrides };
    const read = await readTableInWorker(client, reading).catch(() => UNREADABLE);
    const found = read.ok ? { opened: read.value } : { fault: read.issues[0] ?? null };
    setState((now) => (now.work?.run === run ? { ...NOTHING, file, key, ...found } : now));
  };
  const send = async (of: 'checking' | 'taking') => {
    if (state.opened === null || understood === null) return;
    const run = (runs.current += 1);
    const patch = (change: Partial<FileState>) =>
      setState((now) => (now.work?.run === run ? { ...now, ...change } : now));
    setState((now) => ({ ...now, failure: null, work: { kind: of, done: 0, run } }));
    try {
      const words = await wordsOfFile(kind, client);
      const options = { ...said, words, columns: understood.columns };
      const telling = stillTelling(work.telling(state.opened, options), state.ignored);
      if (telling.length > 0) {
        patch({ work: null, plan: null, telling });
        return;
      }
      const outcome = await work.send(state.opened, options, {
        client,
        translate,
        dryRun: of === 'checking',
        file: { key: state.key, name: state.opened.name },
        onProgress: (done) => patch({ work: { kind: of, done, run } }),
      });
      patch({ work: null, ...(of === 'checking' ? { plan: outcome } : { receipt: outcome }) });
    } catch (error) {
      patch({
        work: null,
        failure: { of, error: error instanceof Error ? error : new Error(String(error)) },
      });
    }
    if (of === 'taking') onTaken();
  };
  return {
    ...state,
    ...choices(setState),
    understood,
    read: (file: File) => void read(file),
    /** Reads the same file otherwise. */
    readAs: (overrides: DialectOverrides) => void (state.file && read(state.file, overrides)),
    check: () => void send('checking'),
    take: () => void send('taking'),
    startAgain: () => setState(NOTHING),
  };
}

/** The columns that tell rows apart of which the user has said nothing yet. */
export const stillTelling = (telling: readonly TellingColumn[], ignored: readonly number[]) =>
  telling.filter(({ column }) => !ignored.includes(column));

/** What makes obsolete what was checked or is being checked. A file that is being taken over goes on as it is. */
function choices(setState: Dispatch<SetStateAction<FileState>>) {
  const uncheck = (change: (now: FileState) => Partial<FileState>) =>
    setState((now) =>
      now.work?.kind === 'taking' ? now : { ...now, ...UNCHECKED, work: null, ...change(now) },
    );
  return {
    choose: (field: ReportField, column: number) =>
      uncheck(({ chosen }) => ({ chosen: { ...chosen, [field]: column } })),
    /** A column says nothing against a row, or it may. */
    ignore: (column: number, isIgnored: boolean) =>
      setState((now) => ({
        ...now,
        ignored: [...now.ignored.filter((one) => one !== column), ...(isIgnored ? [column] : [])],
      })),
    /** Something else is said of the rows. */
    uncheck: () => uncheck(() => ({})),
  };
}

/** Where the worker broke down: the file cannot be read here. */
const UNREADABLE = { ok: false, issues: [issue('file', 'fileType')] } as const;

function understand(
  { header }: ReadTable,
  kind: FileKindOfReports,
  said: SaidOfFile,
  chosen: ReportColumns,
): UnderstoodFile {
  const { fields, needed } = FILE_WORK[kind];
  return findReportColumns(header, fields, { needed: needed(said), chosen });
}
