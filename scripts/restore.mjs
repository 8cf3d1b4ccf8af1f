// `npm run restore -- FOLDER`: puts a backup in the place of the database; every server stopped.
import { join } from 'node:path';
import { ensureInstalled, root, run } from './workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build();
const main = join(root, 'packages/portal-server/dist/restore.js');
process.exit(await run(process.execPath, [main, ...process.argv.slice(2)]));
