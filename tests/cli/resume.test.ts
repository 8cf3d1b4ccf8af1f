import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { germanShopFile } from '../files/german-shop.js';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('an interrupted import', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  let number = 0;
  let file: string;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
  });
  afterAll(() => portal.remove());

  /** Presses Ctrl-C as soon as the first chunk is acknowledged. */
  const interrupt = async (...argv: string[]) => {
    let press = () => {};
    const watching = setInterval(() => {
      if (existsSync(journal()) && readFileSync(journal(), 'utf8').split('\n').length > 2) press();
    }, 1);
    const done = await nordwind.run(['orders', 'import', file, ...argv, '-y'], {
      onInterruptible: (handler) => {
        let pressed = false;
        press = () => {
          if (!pressed) handler();
          pressed = true;
        };
      },
    });
    clearInterval(watching);
    return done;
  };
  const journal = () => `${file}.import.jsonl`;

  /** Eight chunks: up to three are under way when the first is acknowledged, and as many may follow before Ctrl-C is seen. */
  const ORDERS = 8000;
  const write = (orders: number) =>
    writeFileSync(file, germanShopFile({ orders, prefix: `R${number}-` }).bytes);
  beforeEach(() => {
    number += 1;
    file = join(nordwind.folder, `resume${number}.csv`);
    write(ORDERS);
  });

  test('finishes the running chunks, says how to go on, without a sign-in as well, and goes on where it was', async () => {
    const stopped = await interrupt();
    expect(stopped.code).toBe(130);
    expect(stopped.stderr).toContain(`To continue: kontor orders import ${file} --resume`);
    const lines = readFileSync(journal(), 'utf8').trimEnd().split('\n').slice(1);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(5);
    const stored = lines.reduce((sum, line) => sum + Number(JSON.parse(line).counts.created), 0);
    expect(stopped.stderr).toContain(`Interrupted; ${stored.toLocaleString('en')} orders are stored`);
    const signedOut = await nordwind.run(['orders', 'import', file, '-y'], { env: { KONTOR_TOKEN: 'gone' } });
    expect(signedOut).toMatchObject({ code: 4, stderr: expect.stringContaining('kontor login') });
    expect(readFileSync(journal(), 'utf8').trimEnd().split('\n').slice(1)).toEqual(lines);
    const { code, document } = await nordwind.json(['orders', 'import', file, '--resume']);
    expect(code).toBe(0);
    expect(document.receipt.counts).toEqual({
      created: ORDERS,
      replaced: 0,
      unchanged: 0,
      conflict: 0,
      invalid: 0,
    });
    expect(document.report.counts.unchanged).toBeGreaterThan(0);
    expect(existsSync(journal())).toBe(false);
  });

  test('of a file that changed meanwhile stops, unless a new one is asked for', async () => {
    await interrupt();
    appendFileSync(file, '\r\n');
    const changed = await nordwind.run(['orders', 'import', file, '-y']);
    expect(changed.code).toBe(1);
    expect(changed.stderr).toMatch(/has changed\n.*--new/);
    const { code, document } = await nordwind.json(['orders', 'import', file, '--new', '-y']);
    expect(code).toBe(0);
    expect(document.receipt.counts.created + document.receipt.counts.unchanged).toBe(ORDERS);
  });

  test('keeps to its mapping, merchant and server', async () => {
    await interrupt();
    const other = await nordwind.run(['orders', 'import', file, '--map', 'second_address_line=Firma', '-y']);
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('another mapping') });
    const admin = await signIn(portal, 'admin');
    const merchant = await admin.run(['orders', 'import', file, '--merchant', '1', '-y']);
    expect(merchant).toMatchObject({ code: 1, stderr: expect.stringContaining('belongs to merchant') });
    const resumed = await nordwind.run(['orders', 'import', file, '--resume', '--map', 'company=']);
    expect(resumed.code).toBe(0);
  });

  test('is left alone while another process has the file', async () => {
    write(20);
    const lock = `${file}.import.lock`;
    writeFileSync(lock, JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' }));
    const result = await nordwind.run(['orders', 'import', file, '-y']);
    expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining('process 1 on elsewhere') });
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), started: '1' }));
    expect((await nordwind.run(['orders', 'import', file, '--dry-run'])).code).toBe(0);
    expect((await nordwind.run(['orders', 'import', file, '-y'])).code).toBe(0);
    expect(existsSync(lock)).toBe(false);
  });
});
