// `npm run dev`: server from source, restarted on change, and the portal with hot reload on http://127.0.0.1:5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, ensureInstalled, root } from './workspace.mjs';

ensureInstalled();
const server = spawn(
  bin('tsx'),
  ['watch', '--clear-screen=false', '--conditions=kontor-source', 'packages/portal-server/src/main.ts'],
  { cwd: root, stdio: 'inherit', env: { KONTOR_CHECK_ANSWERS: '1', ...process.env } },
);
const portal = spawn(bin('vite'), [], { cwd: join(root, 'packages/host-app'), stdio: 'inherit' });
const stop = () => {
  server.kill('SIGTERM');
  portal.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', (code) => {
  portal.kill('SIGTERM');
  process.exitCode = code ?? 0;
});
