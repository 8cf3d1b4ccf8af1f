// Sends odd bodies, parameters and queries to every call of the contract: the test of `npm test`, with 200 requests of each call on each engine
// unless short. The line is its: no 500, nothing unexpected in the log.
import { join } from 'node:path';
import { bin, root, run } from '../workspace.mjs';

const runs = process.argv.includes('--short') ? '10' : '200';
const env = { ...process.env, KONTOR_FUZZ_RUNS: runs };
const test = join(root, 'packages/portal-server/src/http/fuzz.test.ts');
const code = await run(
  bin('vitest'),
  ['run', '--project=portal-server', '--reporter=dot', '--testTimeout=600000', test],
  {
    env,
  },
);
console.log(`${runs} requests of every call on each engine`);
process.exit(code);
