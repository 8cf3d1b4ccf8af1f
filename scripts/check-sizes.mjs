// Gzip bytes of JavaScript: what one needs to sign in and see the orders, what each heavy library adds when it is asked for, and all there is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './workspace.mjs';

const KIB = 1024;
const limits = {
  'sign in and see the orders': 212 * KIB,
  'editor, on demand': 75 * KIB,
  'charts, on demand': 27 * KIB,
  'grid, on demand': 30 * KIB,
  'all JavaScript': 756 * KIB,
};
/** The one door to each heavy library. */
const doors = {
  'editor, on demand': '../portal-ui/src/editor/ProseEditor.tsx',
  'charts, on demand': '../portal-ui/src/charts/ChartCanvas.tsx',
  'grid, on demand': '../portal-ui/src/grid/GridCanvas.tsx',
};
const dist = join(root, 'packages/host-app/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

const first = new Set();
const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
const routes = Object.entries(manifest).filter(([name]) => /(SignIn|Orders)(Page|Route)?\.tsx$/.test(name));
for (const chunk of [entry, ...routes.map(([, chunk]) => chunk)]) collect(chunk);

const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
const sizes = {
  'sign in and see the orders': [...first].reduce((sum, file) => sum + gzip(file), 0),
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
  return chunk?.isDynamicEntry && !first.has(chunk.file) ? gzip(chunk.file) : Infinity;
}

function collect(chunk) {
  if (!chunk || first.has(chunk.file)) return;
  first.add(chunk.file);
  for (const name of chunk.imports ?? []) collect(manifest[name]);
}
