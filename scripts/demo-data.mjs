// `npm run demo-data -- --orders 1000000`: fills an empty database with demo data of any size.
import { join } from 'node:path';
import { ensureInstalled, root, run } from './workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build();
const main = join(root, 'packages/portal-server/dist/demo/main.js');
process.exit(await run(process.execPath, [main, ...process.argv.slice(2)]));
