// `npm start`: installs and builds what is missing, then serves portal and API. Ctrl-C stops it in order.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './workspace.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Kontor needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

ensureInstalled();
const { build } = await import('./build.mjs');
await build();

const server = spawn(process.execPath, [join(root, 'packages/portal-server/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
  // Statements of SQLite, files and password hashes share these threads; four are few for all of them.
  env: { UV_THREADPOOL_SIZE: '8', ...process.env },
});
// The terminal sends Ctrl-C to the whole group; a supervisor sends its signal only to us.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
