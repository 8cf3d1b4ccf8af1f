// `npm run faults`: breaks the product on purpose and looks what is lost. Every program beside this one prints figures and ends with 1 when
// its line is missed. `npm run faults -- corrupt schemas` runs those; `--short` the short form of each, as in `npm test`.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from '../build.mjs';
import { ensureInstalled, root, run } from '../workspace.mjs';

ensureInstalled();
await build();
const folder = join(root, 'scripts/faults');
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')
  .map((name) => basename(name, '.mjs'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const name of asked.length > 0 ? asked : all) {
  console.log(`== ${name}`);
  const code = await run(process.execPath, [join(folder, `${name}.mjs`), ...options]);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
