import { readdir, readFile, readlink, rename, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** Folders inside the watched one, where files go. */
export const PLACES = ['done', 'rejected', 'questions'] as const;
export type Place = (typeof PLACES)[number];

const TABLE = /\.(?:csv|tsv|tab|txt|xlsx|xlsm)$/i;
/** Files that programs keep beside the one they write: hidden, of an open workbook, of a download. */
const PASSING = /^[.~]|\.(?:part|tmp|crdownload|filepart)$/i;

/** A file that lies in the folder, with a mark that changes when it is written to. */
export interface Arrived {
  readonly name: string;
  readonly path: string;
  readonly stamp: string;
}

/** The tables in the folder, the oldest first. A file that goes meanwhile is left out. */
export async function arrivedIn(folder: string): Promise<readonly Arrived[]> {
  const names = (await readdir(folder)).filter((name) => TABLE.test(name) && !PASSING.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const one = await stat(path).catch(() => null);
      if (one?.isFile() !== true) return [];
      return [{ name, path, stamp: `${one.ino} ${one.size} ${one.mtimeMs}`, since: one.mtimeMs }];
    }),
  );
  return found.flat().sort((a, b) => a.since - b.since || (a.name < b.name ? -1 : 1));
}

/** Tells the files that are complete: unchanged for a while, and open for writing by no process of this machine. */
export function createSettling(
  quietMs: number,
  now: () => number,
): (files: readonly Arrived[]) => Promise<Arrived[]> {
  let seen = new Map<string, { readonly stamp: string; readonly since: number }>();
  return async (files) => {
    const before = seen;
    seen = new Map(
      files.map(({ path, stamp }) => {
        const last = before.get(path);
        return [path, last?.stamp === stamp ? last : { stamp, since: now() }];
      }),
    );
    const quiet = files.filter(({ path }) => now() - (seen.get(path)?.since ?? now()) >= quietMs);
    const open = quiet.length > 0 ? await writtenNow() : new Set();
    return quiet.filter(({ path }) => !open.has(path));
  };
}

/** Bits of an open file's flags that say how it is open; 0 is for reading. */
const ACCESS = 0o3;

/** Paths that a process has open for writing, as far as Linux tells this user; none elsewhere. */
async function writtenNow(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const processes = await readdir('/proc').catch(() => []);
  for (const pid of processes.filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const fd of files) {
      const path = await readlink(`/proc/${pid}/fd/${fd}`).catch(() => '');
      if (!TABLE.test(path)) continue;
      const info = await readFile(`/proc/${pid}/fdinfo/${fd}`, 'utf8').catch(() => '');
      const flags = /^flags:\s*(\d+)/m.exec(info)?.[1];
      if (flags !== undefined && (Number.parseInt(flags, 8) & ACCESS) !== 0) found.add(path);
    }
  }
  return found;
}

/** A name that is free in every place, with what is put beside it: `orders.csv`, else `orders (2).csv`. */
export async function freeName(folder: string, name: string): Promise<string> {
  const taken = new Set((await Promise.all(PLACES.map((place) => readdir(join(folder, place))))).flat());
  const { name: stem, ext } = parse(name);
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${stem} (${count})${ext}`;
    if (![...taken].some((one) => one === free || one.startsWith(`${free}.`))) return free;
  }
}

/** Moves a file to a place. */
export const moveTo = (folder: string, { path }: Arrived, place: Place, name: string): Promise<void> =>
  rename(path, join(folder, place, name));
