// Figures of the code, each with the limit it has reached. `--list` names the places behind them. Lower a limit when a change brings its figure down.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root, sourcesOf } from './workspace.mjs';

const LIMITS = {
  'lines of the longest file': 399,
  'lines of nine functions of ten': 16,
  'functions over 60 lines': 26,
  'casts in portal-core': 103,
  'casts in portal-ui': 89,
  'casts in host-app': 5,
  'casts in portal-server': 80,
  'casts in cli': 29,
  'uses of any': 4,
  'lines that stand twice': 368,
};
/** Tests, stories, style sheets, texts, demo data, migrations and the names an index gives out are not measured: they are lists by nature. */
const NOT_MEASURED = /\.(test|stories|styles)\.tsx?$|\/index\.ts$|\/(testing|i18n|demo|migrations|bench)\//;
const PACKAGES = ['portal-core', 'portal-ui', 'host-app', 'portal-server', 'cli'];
const LONG_FUNCTION = 60;
const SAME_LINES = 6;

/** Where each figure comes from: `{ amount, place }`, by kind. */
const found = { files: [], functions: [], 'uses of any': [], 'lines that stand twice': [] };
for (const name of PACKAGES) {
  found[`casts in ${name}`] = [];
  for (const file of sourcesOf(name)) if (!NOT_MEASURED.test(file)) measure(name, file);
}
found['lines that stand twice'] = duplicates();

const isLong = ({ amount }) => amount > LONG_FUNCTION;
const lengths = found.functions.map(({ amount }) => amount).sort((a, b) => a - b);
const special = {
  'lines of the longest file': {
    kind: 'files',
    reached: Math.max(...found.files.map(({ amount }) => amount)),
  },
  'lines of nine functions of ten': { kind: 'functions', reached: lengths[Math.floor(lengths.length * 0.9)] },
  'functions over 60 lines': { kind: 'functions', reached: found.functions.filter(isLong).length },
};

const isList = process.argv.includes('--list');
let failed = false;
for (const [figure, limit] of Object.entries(LIMITS)) {
  const { kind, reached } = special[figure] ?? { kind: figure, reached: sum(found[figure]) };
  if (isList) list(`${figure}: ${reached} of ${limit}`, found[kind]);
  if (reached <= limit) continue;
  failed = true;
  console.error(
    `${figure}: ${reached}, more than ${limit}. \`node scripts/check-figures.mjs --list\` says where.`,
  );
}
process.exit(failed ? 1 : 0);

function measure(name, path) {
  const text = readFileSync(path, 'utf8');
  const lineOf = (offset) => text.slice(0, offset).split('\n').length;
  const placeOf = (node) => `${relative(root, path)}:${lineOf(node.start)}`;
  const ofFunction = (node) =>
    found.functions.push({ amount: lineOf(node.end) - lineOf(node.start) + 1, place: placeOf(node) });
  found.files.push({ amount: lineOf(text.length) - 1, place: relative(root, path) });
  new Visitor({
    FunctionDeclaration: ofFunction,
    FunctionExpression: ofFunction,
    ArrowFunctionExpression: ofFunction,
    TSAnyKeyword: (node) => found['uses of any'].push({ amount: 1, place: placeOf(node) }),
    TSAsExpression(node) {
      const { start, end } = node.typeAnnotation;
      if (text.slice(start, end) !== 'const')
        found[`casts in ${name}`].push({ amount: 1, place: placeOf(node) });
    },
  }).visit(parseSync(path, text).program);
}

/**
 * Lines of six and more in a row that stand in two places, both counted; blank lines, comments and imports aside.
 */
function duplicates() {
  const places = new Map();
  const measured = PACKAGES.flatMap(sourcesOf).filter((file) => !NOT_MEASURED.test(file));
  const linesOf = new Map(measured.map((file) => [file, plainLines(file)]));
  const windowsOf = (lines) => lines.slice(SAME_LINES - 1).map((_, at) => lines.slice(at, at + SAME_LINES));
  for (const lines of linesOf.values())
    for (const window of windowsOf(lines)) places.set(`${window}`, (places.get(`${window}`) ?? 0) + 1);
  return measured.flatMap((file) => {
    const twice = new Set();
    windowsOf(linesOf.get(file)).forEach((window, at) => {
      if (places.get(`${window}`) > 1) window.forEach((_, line) => twice.add(at + line));
    });
    return twice.size === 0 ? [] : [{ amount: twice.size, place: relative(root, file) }];
  });
}

function plainLines(file) {
  const code = readFileSync(file, 'utf8').replaceAll(/^import [^;]*;$|\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return code.split('\n').flatMap((line) => line.trim() || []);
}

function list(title, places) {
  console.log(title);
  const most = places.toSorted((a, b) => b.amount - a.amount).slice(0, 40);
  for (const { amount, place } of most) console.log(`  ${amount} ${place}`);
}

function sum(places) {
  return places.reduce((total, { amount }) => total + amount, 0);
}
