import { existsSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { germanShopFile } from '../files/german-shop.js';
import { ended, startKontor, startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

/** Orders of the file and kills of the command line and of the server: the night runs more of them. */
const ORDERS = Number(process.env['KONTOR_KILL_ORDERS'] ?? 50_000);
const KILLS = Number(process.env['KONTOR_KILLS'] ?? 3);

describe('an import that is killed', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
  });
  afterAll(() => portal.remove());

  const start = (...argv: string[]) =>
    startKontor(['orders', 'import', ...argv, '--json'], { env: { ...process.env, ...nordwind.env } });
  /** Chunks the journal knows of. */
  const acknowledged = (file: string) =>
    existsSync(`${file}.import.jsonl`)
      ? readFileSync(`${file}.import.jsonl`, 'utf8').split('\n').length - 2
      : 0;
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((done) => setTimeout(done, 2));
  };
  const stored = async (prefix: string) => {
    const flags = ['--search', prefix, '--columns', 'external_order_id,status'];
    const { stdout } = await nordwind.run(['orders', 'export', ...flags]);
    return stdout.split(/\r?\n/).slice(1).filter(Boolean);
  };

  test(`${KILLS} times each with the server ends with every order once`, { timeout: 600_000 }, async () => {
    const file = join(nordwind.folder, 'kill.csv');
    writeFileSync(file, germanShopFile({ orders: ORDERS, prefix: 'KI-' }).bytes);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged(file);
      const running = start(file);
      const end = ended(running);
      await until(() => acknowledged(file) > before || running.exitCode !== null);
      running.kill('SIGKILL');
      await end;
      expect(existsSync(`${file}.import.jsonl`)).toBe(true);
      expect(statSync(`${file}.import.jsonl`).mode & 0o777).toBe(0o600);
      expect(readFileSync(`${file}.import.jsonl`, 'utf8')).not.toContain('token');
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged(file);
      const running = start(file);
      const end = ended(running);
      await until(() => acknowledged(file) > before || running.exitCode !== null);
      await portal.kill();
      if (kill === 1) unlinkSync(`${file}.import.jsonl`);
      await portal.start();
      if (kill === KILLS - 1) running.kill('SIGKILL');
      const { code } = await end;
      if (code === 0) break;
    }
    const { code, stdout } = await ended(start(file));
    expect(code).toBe(0);
    const { report, receipt } = JSON.parse(stdout);
    expect(report.counts.create + report.counts.unchanged).toBe(ORDERS);
    if (receipt) expect(receipt).toMatchObject({ state: 'finished', source_rows: report.source.rows });
    const ids = (await stored('KI-')).filter((row) => row.endsWith(',"offen"'));
    expect(ids).toHaveLength(ORDERS);
    expect(new Set(ids).size).toBe(ORDERS);
    expect(existsSync(`${file}.import.jsonl`)).toBe(false);
  });
});
