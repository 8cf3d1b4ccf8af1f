// `npm run look`: compares how chosen stories look with how they looked on this machine; `--update` takes the present look as the new one.
import { bin, ensureInstalled, run } from './workspace.mjs';

ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');

process.env.KONTOR_CHROMIUM = await ensureChromium();
process.exit(await run(bin('vitest'), ['run', '--project=look', ...process.argv.slice(2)]));
