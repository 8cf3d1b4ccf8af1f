// How much CPU time the command line takes to start: `kontor --help`, and the dry run of a small file, beside Node doing nothing. The
// least of alternating runs. Needs the built command line: `npm run build`. Ends with 1 when a limit is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from './figures.mjs';
import { writeGermanRows } from './german-rows.mjs';
import { measured } from './measured.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ROUNDS = Number(process.env.KONTOR_BENCH_ROUNDS ?? 15);

const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
try {
  const file = join(folder, 'small.csv');
  await writeGermanRows(file, 1000);
  const kontor = here('../bin/kontor.js');
  const programs = {
    node: ['-e', ['0']],
    help: [kontor, ['--help']],
    dryRun: [kontor, ['orders', 'import', file, '--dry-run', '--offline', '--quiet']],
  };
  const least = { node: Infinity, help: Infinity, dryRun: Infinity };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, [program, args]] of Object.entries(programs))
      least[name] = Math.min(least[name], (await measured(program, args)).cpu);
  report('Node doing nothing, ms of CPU', 1000 * least.node);
  const help = report('kontor --help, over Node', least.help / least.node, { atMost: 1.6 });
  const dryRun = report('dry run of 1,000 rows, over Node', least.dryRun / least.node, { atMost: 8 });
  process.exitCode = help && dryRun ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
