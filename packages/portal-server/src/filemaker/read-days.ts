import {
  exactly,
  fieldOf,
  writeStamp,
  type FileMakerMapping,
  type FoundRecord,
} from '@kontor/portal-core/filemaker';
import type { DataApi } from './data-api.js';

/** Records of one answer. */
const PAGE = 500;
/** Numbers asked for in one find. */
const NUMBERS = 40;

type Finds = Pick<DataApi, 'find'>;

/** Days of orders, both included: `2026-11-28`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads all of Kontor's records of some days to the end, or rejects: half of them would look like orders that are missing. Sorted by what
 * does not change, so that no record leaves its page meanwhile. A file without days of orders answers all of Kontor's records.
 */
export async function readDays(
  api: Finds,
  { layout, fields }: FileMakerMapping,
  { from, to }: Days,
  signal?: AbortSignal,
): Promise<readonly FoundRecord[]> {
  const days = fields.date === null ? {} : { [fields.date]: `${dayOf(from)}...${dayOf(to)}` };
  const query = [{ ...days, [fields.kontorNumber]: '*' }];
  const sort = [{ fieldName: fields.kontorNumber, sortOrder: 'ascend' } as const];
  const all: FoundRecord[] = [];
  for (;;) {
    const page = await api.find(layout, { query, sort, limit: PAGE, offset: all.length + 1 }, signal);
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

/** Reads the records of orders by Kontor's numbers, whatever their day. */
export async function readNumbers(
  api: Finds,
  { layout, fields }: FileMakerMapping,
  numbers: readonly number[],
  signal?: AbortSignal,
): Promise<readonly FoundRecord[]> {
  const all: FoundRecord[] = [];
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const some = numbers.slice(at, at + NUMBERS);
    const query = some.map((number) => ({ [fields.kontorNumber]: exactly(String(number)) }));
    all.push(...(await api.find(layout, { query, limit: PAGE, offset: 1 }, signal)));
  }
  return all;
}

/** The timestamp of the record that was changed last, as the file says it; empty for a file without any. */
export async function readNewest(
  api: Finds,
  { layout, fields }: FileMakerMapping,
  signal?: AbortSignal,
): Promise<string> {
  const sort = [{ fieldName: fields.changedAt, sortOrder: 'descend' } as const];
  const query = [{ [fields.kontorNumber]: '*' }];
  const [newest] = await api.find(layout, { query, sort, limit: 1, offset: 1 }, signal);
  return newest === undefined ? '' : fieldOf(newest.fieldData, fields.changedAt);
}

const dayOf = (day: string): string => writeStamp(`${day}T00:00:00`).slice(0, 10);
