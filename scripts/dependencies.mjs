// `npm run dependencies`: writes the table of direct dependencies in docs/security.md; `--check` compares it instead.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const PACKAGES = ['portal-core', 'portal-server', 'cli', 'portal-ui', 'host-app'];
/** What the metadata of a package does not tell. */
const NOTES = { sqlite3: '**archived**, see below' };
const BEGIN = '<!-- dependencies -->';
const END = '<!-- /dependencies -->';

const users = new Map();
for (const name of PACKAGES) {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
  } = readJson(join('packages', name, 'package.json'));
  for (const one of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    if (!one.startsWith('@kontor/')) users.set(one, [...(users.get(one) ?? []), name]);
}

const rows = [...users].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, by]) => rowOf(name, by));
const head = ['package', 'version', 'licence', 'used by', ''];
const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const file = join(root, 'docs/security.md');
const text = readFileSync(file, 'utf8');
const [before, rest] = text.split(BEGIN);
const [present, after] = rest.split(END);
if (!process.argv.includes('--check')) writeFileSync(file, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
else if (cells(present) !== cells(table)) {
  console.error('docs/security.md tells other dependencies than are installed: npm run dependencies');
  process.exit(1);
}

function rowOf(name, by) {
  // A package may have its own version of a library.
  const own = by
    .map((each) => join('packages', each, 'node_modules', name))
    .find((path) => existsSync(join(root, path)));
  const { version, license } = readJson(join(own ?? join('node_modules', name), 'package.json'));
  return [`\`${name}\``, version, license, by.join(', '), NOTES[name] ?? ''];
}

/** The table without the blanks that the formatter puts between. */
function cells(markdown) {
  return markdown.replaceAll(/[ -]+/g, '').trim();
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
