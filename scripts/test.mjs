// `npm test`: everything, on the real parts; the last line is the count. Arguments narrow it: `npm test -- portal-server flows`.
// `npm test -- --stress`: every story and flow ten times (`--stress=3`: three times), each flow in both languages
// and each story in both roots, while both cores are kept busy, to find what races.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { keepBusy } from './busy.mjs';
import { bin, ensureInstalled, root, run, runAside } from './workspace.mjs';

ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');
const { build } = await import('./build.mjs');

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const stress = process.argv.find((argument) => /^--stress(=\d+)?$/.test(argument));
const rounds = stress === undefined ? 1 : Number(stress.split('=')[1] ?? 10);
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, told once more before the last line: the place in the output where it failed may be long gone. */
const failures = [];
let broken = false;

/** What runs in Node has three workers on two cores: some of its tests wait, for a server that starts or a limit that passes. */
const inNode = [
  { projects: ['portal-core', 'portal-server', 'cli', 'host-app', 'portal-ui', 'cross'], workers: 3 },
];
/** Each in a process of its own: one would prepare the modules of both on one core, while the pages wait for them. */
const stories = [{ projects: ['stories'] }, { projects: ['stories-shadow'] }];
/** What runs in Node first, then the stories in the browser, so that they do not share the cores. */
const vitestTurns = stress === undefined ? [inNode, stories] : Array.from({ length: rounds }, () => stories);

process.env.KONTOR_CHROMIUM = await ensureChromium();
await build({ all: true });
// Tests that start a program take the built one.
process.env.KONTOR_TEST_BUILT = '1';
if (stress === undefined) process.env.KONTOR_STORIES_ONCE = '1';
const rest = stress === undefined ? () => {} : keepBusy();

for (const turn of vitestTurns) {
  const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
  const chosen = turn
    .map(({ projects, workers }) => ({ projects: projects.filter(isWanted), workers }))
    .filter(({ projects }) => projects.length > 0);
  await Promise.all(chosen.map((one, index) => runVitest(one, index === 0 ? run : runAside)));
}

if (wanted.length === 0 || wanted.includes('flows')) {
  const report = join(results, 'flows.json');
  const args = ['test', '--config', 'tests/playwright.config.ts', `--repeat-each=${rounds}`];
  const code = await run(bin('playwright'), args, {
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(stress !== undefined && { KONTOR_FLOWS_IN_BOTH: '1' }),
    },
  });
  const told = read(report);
  const stats = told?.stats;
  add(stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped);
  failures.push(...failuresOfFlows(told?.suites ?? []));
  if (code !== 0 && !stats?.unexpected) broken = true;
}

if (stress === undefined && (wanted.length === 0 || wanted.includes('faults'))) {
  for (const name of ['clock', 'corrupt', 'link', 'schemas', 'soak', 'undo']) {
    const code = await run(process.execPath, [join(root, 'scripts/faults', `${name}.mjs`), '--short']);
    add(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
    if (code !== 0) failures.push(`npm run faults -- ${name} --short`);
  }
}

await rest();
if (broken) {
  total.failed += 1;
  failures.push('A run ended with an error outside of its tests.');
}
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function runVitest({ projects, workers }, runProgram) {
  const report = join(results, `vitest-${projects[0]}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (workers !== undefined) args.push(`--maxWorkers=${workers}`);
  const code = await runProgram(bin('vitest'), [...args, ...projects.map((name) => `--project=${name}`)]);
  const counts = read(report);
  add(counts?.numPassedTests, counts?.numFailedTests, counts?.numPendingTests);
  failures.push(...failuresOfVitest(counts));
  if (code !== 0 && !counts?.numFailedTests) broken = true;
}

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
