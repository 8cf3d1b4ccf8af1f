// Sends odd bodies, finds, tokens, HTML and files: the tests of `npm test`, with 200 requests of each call on each engine unless short, and as
// many times more of the others. The line is theirs: no 500, nothing unexpected in the log, no row of another merchant, nothing that runs.
import { join } from 'node:path';
import { bin, root, run } from '../workspace.mjs';

const asked = process.argv.find((argument) => /^--runs=\d+$/.test(argument))?.split('=')[1];
const runs = asked ?? (process.argv.includes('--short') ? '10' : '200');
const env = { ...process.env, KONTOR_FUZZ_RUNS: runs };
const tests = [
  'packages/portal-server/src/http/fuzz.test.ts',
  'packages/portal-server/src/http/fuzz-finds.test.ts',
  'packages/portal-server/src/http/forged-tokens.test.ts',
  'packages/portal-server/src/rich-text/hostile-html.test.ts',
  'tests/import/odd-bytes.test.ts',
];
const options = ['--project=portal-server', '--project=cross', '--reporter=dot', '--testTimeout=3600000'];
const code = await run(bin('vitest'), ['run', ...options, ...tests.map((test) => join(root, test))], { env });
console.log(
  `${runs} requests of every call and find on each engine, ${Number(runs) * 10} tokens, ${Number(runs) * 100} HTML texts`,
);
process.exit(code);
