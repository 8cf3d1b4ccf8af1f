// The names each published package exports stand in docs/public-surface.md; a change of them shows in review. `--write` renews it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** Most names of each kind, with room for one feature of `npm run new-feature`. What is used by nobody outside its package is neither. */
const MOST_NAMES = { 'promised to partners': 580, "within Kontor's own packages": 985 };
/** Entries of portal-core that are promised; the others are doors by which the packages of the same version enter a feature. */
const PROMISED = new Set(['.', './contract', './countries', './erp', './order-import']);

const counts = { 'promised to partners': 0, "within Kontor's own packages": 0 };
const lists = { 'promised to partners': [], "within Kontor's own packages": [] };
for (const name of ['portal-core', 'portal-ui']) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  for (const [entry, target] of Object.entries(exports)) {
    if (!target.types) continue;
    const isPromised = name === 'portal-ui' || PROMISED.has(entry);
    const kind = isPromised ? 'promised to partners' : "within Kontor's own packages";
    const names = [...exportedNames(join(root, 'packages', name, target.types))].sort();
    counts[kind] += names.length;
    lists[kind].push('', `## \`@kontor/${name}${entry.slice(1)}\``, '');
    lists[kind].push(...names.map((exported) => `- \`${exported}\``));
  }
}
const text = [
  '# Public surface',
  '',
  'What may be imported from the published packages. Renewed with `node scripts/public-surface.mjs --write`.',
  ...lists['promised to partners'],
  '',
  "# Doors of Kontor's own packages",
  '',
  'The packages have one version and enter a feature of portal-core here. Nothing of it is promised to others.',
  ...lists["within Kontor's own packages"],
  '',
].join('\n');
const file = join(root, 'docs/public-surface.md');
const tooMany = Object.entries(counts).filter(([kind, count]) => count > MOST_NAMES[kind]);
for (const [kind, count] of tooMany)
  console.error(`${count} names ${kind}, of at most ${MOST_NAMES[kind]}: leave out what nobody needs.`);
if (tooMany.length > 0) process.exit(1);
if (process.argv.includes('--write')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error(
    'The public surface changed: look at it, then run `node scripts/public-surface.mjs --write`.',
  );
  process.exit(1);
}

/** Names a declaration file exports. */
function exportedNames(file) {
  const names = new Set();
  const text = readFileSync(file, 'utf8');
  for (const [, list] of text.matchAll(/export (?:type )?\{([^}]*)\}/g)) {
    for (const part of list.split(',')) {
      const exported = part
        .replace(/^\s*type\s+/, '')
        .split(' as ')
        .at(-1)
        .trim();
      if (exported) names.add(exported);
    }
  }
  const declared = /export (?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum) (\w+)/g;
  for (const [, exported] of text.matchAll(declared)) names.add(exported);
  return names;
}
