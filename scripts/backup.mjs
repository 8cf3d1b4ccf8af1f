// `npm run backup`: saves the database and the uploaded files and tries the restore.
import { join } from 'node:path';
import { ensureInstalled, root, run } from './workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build();
const main = join(root, 'packages/portal-server/dist/backup.js');
process.exit(await run(process.execPath, [main, ...process.argv.slice(2)]));
