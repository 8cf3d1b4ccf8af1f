// `npm test`: everything, on the real parts; the last line is the count. Arguments narrow it: `npm test -- server`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureInstalled, root, run } from './workspace.mjs';

ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');
const { build } = await import('./build.mjs');

const wanted = process.argv.slice(2);
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
let broken = false;

/** What runs in Node first, then the stories in the browser, so that they do not share the cores. */
const vitestRuns = [
  ['portal-core', 'portal-server', 'cli', 'host-app', 'portal-ui', 'cross'],
  ['stories', 'stories-shadow'],
];

process.env.KONTOR_CHROMIUM = await ensureChromium();
await build({ all: true });
// Tests that start a program take the built one.
process.env.KONTOR_TEST_BUILT = '1';

for (const projects of vitestRuns) {
  const chosen = projects.filter((name) => wanted.length === 0 || wanted.includes(name));
  if (chosen.length === 0) continue;
  const report = join(results, `vitest-${chosen[0]}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(bin('vitest'), [...args, ...chosen.map((name) => `--project=${name}`)]);
  const counts = read(report);
  add(counts?.numPassedTests, counts?.numFailedTests, counts?.numPendingTests);
  if (code !== 0 && !counts?.numFailedTests) broken = true;
}

if (wanted.length === 0 || wanted.includes('flows')) {
  const report = join(results, 'flows.json');
  const code = await run(bin('playwright'), ['test', '--config', 'tests/playwright.config.ts'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const stats = read(report)?.stats;
  add(stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped);
  if (code !== 0 && !stats?.unexpected) broken = true;
}

if (broken) total.failed += 1;
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function add(passed = 0, failed = 0, skipped = 0) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
