// `npm run bench`: every figure against its limit, measured in one run on one machine. Names narrow it: `npm run bench -- R1 R5`.
import { join } from 'node:path';
import { bin, ensureInstalled, root, run } from './workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build();

const source = (file) => () =>
  run(bin('tsx'), ['--conditions=kontor-source', join(root, 'packages/portal-server/bench', file)]);
const ofCore = (file) => () =>
  run(bin('tsx'), ['--conditions=kontor-source', join(root, 'packages/portal-core/bench', file)]);
const built = (file) => () => run(process.execPath, [join(root, 'packages/cli/bench', file)]);

const benches = {
  R1: ['find a page of orders, beside Koa answering from memory', source('orders-find.bench.ts')],
  R4: ['search all orders, beside reading every one', source('orders-search.bench.ts')],
  lists: ['lists that a screen can ask for, beside reading everything once', source('lists.bench.ts')],
  R5: ['import by the command line, beside sqlite3 .import', built('import.mjs')],
  R6: ['dry run of an import, beside csv-parse', built('dry-run.mjs')],
  R7: ['export of all orders, beside sqlite3 -csv', source('orders-export.bench.ts')],
  start: ['start of the command line, beside Node doing nothing', built('start.mjs')],
  forecast: [
    'foretell the sales of a real shop, beside a mean and exponential smoothing',
    ofCore('forecast.bench.ts'),
  ],
  erp: ['100,000 changes of stock, beside finding orders', source('erp.bench.ts')],
  training: ['find orders while the demand of 5,000 products is learned', source('stock-risk.bench.ts')],
};

const wanted = process.argv.slice(2);
let missed = 0;
for (const [name, [what, measure]] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name} ${what}`);
  if ((await measure()) !== 0) missed += 1;
}
console.log(missed === 0 ? '\nEvery limit is kept.' : `\n${missed} of the limits are missed.`);
process.exit(missed === 0 ? 0 : 1);
