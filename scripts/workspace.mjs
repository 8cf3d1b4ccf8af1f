// What every script here needs: where things are, running commands, installing what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules', '.cache', 'kontor');

/** Runs a command to its end with the terminal's own output; answers its exit code. */
export function run(command, args = [], options = {}) {
  return codeOf(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }));
}

/** Runs a command beside another one, and prints what it said once it has ended; answers its exit code. */
export async function runAside(command, args = []) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const code = await codeOf(child);
  process.stdout.write(Buffer.concat(said));
  return code;
}

function codeOf(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command and ends this process when it fails. */
export async function runOrExit(command, args = [], options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** The path of a program installed with the workspace. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Every TypeScript file of a package's `src`. */
export function sourcesOf(name) {
  return readdirSync(join(root, 'packages', name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Installs the dependencies when they are missing or older than the lock file. */
export function ensureInstalled() {
  const installed = statSync(join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  // npm writes the two files within a moment of each other, in either order.
  const tolerance = 10_000;
  if (installed && installed.mtimeMs + tolerance >= statSync(join(root, 'package-lock.json')).mtimeMs) return;
  console.error(
    'Installing dependencies; SQLite is compiled on the first install, which takes a minute or two …',
  );
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** What is installed, built or copied into a package. */
const NO_SOURCES = new Set(['node_modules', 'dist', 'docs']);

/** True when `output` is missing, or one of the folders changed since `remember` was last called with the same name. */
export function changedSince(name, folders, output) {
  const file = join(cache, name);
  if (!existsSync(join(root, output)) || !existsSync(file)) return true;
  return readFileSync(file, 'utf8') !== fingerprint(folders);
}

/** Notes the present state of the folders for `changedSince`. */
export function remember(name, folders) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), fingerprint(folders));
}

function fingerprint(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) addTo(hash, join(root, folder));
  return hash.digest('hex');
}

function addTo(hash, path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    return;
  }
  for (const entry of readdirSync(path).sort()) {
    if (!NO_SOURCES.has(entry)) addTo(hash, join(path, entry));
  }
}
