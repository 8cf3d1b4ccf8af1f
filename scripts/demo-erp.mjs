// `npm run demo-erp`: a portal with demo data beside a simulated FileMaker server; an order travels through both. Ctrl-C stops them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, ensureInstalled, root } from './workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build();

const program = [
  '--conditions=kontor-source',
  '--tsconfig',
  join(root, 'tests/tsconfig.json'),
  join(root, 'tests/filemaker/demo.ts'),
];
const demo = spawn(bin('tsx'), program, { cwd: root, stdio: 'inherit' });
// The terminal sends Ctrl-C to the whole group; a supervisor sends its signal only to us.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => demo.kill('SIGTERM'));
demo.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
