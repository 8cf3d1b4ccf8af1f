import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackground, type BackgroundTask } from './background.js';
import { nextRun } from './next-run.js';

const ZONE = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);
const HOUR = 3_600_000;

describe('the next nightly run', () => {
  it.each([
    ['2026-11-21T11:00:00Z', '2026-11-21T23:10:00.000Z'],
    ['2026-11-21T23:09:59Z', '2026-11-21T23:10:00.000Z'],
    ['2026-11-21T23:10:00Z', '2026-11-22T23:10:00.000Z'],
    ['2026-07-01T11:00:00Z', '2026-07-01T22:10:00.000Z'],
  ])('after %s is at %s: ten past midnight in Berlin', (now, next) => {
    expect(new Date(nextRun(at(now), '00:10', ZONE)).toISOString()).toBe(next);
  });

  it('comes once in the night that has no half past two, and once in the one that has two', () => {
    expect(new Date(nextRun(at('2026-03-28T23:30:00Z'), '02:30', ZONE)).toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
    const first = nextRun(at('2026-10-24T22:30:00Z'), '02:30', ZONE);
    expect(new Date(first).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(new Date(nextRun(first, '02:30', ZONE)).toISOString()).toBe('2026-10-26T01:30:00.000Z');
  });
});

describe('the background', () => {
  const lines: string[] = [];
  const start = (...tasks: BackgroundTask[]) =>
    startBackground({
      tasks,
      clock: Date.now,
      timeZone: ZONE,
      log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    });
  const aTask = (run: BackgroundTask['run']): BackgroundTask => ({ name: 'probe', nightlyAt: '00:10', run });

  beforeEach(() => vi.useFakeTimers({ now: at('2026-11-21T11:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('runs a task at the start and then every night', async () => {
    const runs: string[] = [];
    const background = start(aTask(async () => void runs.push(new Date().toISOString().slice(0, 16))));
    await vi.advanceTimersByTimeAsync(49 * HOUR);
    expect(runs).toEqual(['2026-11-21T11:00', '2026-11-21T23:10', '2026-11-22T23:10']);
    await background.stop();
    await vi.advanceTimersByTimeAsync(49 * HOUR);
    expect(runs).toHaveLength(3);
  });

  it('has any number of tasks without a warning of Node', async () => {
    const warnings: string[] = [];
    const hear = ({ message }: Error) => void warnings.push(message);
    process.on('warning', hear);
    const background = start(...Array.from({ length: 40 }, () => aTask(() => Promise.resolve())));
    await vi.advanceTimersByTimeAsync(HOUR);
    process.off('warning', hear);
    await background.stop();
    expect(warnings).toEqual([]);
  });

  it('logs what a task throws and tries again the next night', async () => {
    let runs = 0;
    const background = start(
      aTask(async () => {
        runs += 1;
        throw new Error('no database');
      }),
    );
    await vi.advanceTimersByTimeAsync(13 * HOUR);
    expect(runs).toBe(2);
    expect(lines.filter((line) => line.includes('no database') && line.includes('probe'))).toHaveLength(2);
    await background.stop();
  });

  it('tells a running task to end and waits for it', async () => {
    let ended = false;
    const background = start(
      aTask(async (signal) => {
        while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 50));
        await new Promise((resolve) => setTimeout(resolve, 200));
        ended = true;
      }),
    );
    await vi.advanceTimersByTimeAsync(1000);
    const stopped = background.stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    await stopped;
    expect(ended).toBe(true);
  });

  it('runs a slow task once at a time', async () => {
    let running = 0;
    let most = 0;
    const background = start(
      aTask(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 40 * HOUR));
        running -= 1;
      }),
    );
    await vi.advanceTimersByTimeAsync(200 * HOUR);
    expect(most).toBe(1);
    const stopped = background.stop();
    await vi.advanceTimersByTimeAsync(40 * HOUR);
    await stopped;
  });
});
