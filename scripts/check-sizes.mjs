// Gzip bytes of JavaScript: what one needs to sign in and see the orders, what each heavy library adds when it is asked for, and all there is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { orders, portal, signIn, signInAndOrders, withControls } from './first-files.mjs';

const KIB = 1024;
const { dist, manifest } = portal;
const limits = {
  'sign in': 178 * KIB,
  'see the orders': 211 * KIB,
  'sign in and see the orders': 218 * KIB,
  'sign in and see the orders, with their texts': 228 * KIB,
  'sign in, see and filter the orders': 261 * KIB,
  'editor, on demand': 75 * KIB,
  'charts, on demand': 25 * KIB,
  'grid, on demand': 22 * KIB,
  'all JavaScript': 1330 * KIB,
};
/** The one door to each heavy library. */
const doors = {
  'editor, on demand': '../portal-ui/src/editor/ProseEditor.tsx',
  'charts, on demand': '../portal-ui/src/charts/ChartCanvas.tsx',
  'grid, on demand': '../portal-ui/src/grid/GridCanvas.tsx',
};
const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

const texts = ['de', 'en'].map((language) => manifest[`../portal-core/src/i18n/${language}/first.ts`].file);
const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
const sizes = {
  'sign in': total(signIn),
  'see the orders': total(orders),
  'sign in and see the orders': total(signInAndOrders),
  'sign in and see the orders, with their texts':
    total(signInAndOrders) + Math.max(...texts.map((file) => gzip(file))),
  'sign in, see and filter the orders': total(withControls),
  ...Object.fromEntries(Object.entries(doors).map(([name, door]) => [name, sizeOnDemand(door)])),
  'all JavaScript': scripts.reduce((sum, name) => sum + gzip(join('assets', name)), 0),
};
let failed = false;
for (const [name, size] of Object.entries(sizes)) {
  const over = size > limits[name];
  failed ||= over;
  console.log(
    `${name}: ${(size / KIB).toFixed(1)} KiB of ${limits[name] / KIB} KiB${over ? ': too much' : ''}`,
  );
}
process.exit(failed ? 1 : 0);

/** The library's own chunk; too much when it is part of the first load, or has no chunk of its own. */
function sizeOnDemand(door) {
  const chunk = manifest[door];
  return chunk?.isDynamicEntry && !withControls.has(chunk.file) ? gzip(chunk.file) : Infinity;
}

function total(files) {
  return [...files].reduce((sum, file) => sum + gzip(file), 0);
}
