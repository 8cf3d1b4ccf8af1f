// `npm test`: everything, on the real parts; the last line is the count. Arguments narrow it: `npm test -- server`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, ensureInstalled, root, run } from './workspace.mjs';

ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');
const { build } = await import('./build.mjs');

const wanted = process.argv.slice(2);
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, told once more before the last line: the place in the output where it failed may be long gone. */
const failures = [];
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
  failures.push(...failuresOfVitest(counts));
  if (code !== 0 && !counts?.numFailedTests) broken = true;
}

if (wanted.length === 0 || wanted.includes('flows')) {
  const report = join(results, 'flows.json');
  const code = await run(bin('playwright'), ['test', '--config', 'tests/playwright.config.ts'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const told = read(report);
  const stats = told?.stats;
  add(stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped);
  failures.push(...failuresOfFlows(told?.suites ?? []));
  if (code !== 0 && !stats?.unexpected) broken = true;
}

if (broken) {
  total.failed += 1;
  failures.push('A run ended with an error outside of its tests.');
}
for (const failure of failures) console.log(`failed: ${failure}`);
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

function failuresOfVitest(told) {
  return (told?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [`${file}\n${indented(message)}`];
    return failed.map((one) => `${file} › ${one.fullName}\n${indented(one.failureMessages.join('\n'))}`);
  });
}

function failuresOfFlows(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...failuresOfFlows(inner),
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results: all }) => all.flatMap(({ errors: own }) => own));
        return `${file} › ${title}\n${indented(errors.map(({ message }) => message).join('\n'))}`;
      }),
  ]);
}

/** The beginning of an error, without the colours of a terminal. */
function indented(text) {
  const lines = stripVTControlCharacters(text).split('\n').slice(0, 12);
  return lines.map((line) => `    ${line.slice(0, 300)}`).join('\n');
}

function add(passed = 0, failed = 0, skipped = 0) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
