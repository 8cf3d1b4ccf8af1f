// The server asks the database in stores (`*.store.ts`), in `erp/` and in `db/` only; a store speaks one voice; the ERP's tables are named in `erp/` (decision 23).
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './workspace.mjs';

const source = join(root, 'packages/portal-server/src');
/** Where every table may be named in any voice: what makes the tables, what fills them for show or for tests. */
const FREE = /^(db|demo|testing)\/|\.test\.ts$/;
const STORE = /\.(store|model)\.ts$/;
const ERP_TABLE = /\berp_(orders|order_items|products|stock|warehouses|addresses|inbound_items)\b/;
const VOICES = {
  'the query builder': /\b(?:trx|read|connection)(?:<[^>]*>)?\(\s*['"`]|\.raw\(|\bselectFrom\b/,
  'the sql tag': /from '[^']*\/db\/(?:sql\/(?:sql|rows|page-rows)|json-query)\.js'/,
  'a model': /from '(?:[^']*\.model\.js|objection)'/,
};
/** The drivers, each named by the file that opens its pools: whoever replaces one changes that file. */
const DRIVER = /from '(?:sqlite3|better-sqlite3|node:sqlite|pg)'|import\('(?:sqlite3|pg)'\)|\bclient: '/;
const DOORS = ['db/connection.ts', 'db/postgres-pools.ts', 'db/sqlite-pools.ts'];
/** What stores share beside their voice. */
const HELPERS = /from '[^']*\/db\/(?:one-row|page-of|scoped|sql\/insert-set)\.js'/;

const problems = [];
for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
  const file = join(entry.parentPath, entry.name);
  const path = relative(source, file).split(sep).join('/');
  const text = readFileSync(file, 'utf8');
  if (!DOORS.includes(path) && !path.endsWith('.test.ts') && DRIVER.test(text))
    problems.push(`${relative(root, file)} names a driver: take connections from ${DOORS[0]}.`);
  if (FREE.test(path)) continue;
  const found = problemsOf(path, text);
  problems.push(...found.map((problem) => `${relative(root, file)} ${problem}`));
}

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function problemsOf(path, text) {
  if (path.startsWith('erp/'))
    return VOICES['the query builder'].test(text)
      ? ['speaks the query builder: erp/ speaks the sql tag.']
      : [];
  const voices = Object.keys(VOICES).filter((voice) => VOICES[voice].test(text));
  const table = ERP_TABLE.exec(text)?.[0];
  const found = table ? [`names ${table}: take what it holds from a function of erp/.`] : [];
  if (!STORE.test(path) && (voices.length > 0 || HELPERS.test(text)))
    found.push(
      `uses ${voices.join(' and ') || 'a helper of stores'}: say what is asked in a store beside it.`,
    );
  if (STORE.test(path) && voices.length > 1)
    found.push(`speaks ${voices.join(' and ')}: choose one of them for the whole store.`);
  return found;
}
