// A feature has one name: every folder of a package's src is a word of docs/dictionary.md, and files keep to the known roles.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const dictionary = readFileSync(join(root, 'docs/dictionary.md'), 'utf8');
const known = new Set([...dictionary.matchAll(/`([a-z][a-z0-9-]*)`/g)].map((match) => match[1]));
const vague = /^(utils?|helpers?|misc|common)\.tsx?$/;
const problems = [];

for (const name of ['portal-core', 'portal-ui', 'host-app', 'portal-server', 'cli']) {
  const source = join(root, 'packages', name, 'src');
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (entry.isDirectory() && !known.has(entry.name)) {
      problems.push(
        `packages/${name}/src/${entry.name}: not in docs/dictionary.md. Use the feature's word, or add it there.`,
      );
    }
  }
  for (const file of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const inCatalogue = file.parentPath.includes('i18n');
    if (file.isFile() && vague.test(file.name) && !inCatalogue) {
      problems.push(`${join(file.parentPath, file.name)}: name the concept, not a drawer.`);
    }
  }
}

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
