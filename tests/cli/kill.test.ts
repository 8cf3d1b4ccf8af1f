import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { germanShopFile } from '../files/german-shop.js';
import { ended, startKontor, startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

/** Kills of the command line and of the server: `KONTOR_KILLS=20` looks harder. */
const KILLS = Number(process.env['KONTOR_KILLS'] ?? 3);
/** Eight chunks for two kills: a killed run leaves up to three behind it, so that none is through before its last kill. */
const ORDERS = KILLS * 8000;

describe('an import that is killed', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  let running: ChildProcess | undefined;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
  });
  afterEach(() => running?.kill('SIGKILL'));
  afterAll(() => portal.remove());

  const start = (file: string) => {
    const env = { ...process.env, ...nordwind.env };
    return (running = startKontor(['orders', 'import', file, '--json', '-y'], { env }));
  };
  const journalOf = (file: string) => `${file}.import.jsonl`;
  /** The journal's text; null while there is none, which it is again as soon as its import has ended. */
  const journalText = (file: string) => {
    try {
      return readFileSync(journalOf(file), 'utf8');
    } catch {
      return null;
    }
  };
  /** Tells journals apart: a run that goes on puts a new one in the place of the old. */
  const journalId = (file: string) => statSync(journalOf(file), { throwIfNoEntry: false })?.ino;
  /** Chunks the journal knows of. */
  const acknowledged = (file: string) => (journalText(file) ?? '').split('\n').slice(1, -1).length;
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
      const earlier = journalId(file);
      const killed = start(file);
      const end = ended(killed);
      await until(() => {
        expect(killed.exitCode).toBeNull();
        return journalId(file) !== earlier && acknowledged(file) > 0;
      });
      killed.kill('SIGKILL');
      await end;
      expect(statSync(journalOf(file)).mode & 0o777).toBe(0o600);
      expect(journalText(file)).not.toContain('token');
    }
    // The last run has no journal to go by, and loses its server again and again.
    unlinkSync(journalOf(file));
    const last = start(file);
    const end = ended(last);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await until(() => {
        expect(last.exitCode).toBeNull();
        return acknowledged(file) > kill;
      });
      await portal.kill();
      await portal.start();
    }
    const { code, stdout } = await end;
    expect(code).toBe(0);
    const { report, receipt } = JSON.parse(stdout);
    expect(report.counts.create + report.counts.unchanged).toBe(ORDERS);
    expect(receipt).toMatchObject({ state: 'finished', source_rows: report.source.rows });
    const ids = (await stored('KI-')).filter((row) => row.endsWith(',"offen"'));
    expect(ids).toHaveLength(ORDERS);
    expect(new Set(ids).size).toBe(ORDERS);
    expect(existsSync(journalOf(file))).toBe(false);
  });
});
