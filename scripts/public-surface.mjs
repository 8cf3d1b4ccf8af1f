// The names each published package exports stand in docs/public-surface.md; a change of them shows in review. `--write` renews it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** Most names the published packages may promise; a name used by nobody outside its package is none of them. */
const MOST_NAMES = 1027;

let count = 0;
const lines = [
  '# Public surface',
  '',
  'What may be imported from the published packages. Renewed with `node scripts/public-surface.mjs --write`.',
];
for (const name of ['portal-core', 'portal-ui']) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  for (const [entry, target] of Object.entries(exports)) {
    if (!target.types) continue;
    lines.push('', `## \`@kontor/${name}${entry.slice(1)}\``, '');
    const names = [...exportedNames(join(root, 'packages', name, target.types))].sort();
    count += names.length;
    lines.push(...names.map((exported) => `- \`${exported}\``));
  }
}
const text = `${lines.join('\n')}\n`;
const file = join(root, 'docs/public-surface.md');
if (count > MOST_NAMES) {
  console.error(
    `The public surface has ${count} names of at most ${MOST_NAMES}: leave out what no other package needs.`,
  );
  process.exit(1);
}
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
