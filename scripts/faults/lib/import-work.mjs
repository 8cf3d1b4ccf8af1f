// An import by the command line and its undo, each with server and command line killed in the middle of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../workspace.mjs';

/** How often each is killed in an import, and in an undo. */
const AGAIN = 3;
const EXIT = { done: 0, failed: 1, network: 5 };
const HEADER = 'Bestellnr.;Datum;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge;Anrede';

/** Prepares imports of files of so many orders for somebody who is signed in. */
export function killedImports({ portal, rows, token, username }, { prefix, orders }) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-fault-cli-'));
  const logins = { [portal.url]: { username, token } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ logins }), { mode: 0o600 });
  const kontor = commandLine({
    KONTOR_URL: portal.url,
    KONTOR_CONFIG_DIR: folder,
    KONTOR_LANGUAGE: 'en',
  });
  const kills = { server: { import: 0, undo: 0 }, commandLine: { import: 0, undo: 0 } };
  /** Milliseconds after which each may be over, learned from kills that came in time or too late. */
  const spans = { server: { import: 1000, undo: 500 }, commandLine: { import: 2000, undo: 1500 } };
  const files = [];
  const refused = [];

  const importOf = async (name) =>
    (await rows.all('select id, state from order_imports where source_name = ?', [name]))[0];
  /** Waits for any moment of a phase; false when the command ended before. */
  const isCaught = async (span, phase, { child, end }) => {
    await Promise.race([end, wait(Math.random() * span[phase])]);
    const isInTime = child.exitCode === null;
    span[phase] = Math.min(5000, Math.max(100, span[phase] * (isInTime ? 1.15 : 0.7)));
    return isInTime;
  };
  const killServer = async (phase, running) => {
    if (await isCaught(spans.server, phase, running)) kills.server[phase] += 1;
    await portal.end('SIGKILL');
    await portal.start();
  };
  const killCommandLine = async (phase, running) => {
    if (!(await isCaught(spans.commandLine, phase, running))) return;
    running.child.kill('SIGKILL');
    await running.end;
    kills.commandLine[phase] += 1;
  };
  /** Runs a command again until it is through; also when it says that there is nothing left to do. */
  const through = async (args, nothingLeft) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const { code, said } = await kontor(args).end;
      if (code === EXIT.done || (code === EXIT.failed && nothingLeft?.test(said))) return;
      if (code !== EXIT.network) return void refused.push(`${args.join(' ')}: ${code} ${said.slice(-300)}`);
      await wait(100);
    }
    refused.push(`${args.join(' ')}: never through`);
  };
  /** Runs a command, kills the server once it is seen at work and while it goes on, then the command line as often, and lets it end. */
  const killBoth = async (phase, args, isAtWork, nothingLeft) => {
    let running = kontor(args);
    await Promise.race([running.end, until(isAtWork)]);
    for (let n = 0; n < AGAIN; n += 1)
      if (n === 0 || running.child.exitCode === null) await killServer(phase, running);
    for (let n = 0; n < AGAIN; n += 1) {
      if (isOver(running)) running = kontor(args);
      await killCommandLine(phase, running);
    }
    await running.end;
    await through(args, nothingLeft);
  };

  return {
    kills,
    files,
    refused,
    /** Imports a new file with kills; then undoes it with kills, unless it is to stay. */
    async one({ stays = false } = {}) {
      const name = `${prefix}${files.length}.csv`;
      const path = join(folder, name);
      const lines = Array.from({ length: orders }, (_, at) => orderLine(`${prefix}${files.length}-${at}`));
      writeFileSync(path, `${[HEADER, ...lines].join('\n')}\n`);
      const isBegun = async () => (await importOf(name)) !== undefined;
      await killBoth('import', ['orders', 'import', path, '--json', '-y'], isBegun);
      const { id } = (await importOf(name)) ?? { id: 0 };
      files.push({ name, id, prefix: `${prefix}${files.length}-`, isUndone: !stays });
      if (stays) return;
      const isUndoing = async () => (await importOf(name)).state === 'undone';
      await killBoth('undo', ['imports', 'undo', String(id), '-y'], isUndoing, /undone already/);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts `kontor`; `end` has its exit code and all it said. */
const commandLine = (environment) => (args) => {
  const env = { PATH: process.env.PATH, ...environment };
  const child = spawn(process.execPath, [join(root, 'packages/cli/dist/run.js'), ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  return { child, end: once(child, 'close').then(([code]) => ({ code, said })) };
};

const isOver = ({ child }) => child.exitCode !== null || child.signalCode !== null;

async function until(holds) {
  while (!(await holds().catch(() => false))) await wait(10);
}

const orderLine = (id) =>
  `${id};${new Date().toISOString().slice(0, 10)};Käthe Größer;Lindenweg 3;20095;Hamburg;DE;NW1050;1;Frau`;
