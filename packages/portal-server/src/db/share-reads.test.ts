import { describe, expect, it } from 'vitest';
import { shareReads } from './share-reads.js';

/** A source that answers when it is told to, with the value it had when the read began. */
function aSource() {
  let value = 0;
  const reads: { readonly key: string; readonly answer: () => void; readonly fail: () => void }[] = [];
  const ask = shareReads((key: string) => {
    const seen = value;
    return new Promise<number>((resolve, reject) => {
      reads.push({ key, answer: () => resolve(seen), fail: () => reject(new Error(`${seen}`)) });
    });
  });
  return { ask, reads, commit: () => (value += 1) };
}

describe('a read that many ask for', () => {
  it('runs once at a time, and those who came meanwhile share the next one', async () => {
    const { ask, reads } = aSource();
    const first = ask('a');
    const later = [ask('a'), ask('a'), ask('a')];
    expect(reads).toHaveLength(1);
    reads[0]!.answer();
    await first;
    await Promise.resolve();
    expect(reads).toHaveLength(2);
    reads[1]!.answer();
    expect(await Promise.all(later)).toEqual([0, 0, 0]);
    void ask('a');
    expect(reads).toHaveLength(3);
  });

  it('answers nobody with what was read before they asked', async () => {
    const { ask, reads, commit } = aSource();
    const before = ask('a');
    commit();
    const after = ask('a');
    reads[0]!.answer();
    expect(await before).toBe(0);
    reads[1]!.answer();
    expect(await after).toBe(1);
  });

  it('fails for those who shared it alone', async () => {
    const { ask, reads, commit } = aSource();
    const [first, second] = [ask('a'), ask('a')];
    reads[0]!.fail();
    await expect(first).rejects.toThrow('0');
    commit();
    reads[1]!.answer();
    expect(await second).toBe(0);
  });

  it('keeps no other key waiting', async () => {
    const { ask, reads } = aSource();
    void ask('a');
    const other = ask('b');
    reads.find(({ key }) => key === 'b')!.answer();
    expect(await other).toBe(0);
  });
});
