import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { aFolder } from '../testing/run-kontor.js';
import { holdLock, lockPath } from './lock.js';

describe('the lock of a file', () => {
  let path: string;
  beforeEach(() => {
    path = lockPath(join(aFolder(), 'orders.csv'));
  });

  test('is held by one at a time and let go', async () => {
    const release = await holdLock(path);
    await expect(holdLock(path)).rejects.toMatchObject({ code: 'locked' });
    await release();
    expect(readdirSync(dirname(path))).toEqual([]);
    await (
      await holdLock(path)
    )();
  });

  test('of a process that is gone is taken over', async () => {
    const child = spawn(process.execPath, ['-e', '0']);
    await new Promise((done) => child.once('exit', done));
    writeFileSync(path, JSON.stringify({ pid: child.pid, host: hostname(), started: '1' }));
    const release = await holdLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
    await release();
  });

  test('of an earlier process with the same number is taken over', async () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname(), started: 'long ago' }));
    await (
      await holdLock(path)
    )();
  });

  test('of another machine is respected', async () => {
    writeFileSync(path, JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' }));
    await expect(holdLock(path)).rejects.toMatchObject({
      code: 'locked',
      told: { params: { host: 'elsewhere', pid: 1 } },
    });
    expect(existsSync(path)).toBe(true);
  });

  test('wanted by many at once, stale or not, goes to exactly one', async () => {
    for (let round = 0; round < 20; round += 1) {
      writeFileSync(
        path,
        round % 2 === 0 ? 'not a lock' : JSON.stringify({ pid: 1, host: hostname(), started: 'x' }),
      );
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => holdLock(path)));
      const held = tries.filter((result) => result.status === 'fulfilled');
      expect(held).toHaveLength(1);
      for (const result of held) await result.value();
    }
    expect(readdirSync(dirname(path))).toEqual([]);
  });
});
