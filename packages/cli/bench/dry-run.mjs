// R6: how fast `kontor orders import --dry-run --offline` reads, checks and plans a German order file, beside csv-parse reading the same
// file into bare objects. Medians of alternating runs; rates are of CPU seconds too, which a busy machine does not blur.
// Needs the built command line: `npm run build`. Ends with 1 when a limit is missed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, report } from './figures.mjs';
import { writeGermanRows } from './german-rows.mjs';
import { measured } from './measured.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SIZES = (process.env.KONTOR_BENCH_ROWS ?? '100000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env.KONTOR_BENCH_ROUNDS ?? 3);

async function compare(file, rows, rounds) {
  const runs = { dryRun: [], csvParse: [] };
  for (let round = 0; round < rounds; round += 1) {
    const flags = ['orders', 'import', file, '--dry-run', '--offline', '--quiet'];
    runs.dryRun.push(await measured(here('../bin/kontor.js'), flags));
    runs.csvParse.push(await measured(here('./csv-parse-objects.mjs'), [file]));
  }
  const of = (list) => ({
    rowsPerSecond: Math.round(rows / median(list.map(({ seconds }) => seconds))),
    rowsPerCpuSecond: Math.round(rows / median(list.map(({ cpu }) => cpu))),
    megabytes: Math.round(median(list.map(({ megabytes }) => megabytes))),
  });
  const [dryRun, csvParse] = [of(runs.dryRun), of(runs.csvParse)];
  return { rows, dryRun, csvParse };
}

function reportSize({ rows, dryRun, csvParse }) {
  const size = rows.toLocaleString('en');
  report(`csv-parse, ${size} rows, rows/s`, csvParse.rowsPerSecond);
  report(`dry run, ${size} rows, rows/s`, dryRun.rowsPerSecond);
  report('  wall clock, over csv-parse', dryRun.rowsPerSecond / csvParse.rowsPerSecond);
  const cpuRatio = dryRun.rowsPerCpuSecond / csvParse.rowsPerCpuSecond;
  const fast = report('  CPU time, over csv-parse', cpuRatio, { atLeast: 3 });
  return report('  memory, MB', dryRun.megabytes, { atMost: 150 }) && fast;
}

if (!existsSync(here('../dist/run.js'))) {
  process.stderr.write('The command line is not built: npm run build\n');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
try {
  const sizes = [];
  let kept = true;
  for (const rows of SIZES) {
    const file = join(folder, `${rows}.csv`);
    await writeGermanRows(file, rows);
    sizes.push(await compare(file, rows, rows > 500_000 ? 1 : ROUNDS));
    kept = reportSize(sizes.at(-1)) && kept;
  }
  const growth = sizes.at(-1).dryRun.megabytes / sizes[0].dryRun.megabytes;
  kept = report('memory of the largest over the smallest', growth, { atMost: 1.15 }) && kept;
  process.exitCode = kept ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
