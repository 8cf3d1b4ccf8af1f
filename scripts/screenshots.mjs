// `npm run screenshots`: takes pictures of every screen and state, and tells what a machine sees wrong. Words narrow it: `npm run screenshots -- orders 390 dark`.
import { join } from 'node:path';
import { bin, ensureInstalled, root, run } from './workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build();
const { ensureChromium } = await import('./chromium.mjs');

process.env.KONTOR_CHROMIUM = await ensureChromium();
const main = join(root, 'tests/screenshots/main.ts');
process.exit(
  await run(bin('tsx'), [
    '--conditions=kontor-source',
    '--tsconfig',
    join(root, 'tests/tsconfig.json'),
    main,
    ...process.argv.slice(2),
  ]),
);
