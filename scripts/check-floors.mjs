// Folders of a package, and the rooms inside a folder, stand on floors: what one imports, with types and lazy imports, never leads back to it. `--list` shows the imports that do.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './workspace.mjs';

/** Most folders that may stand in one cycle. */
const LIMITS = { 'portal-core': 1, 'portal-ui': 1, 'host-app': 1, 'portal-server': 1, cli: 1 };
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)'(\.[^']+)'/gm;
const isList = process.argv.includes('--list');

let failed = false;
for (const [name, limit] of Object.entries(LIMITS)) {
  for (const place of placesOf(join(root, 'packages', name, 'src'))) {
    const arrows = arrowsOf(place);
    const cycles = cyclesOf(arrows);
    const largest = Math.max(1, ...cycles.map((cycle) => cycle.length));
    if (largest > limit || isList) {
      for (const cycle of cycles)
        console.error(`${relative(root, place)}: ${cycle.sort().join(', ')} import each other`);
      if (isList) tell(arrows, cycles);
    }
    failed ||= largest > limit;
  }
}
process.exit(failed && !isList ? 1 : 0);

/** A package's source, and every folder in it whose files stand in rooms of their own. */
function placesOf(source) {
  const inside = readdirSync(source, { recursive: true, withFileTypes: true });
  const folders = inside
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  const rooms = (folder) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [source, ...folders.filter((folder) => rooms(folder).length > 1)];
}

/** Which folder imports which: a map of maps, from folder to folder to the importing files. Files beside the folders are the roof and count as none. */
function arrowsOf(source) {
  const arrows = new Map();
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.(test|stories)\.tsx?$/.test(entry.name))
      continue;
    const file = join(entry.parentPath, entry.name);
    const from = folderOf(source, file);
    if (from === null || from === 'testing') continue;
    for (const [, target] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = folderOf(source, resolve(dirname(file), target));
      if (to === null || to === from) continue;
      const byTarget = arrows.get(from) ?? arrows.set(from, new Map()).get(from);
      byTarget.set(to, [...(byTarget.get(to) ?? []), `${relative(source, file)} -> ${target}`]);
    }
  }
  return arrows;
}

function folderOf(source, path) {
  const parts = relative(source, path).split(sep);
  return parts.length > 1 && parts[0] !== '..' ? parts[0] : null;
}

/** Sets of more than one folder that reach each other (Tarjan). */
function cyclesOf(arrows) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of arrows.get(node)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const cycle = stack.splice(stack.indexOf(node));
    if (cycle.length > 1) found.push(cycle);
  };
  for (const node of arrows.keys()) if (!index.has(node)) visit(node);
  return found;
}

function tell(arrows, cycles) {
  for (const cycle of cycles)
    for (const from of cycle)
      for (const [to, files] of arrows.get(from) ?? [])
        if (cycle.includes(to))
          console.log(`  ${from} -> ${to}: ${files.length}  ${files.slice(0, 3).join(' | ')}`);
}
