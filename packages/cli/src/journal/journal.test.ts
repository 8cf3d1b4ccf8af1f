import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { aFolder } from '../testing/run-kontor.js';
import { beginJournal, journalPath, readJournal, removeJournal, type JournalHeader } from './journal.js';

const HEADER: JournalHeader = {
  journal: 'kontor-import',
  version: 2,
  sha256: 'a'.repeat(64),
  url: 'http://127.0.0.1:3000',
  merchant: null,
  importId: 7,
  clientKey: 'key of the import',
  reading: {
    dialect: { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: 'dmy' },
    mapping: { mode: 'comma', columns: { external_order_id: 0 } },
    header: ['Nr'],
  },
  onConflict: 'skip',
};
const chunk = (from: number, to: number) => ({
  from,
  to,
  counts: { created: to - from + 1, replaced: 0, unchanged: 0, conflict: 0, invalid: 0 },
});

describe('the journal', () => {
  let path: string;
  beforeEach(async () => {
    path = journalPath(join(aFolder(), 'orders.csv'));
    const writer = await beginJournal(path, HEADER);
    await writer.append(chunk(2, 5001));
    await writer.append(chunk(5002, 9000));
    await writer.close();
  });

  test('gives back what was acknowledged', async () => {
    expect(await readJournal(path)).toEqual({ header: HEADER, chunks: [chunk(2, 5001), chunk(5002, 9000)] });
  });

  test('is readable by its owner only', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('torn at any byte gives back every whole line before the tear', async () => {
    const whole = readFileSync(path);
    for (let length = whole.length; length >= 0; length -= 1) {
      truncateSync(path, length);
      const lines = whole.subarray(0, length).toString('utf8').split('\n').length - 1;
      const expected = [chunk(2, 5001), chunk(5002, 9000)].slice(0, Math.max(0, lines - 1));
      expect(await readJournal(path)).toEqual(lines === 0 ? null : { header: HEADER, chunks: expected });
    }
  });

  test('with bytes of something else reads up to them', async () => {
    const [header, first] = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, `${header}\n${first}\n\0\0\0\n${JSON.stringify(chunk(1, 2))}\n`);
    expect((await readJournal(path))?.chunks).toEqual([chunk(2, 5001)]);
  });

  test('that cannot be begun leaves the earlier one as it was', async () => {
    mkdirSync(join(`${path}.new`, 'in the way'), { recursive: true });
    await expect(beginJournal(path, { ...HEADER, importId: 8 })).rejects.toThrow(/directory/i);
    expect(await readJournal(path)).toMatchObject({ header: HEADER, chunks: [{ from: 2 }, { from: 5002 }] });
  });

  test('removed takes along what a process left that was killed as it began', async () => {
    writeFileSync(`${path}.new`, '{"jour');
    await removeJournal(path);
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  test('begun again forgets the earlier import, and removed is gone', async () => {
    await (await beginJournal(path, { ...HEADER, importId: 8 })).close();
    expect(await readJournal(path)).toEqual({ header: { ...HEADER, importId: 8 }, chunks: [] });
    await removeJournal(path);
    expect(await readJournal(path)).toBeNull();
  });
});
