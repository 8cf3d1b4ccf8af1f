// `npm run create-admin`: makes the first sysadmin of a database without demo data.
import { join } from 'node:path';
import { ensureInstalled, root, run } from './workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build();
const main = join(root, 'packages/portal-server/dist/create-admin.js');
process.exit(await run(process.execPath, [main, ...process.argv.slice(2)]));
