import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { germanShopFile } from '../files/german-shop.js';
import { ended, startKontor, startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('kontor watch', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  let inbox: string;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
  });
  afterAll(() => portal.remove());
  let run = 0;
  beforeEach(() => {
    inbox = join(nordwind.folder, `inbox-${(run += 1)}`);
    mkdirSync(inbox);
  });
  const put = (name: string, content: string | Uint8Array) => writeFileSync(join(inbox, name), content);
  const orders = (prefix: string, count = 5) => germanShopFile({ orders: count, prefix }).bytes;
  const watchOnce = (...flags: string[]) =>
    nordwind.run(['watch', inbox, '--once', '--settle', '1', ...flags]);
  const read = (...path: string[]) => JSON.parse(readFileSync(join(inbox, ...path), 'utf8'));
  const found = async (prefix: string): Promise<number> =>
    (await nordwind.json(['orders', 'list', '--search', prefix])).document.found;

  test('imports what lies there and moves it with its receipt', async () => {
    put('a.csv', orders('WA-'));
    put('notes.md', 'not a table');
    const { code, stdout } = await watchOnce();
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'a.csv → done/a.csv\n' });
    expect(readdirSync(inbox).toSorted()).toEqual(['done', 'notes.md', 'questions', 'rejected']);
    expect(readdirSync(join(inbox, 'done')).toSorted()).toEqual(['a.csv', 'a.csv.receipt.json']);
    expect(read('done', 'a.csv.receipt.json')).toMatchObject({
      file: 'a.csv',
      exit: 0,
      receipt: { counts: { created: 5, invalid: 0 } },
    });
    expect(await found('WA-')).toBe(5);
  });

  test('changes nothing when a file comes again, and keeps both', async () => {
    put('b.csv', orders('WB-'));
    await watchOnce();
    put('b.csv', orders('WB-'));
    const { stdout, code } = await watchOnce('--jsonl');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ file: 'b.csv', place: 'done', name: 'b (2).csv' });
    expect(await found('WB-')).toBe(5);
  });

  test('puts rejected rows beside their file', async () => {
    const text = Buffer.from(orders('WR-', 3)).toString('latin1');
    const [header = '', first = '', ...rest] = text.split(/\r?\n/);
    const country = header.split(';').findIndex((name) => /land/i.test(name));
    const spoilt = first.split(';').with(country, 'Nirgendwo').join(';');
    put('r.csv', Buffer.from([header, spoilt, ...rest].join('\r\n'), 'latin1'));
    const { code, stdout } = await watchOnce();
    expect({ code, stdout }).toEqual({ code: 3, stdout: 'r.csv → rejected/r.csv\n' });
    expect(readdirSync(join(inbox, 'rejected')).toSorted()).toEqual([
      'r.csv',
      'r.csv.receipt.json',
      'r.csv.rejected.csv',
    ]);
    expect(await found('WR-')).toBe(2);
  });

  test('puts the questions beside a file that is not understood, and imports nothing of it', async () => {
    put('q.csv', 'x1;x2;x3\na;b;c\nd;e;f\n');
    const { code, stdout } = await watchOnce();
    expect({ code, stdout }).toEqual({ code: 3, stdout: 'q.csv → questions/q.csv\n' });
    const questions = readFileSync(join(inbox, 'questions', 'q.csv.questions.txt'), 'utf8');
    expect(questions).toContain('--header-line 1');
    expect(questions).toContain(`kontor orders import ${join(inbox, 'questions', 'q.csv')}`);
    expect(read('questions', 'q.csv.receipt.json')).toMatchObject({ exit: 2 });
  });

  test('leaves a file while the server does not answer', async () => {
    put('n.csv', orders('WN-'));
    await portal.kill();
    const silent = await watchOnce();
    expect(silent.code).toBe(5);
    expect(existsSync(join(inbox, 'n.csv'))).toBe(true);
    await portal.start();
    expect((await watchOnce()).code).toBe(0);
    expect(await found('WN-')).toBe(5);
  });

  test('as a process waits for a file that is being written, and a stop lets it finish', async () => {
    const bytes = orders('WP-', 3000);
    const child = startKontor(['watch', inbox, '--settle', '2'], {
      env: { ...process.env, ...nordwind.env },
    });
    const end = ended(child);
    await once(child.stderr!, 'data');
    const half = Math.floor(bytes.length / 2);
    put('p.csv', bytes.subarray(0, half));
    await new Promise((done) => setTimeout(done, 1200));
    put('p.csv', bytes);
    await new Promise<void>((begun) => {
      const look = setInterval(() => {
        if (!existsSync(join(inbox, 'p.csv.import.jsonl'))) return;
        clearInterval(look);
        begun();
      }, 5);
    });
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, stdout: 'p.csv → done/p.csv\n' });
    expect(await found('WP-')).toBe(3000);
  });

  test('continues after it was killed, and creates no order twice', async () => {
    put('k.csv', orders('WK-', 6000));
    const child = startKontor(['watch', inbox, '--settle', '1'], {
      env: { ...process.env, ...nordwind.env },
    });
    const end = ended(child);
    await new Promise<void>((begun) => {
      const look = setInterval(() => {
        if (!existsSync(join(inbox, 'k.csv.import.jsonl'))) return;
        clearInterval(look);
        begun();
      }, 5);
    });
    child.kill('SIGKILL');
    await end;
    expect((await watchOnce()).code).toBe(0);
    expect(await found('WK-')).toBe(6000);
    expect(existsSync(join(inbox, 'done', 'k.csv'))).toBe(true);
  });

  test('refuses a second watch of the same folder, and a folder that is none', async () => {
    const child = startKontor(['watch', inbox], { env: { ...process.env, ...nordwind.env } });
    const end = ended(child);
    await once(child.stderr!, 'data');
    expect(await watchOnce()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('.kontor-watch.lock'),
    });
    child.kill('SIGINT');
    expect((await end).code).toBe(0);
    const none = await nordwind.run(['watch', join(inbox, 'none'), '--once']);
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('There is no folder') });
  });
});
