// One way into a folder, and by feature into portal-core: product code, tests and stories enter another folder of their package through its index.ts, where the name is spelled.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './workspace.mjs';

/** In each of them folders import each other in one direction only: an index in a cycle of folders would be a cycle of files. */
const PACKAGES = ['portal-core', 'portal-ui', 'host-app', 'portal-server', 'cli'];
const STATIC = /(?:\bfrom\s*|^import\s+)'(\.[^']+)'/gm;
const LAZY = /\bimport\s*\(\s*'(\.[^']+)'/g;
const ROOT = /\bfrom\s*'@kontor\/portal-core'/;
const STAR = /^export\s+(?:type\s+)?\*\s+from\b/m;

const problems = [];
for (const name of PACKAGES) {
  const source = join(root, 'packages', name, 'src');
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.tsx?$/.test(entry.name)) check(name, source, join(entry.parentPath, entry.name));
  }
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function check(name, source, file) {
  const text = readFileSync(file, 'utf8');
  const place = relative(root, file);
  if (ROOT.test(text))
    problems.push(`${place}: enter by feature (@kontor/portal-core/orders): the root is what partners use.`);
  if (STAR.test(text)) problems.push(`${place}: spell the names instead of \`export *\`.`);
  for (const [, target] of [...text.matchAll(STATIC), ...text.matchAll(LAZY)]) {
    const path = relative(join(root, 'packages'), resolve(dirname(file), target)).split(sep);
    if (path[0] !== '..' && path[0] !== name)
      problems.push(
        `${place}: ${target} is a file of another package: take what @kontor/${path[0]} exports.`,
      );
  }
  const from = folderOf(source, file);
  // Builders and fakes stand in for what they build; what is beside a folder, such as main.ts, stands on its roof.
  if (from === 'testing') return;
  for (const [, target] of text.matchAll(STATIC)) {
    const to = folderOf(source, resolve(dirname(file), target));
    if (to !== null && to !== 'testing' && to !== from && !isIndex(source, file, target, to))
      problems.push(`${place}: take ${target} from ${to}/index.js, and spell the name there.`);
  }
  for (const [, target] of text.matchAll(LAZY)) {
    const to = folderOf(source, resolve(dirname(file), target));
    if (to !== null && to !== from && isIndex(source, file, target, to))
      problems.push(`${place}: fetch the file on demand, not ${target}: all of an index would come along.`);
  }
}

function isIndex(source, file, target, folder) {
  return resolve(dirname(file), target) === join(source, folder, 'index.js');
}

/** The top-level folder a path stands in; null for what stands beside the folders. */
function folderOf(source, path) {
  const parts = relative(source, path).split(sep);
  return parts.length > 1 && parts[0] !== '..' ? parts[0] : null;
}
