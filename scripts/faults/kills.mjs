// Kills server and command line with SIGKILL in the middle of imports and of single orders: the tests of `npm test`, more often. The line is
// theirs: nothing lost, doubled or half-written. `--kills=100` says how often; 100 unless short.
import { join } from 'node:path';
import { bin, root, run } from '../workspace.mjs';

const asked = process.argv.find((argument) => /^--kills=\d+$/.test(argument))?.split('=')[1];
const kills = asked ?? (process.argv.includes('--short') ? '3' : '100');
const env = { ...process.env, KONTOR_TEST_BUILT: '1', KONTOR_KILLS: kills, KONTOR_SERVER_KILLS: kills };
const tests = ['tests/cli/kill.test.ts', 'tests/doors/killed-server.test.ts'].map((path) => join(root, path));
const timeout = String(60_000 + Number(kills) * 60_000);
const code = await run(bin('vitest'), ['run', '--project=cross', `--testTimeout=${timeout}`, ...tests], {
  env,
});
console.log(`${kills} kills of the import, ${kills} of the server among single orders`);
process.exit(code);
